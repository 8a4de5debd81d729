import { readFile } from 'node:fs/promises'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import type { Account, Api } from '../../fixtures/api.ts'
import { bytesOf, fileOf, longPdf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MessagesPage } from '../../pages/messages.ts'
import { tabTo, tryAgain } from '../../pages/portal.ts'
import { RfqsPage } from '../../pages/rfqs.ts'

/** A customer with a conversation about an RFQ and a general one, of which only the general one has an answer. */
async function makeTalking(api: Api) {
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const { id } = await api.submitRfq(customer.token, { projectName: 'Impeller IM-7' })
  await api.write(customer.token, 'May the blades be 0.2 mm thinner?', { rfqId: id })
  await api.write(customer.token, 'Are you open over Christmas?')
  await api.write(admin, 'Yes, but for the 25th.', { customerId: customer.id })
  return { customer, admin, rfqId: id }
}

const messagesOf = async (api: Api, { token }: Account) => {
  const conversations = await api.json<{ id: string }[]>('GET', '/api/conversations', token)
  const lists = conversations.map(({ id }) =>
    api.json<{ body: string; files: unknown[] }[]>('GET', `/api/conversations/${id}/messages`, token),
  )
  return (await Promise.all(lists)).flat()
}

test('messages while loading, after a failure, and when there are none', async ({
  newcomer,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const page = await openBrowser(newcomer.token)
  const messages = new MessagesPage(page)
  await whileSlow(['conversations'], async () => {
    await messages.open()
    await expect(messages.placeholders).toBeVisible()
    await expectAccessible(page, 'messages while they load')
  })
  await expect(page.getByText('No messages yet')).toBeVisible()
  await expect(page.getByText('Choose a conversation')).toBeVisible()
  await expectAccessible(page, 'messages without any')
  await whileBroken(['conversations'], async () => {
    await page.reload()
    await expect(messages.failure('Failed to load conversations')).toBeVisible()
    await expectAccessible(page, 'messages that could not be loaded')
  })
  await messages.retry('Failed to load conversations')
  await expect(page.getByText('No messages yet')).toBeVisible()
})

test('a customer writes about an RFQ, the provider answers, and both see it without reloading', async ({
  api,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  await api.submitRfq(customer.token, { projectName: 'Impeller IM-7' })
  const page = await openBrowser(customer.token)
  const rfqs = new RfqsPage(page)
  await rfqs.open()
  await rfqs.row('Impeller IM-7').click()
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click()
  const mine = new MessagesPage(page)
  await expect(mine.thread).toContainText('Your first message begins the conversation.')
  await expectAccessible(page, 'a conversation that is not begun')
  const theirs = new MessagesPage(await openBrowser(await api.signInAdmin()))
  await theirs.open('', 'admin')
  await expect(theirs.heading('Messages')).toBeVisible()

  // Others of this Kerf write in their words.
  const question = `May the blades of ${customer.email} be thinner?`
  await mine.write(question)
  await expect(mine.messages).toContainText(question)
  await expect(mine.composer.text).toHaveValue('')
  await expect(mine.conversation('Impeller IM-7')).toContainText('You:')
  const waiting = theirs.conversation(question)
  await expect(waiting).toContainText('1 unread')
  await waiting.click()
  await expect(theirs.messages).toContainText(question)
  await expect(waiting).not.toContainText('unread')

  await mine.page.goto('/')
  await expect(mine.navigationLink('Messages')).toHaveText('Messages')
  await theirs.write('Yes, with 0.1 mm less at the root.')
  await expect(mine.navigationLink('Messages')).toContainText('1')
  await mine.go('Messages')
  await mine.conversation('Impeller IM-7').click()
  await expect(mine.messages).toContainText('Yes, with 0.1 mm less at the root.')
  await expect(mine.messages).toContainText('Provider')
  await expect(mine.navigationLink('Messages')).toHaveText('Messages')
  await expectAccessible(page, 'a conversation')
  await expectAccessible(theirs.page, "the provider's messages")
})

test('attachments are sent, shown and downloaded; invalid files are reported beforehand', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { customer } = await makeTalking(api)
  const page = await openBrowser(customer.token)
  const messages = new MessagesPage(page)
  await messages.open('?general=1')
  await expect(messages.messages).toContainText('Yes, but for the 25th.')
  const { text, files, chosen, send } = messages.composer
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await files.setInputFiles([
    fileOf('empty.pdf', ''),
    fileOf('notes.step', 'This is no drawing.'),
    fileOf('drawing.pdf', await readFile(samples.drawing)),
  ])
  await expect(chosen.getByRole('listitem')).toHaveCount(3)
  await expect(chosen.getByRole('alert')).toHaveCount(2)
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, 'a message with files that cannot be sent')
  for (const name of ['empty.pdf', 'notes.step']) await page.getByRole('button', { name: `Remove ${name}` }).click()
  await text.fill('x'.repeat(4001))
  await expect(messages.composer.form).toContainText('1 character too many')
  await text.fill('')
  await messages.go('My Orders')
  const question = page.getByRole('dialog', { name: 'Leave without sending?' })
  await expectAccessible(page, 'the question before chosen files are left')
  await question.getByRole('button', { name: 'Stay' }).click()
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(messages.messages.getByRole('link', { name: 'drawing.pdf' })).toBeVisible()
  await expect(chosen).toHaveCount(0)
  const download = page.waitForEvent('download')
  await messages.messages.getByRole('button', { name: 'Download drawing.pdf' }).click()
  expect(await bytesOf(await download)).toEqual(await readFile(samples.drawing))
})

test('a message whose upload is cut off is kept, and sent once on retry', async ({
  api,
  openBrowser,
  samples,
  watch,
  wire,
}) => {
  const { customer } = await makeTalking(api)
  const page = await openBrowser(customer.token, wire.url)
  const messages = new MessagesPage(page)
  await messages.open('?general=1')
  await expect(messages.messages).toContainText('Yes, but for the 25th.')
  const { text, files, chosen, retry } = messages.composer
  await files.setInputFiles(fileOf('plan.pdf', await longPdf(samples.drawing, 3_000_000)))
  await expect(chosen).toContainText('plan.pdf')
  watch.announceFailure(/^\/api\/messages$/)
  await wire.whileCut(1_000_000, async () => {
    await messages.write('Our shutdown plan.')
    await expect(messages.composer.form).toContainText('we do not know whether your message was sent')
    await expect(text).toHaveValue('Our shutdown plan.')
    await expect(chosen).toContainText('plan.pdf')
    await expectAccessible(page, 'a message that was not sent')
  })
  await retry.click()
  await expect(messages.messages.getByRole('link', { name: 'plan.pdf' })).toBeVisible()
  const sent = (await messagesOf(api, customer)).filter(({ body }) => body === 'Our shutdown plan.')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.files).toHaveLength(1)
})

test('conversations are searched and filtered through the address; a failed thread can be retried', async ({
  api,
  openBrowser,
  watch,
  whileBroken,
  whileSlow,
}) => {
  const { customer } = await makeTalking(api)
  const page = await openBrowser(customer.token)
  const messages = new MessagesPage(page)
  await messages.open()
  await expect(messages.list.getByRole('listitem')).toHaveCount(2)
  await messages.searchBox('Search messages').fill('thinner')
  await expect(messages.list.getByRole('listitem')).toHaveCount(1)
  await messages.choose('About', 'Requests')
  await expect(messages.list.locator('mark')).toHaveText('thinner')
  await expectAccessible(page, 'messages that were searched for')
  await page.reload()
  await expect(messages.searchBox('Search messages')).toHaveValue('thinner')
  await expect(messages.filter('About')).toHaveValue('rfq')
  await messages.choose('About', 'Orders')
  await expect(page.getByText('No conversations match')).toBeVisible()
  await messages.open('?unread=true')
  await expect(messages.list.getByRole('listitem')).toHaveCount(1)
  await expect(messages.conversation('General')).toContainText('1 unread')

  await tabTo(messages.conversation('General'))
  await page.keyboard.press('Enter')
  await expect(messages.messages).toContainText('Yes, but for the 25th.')
  const address = new URL(page.url()).search
  await whileSlow(['files'], async () => {
    await messages.open(address)
    await expect(messages.thread.locator('[aria-busy="true"]')).toBeVisible()
    await expectAccessible(page, 'a conversation that loads')
  })
  await whileBroken(['files'], async () => {
    await messages.open(address)
    await expect(messages.thread.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'a conversation that could not be loaded')
  })
  await tryAgain(messages.thread)
  await expect(messages.messages).toContainText('Yes, but for the 25th.')
  const missing = '01890000-0000-7000-8000-000000000000'
  watch.announce(404, `/api/conversations/${missing}`)
  await messages.open(`?conversation=${missing}`)
  await expect(messages.thread).toContainText('Conversation not found')
})

test('a phone shows either the list or the conversation', { tag: '@narrow' }, async ({ api, openBrowser }) => {
  const { customer } = await makeTalking(api)
  const page = await openBrowser(customer.token)
  const messages = new MessagesPage(page)
  await messages.open()
  await expect(messages.list.getByRole('listitem')).toHaveCount(2)
  await expect(messages.composer.form).toHaveCount(0)
  await expectWell(page, 'the conversations')
  await messages.conversation('Impeller IM-7').click()
  await expect(messages.composer.text).toBeVisible()
  await expect(messages.list).toBeHidden()
  await messages.composer.text.fill('One more thing.')
  await expectWell(page, 'a conversation')
  await page.getByRole('link', { name: 'Back to conversations' }).click()
  await expect(messages.list).toBeVisible()
})
