import { expectAccessible } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import type { KerfServer } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MessagesPage } from '../../pages/messages.ts'
import { RfqsPage } from '../../pages/rfqs.ts'

/** A buyer who wrote about an RFQ of the company, and in general, with the owner who can remove them. */
async function makeBuyer({ kerf, api }: { kerf: KerfServer; api: Api }) {
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner', 'Mara Lindqvist')
  const buyer = await makeMember(api, company, 'buyer', 'Ines Roth')
  const { id: rfqId } = await api.submitRfq(buyer.token, { projectName: 'Seal carrier SC-18' })
  const { conversationId } = await api.write(buyer.token, 'May the bores be reamed?', { rfqId })
  await api.write(buyer.token, 'Are you open over Christmas?')
  return {
    company,
    owner,
    buyer,
    rfqId,
    conversationId,
    remove: () => api.call('DELETE', `/api/company/members/${buyer.id}`, owner.token),
  }
}

test('a removed member loses access to its conversations, and keeps their own', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  const { buyer, rfqId, conversationId, remove } = await makeBuyer({ kerf, api })
  const page = await openBrowser(buyer.token)
  const messages = new MessagesPage(page)
  await messages.open(`?conversation=${conversationId}`)
  await expect(messages.messages).toContainText('May the bores be reamed?')
  await expect(messages.list.getByRole('listitem')).toHaveCount(2)

  await test.step('at once, where they are open', async () => {
    watch.announce(404, new RegExp(`^/api/conversations/${conversationId}`))
    await remove()
    await expect(messages.list.getByRole('listitem')).toHaveCount(1)
    await expect(messages.thread).toContainText('Only members of the company see this')
    await expect(page.getByText('May the bores be reamed?')).toHaveCount(0)
    await expectAccessible(page, 'the messages of somebody who was just removed')
  })
  await test.step('and by no other way', async () => {
    await messages.open(`?rfq=${rfqId}`)
    await expect(messages.thread).toContainText('Only members of the company see this')
    await expect(messages.composer.form).toHaveCount(0)
    const rfqs = new RfqsPage(page)
    await rfqs.open(`?rfq=${rfqId}`)
    await expect(rfqs.details).toContainText('Seal carrier SC-18')
    await expect(rfqs.details.getByRole('link', { name: 'Messages' })).toHaveCount(0)
  })
  await test.step('except for the general one, where they can still write', async () => {
    await messages.open()
    await messages.conversation('General').click()
    await expect(messages.messages).toContainText('Are you open over Christmas?')
    await messages.write('And at Easter?')
    await expect(messages.messages).toContainText('And at Easter?')
  })
})

test('admins see who has left the company that a conversation belongs to', async ({ api, kerf, openBrowser }) => {
  const { company, owner, rfqId, remove } = await makeBuyer({ kerf, api })
  const page = await openBrowser(await api.signInAdmin())
  const inbox = new MessagesPage(page)
  await inbox.open(`?rfq=${rfqId}`, 'admin')
  await expect(inbox.thread).toContainText(`Ines Roth, ${company.name}`)
  await remove()
  await api.write(owner.token, 'I take over from Ines.', { rfqId })
  await expect(inbox.messages).toContainText('I take over from Ines.')
  await expect(inbox.thread).toContainText('Ines Roth, who left the company')
  await expect(inbox.conversation('I take over from Ines.')).toContainText('Ines Roth, who left the company')
  await expectAccessible(page, 'a conversation whose beginner left')
})
