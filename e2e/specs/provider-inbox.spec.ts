import { expectAccessible, expectWell } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminRfqsPage } from '../pages/admin-rfqs.ts'
import { MessagesPage } from '../pages/messages.ts'

test("the provider's inbox while loading, after a failure, and with its conversations", async ({
  api,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const customer = await api.newCustomer('Noor Haddad')
  const { id } = await api.submitRfq(customer.token, { projectName: 'Worm gear WG-5' })
  await api.write(customer.token, 'Is bronze possible?', { rfqId: id })
  const page = await openBrowser(await api.signInAdmin())
  const inbox = new MessagesPage(page)
  await whileSlow(['conversations'], async () => {
    await inbox.open('', 'admin')
    await expect(inbox.placeholders).toBeVisible()
    await expectAccessible(page, 'the inbox while it loads')
  })
  await expect(inbox.conversation('Is bronze possible?')).toContainText('Noor Haddad')
  await whileBroken(['conversations'], async () => {
    await page.reload()
    await expect(inbox.failure('Failed to load conversations')).toBeVisible()
    await expectAccessible(page, 'the inbox that could not be loaded')
  })
  await inbox.retry('Failed to load conversations')
  await expect(inbox.conversation('Is bronze possible?')).toBeVisible()
  await inbox.searchBox('Search messages').fill('no such words anywhere')
  await expect(page.getByText('No conversations match')).toBeVisible()

  const rfqs = new AdminRfqsPage(page)
  await rfqs.open()
  await rfqs.view('Worm gear WG-5')
  await rfqs.panel.getByRole('link', { name: 'Messages' }).click()
  await expect(inbox.messages).toContainText('Is bronze possible?')
  await inbox.write('Yes, as CuSn12.')
  await expect(inbox.messages).toContainText('Yes, as CuSn12.')
  await expectAccessible(page, 'a conversation of the provider')
})

test('the inbox of the provider on a phone', { tag: '@narrow' }, async ({
  api,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const customer = await api.newCustomer('Noor Haddad')
  await api.write(customer.token, 'Are you open over Christmas?')
  const page = await openBrowser(await api.signInAdmin())
  const inbox = new MessagesPage(page)
  await whileSlow(['conversations'], async () => {
    await inbox.open('', 'admin')
    await expect(inbox.placeholders).toBeVisible()
    await expectWell(page, 'the inbox while it loads')
  })
  await expect(inbox.conversation('Are you open over Christmas?').first()).toBeVisible()
  await expectWell(page, 'the inbox')
  await whileBroken(['conversations'], async () => {
    await page.reload()
    await expect(inbox.failure('Failed to load conversations')).toBeVisible()
    await expectWell(page, 'the inbox that could not be loaded')
  })
  await inbox.retry('Failed to load conversations')
  await inbox.conversation('Are you open over Christmas?').first().click()
  await expect(inbox.composer.text).toBeVisible()
  await expectWell(page, 'a conversation of the provider')
})
