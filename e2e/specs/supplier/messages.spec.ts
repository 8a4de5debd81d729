import { randomUUID } from 'node:crypto'
import { expectWell } from '../../fixtures/accessible.ts'
import { askSuppliers } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import { widths } from '../../fixtures/widths.ts'
import { MessagesPage } from '../../pages/messages.ts'
import { SupplierPage } from '../../pages/supplier.ts'

test('a supplier asks about a request, the admin answers from its page, and both see it at once', async ({
  api,
  openBrowser,
}) => {
  const admin = await api.signInAdmin()
  const supplier = await api.newSupplier('Sora Machining')
  const request = await askSuppliers(api, admin, [supplier], { projectName: `Housing ${randomUUID().slice(0, 6)}` })
  const theirs = await openBrowser(supplier.token)
  await neverPoll(theirs)
  await new SupplierPage(theirs).openIn(`/supplier/rfqs?request=${request.id}`)
  await theirs.getByRole('dialog').getByRole('link', { name: 'Messages' }).click()
  const supplierMessages = new MessagesPage(theirs)
  await expect(supplierMessages.thread).toContainText(request.projectName)
  await expect(supplierMessages.thread).toContainText('Ask about this RFQ before you quote.')
  await supplierMessages.write('Which alloy is meant?')
  await expect(supplierMessages.message('Which alloy is meant?')).toBeVisible()
  await expect(supplierMessages.thread.getByRole('link', { name: `RFQ ${request.referenceNumber}` })).toBeVisible()

  const ours = await openBrowser(admin)
  await ours.goto(`/admin/supplier-quotes/${request.id}`)
  await ours.getByRole('link', { name: /^Messages with / }).click()
  const adminMessages = new MessagesPage(ours)
  await expect(adminMessages.message('Which alloy is meant?')).toBeVisible()
  await expect(adminMessages.thread.getByRole('link', { name: `Request ${request.referenceNumber}` })).toBeVisible()
  await adminMessages.write('6082 in T6, please.')
  await expect(supplierMessages.message('6082 in T6, please.')).toBeVisible()
  await expect(supplierMessages.conversation(request.projectName)).toContainText(`RFQ ${request.referenceNumber}`)
})

test('a message is edited and deleted, and shows when it was read', async ({ api, openBrowser }) => {
  const admin = await api.signInAdmin()
  // Other specs have conversations with suppliers of the usual name.
  const supplier = await api.newSupplier('Wilma Weekes')
  await api.write(supplier.token, 'We can deliver in two weaks.')
  const theirs = new MessagesPage(await openBrowser(supplier.token))
  await theirs.open('?general=1', 'supplier')
  const ours = new MessagesPage(await openBrowser(admin))
  await ours.open(`?customer=${supplier.id}`, 'admin')
  await expect(ours.message('two weaks')).toBeVisible()
  await expect(theirs.messages.getByText('Read', { exact: true })).toBeVisible()

  await theirs.doWithOwn('Edit')
  const dialog = theirs.page.getByRole('dialog', { name: 'Edit Message' })
  await dialog.getByLabel('Message').fill('We can deliver in two weeks: https://example.com/plan')
  await dialog.getByLabel('Message').press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(ours.message('in two weeks')).toBeVisible()
  await expect(ours.messages).toContainText('edited')
  await expect(ours.messages.getByRole('link', { name: 'https://example.com/plan' })).toBeVisible()
  await expectWell(theirs.page, 'a message that was corrected')

  await theirs.doWithOwn('Delete')
  await expectWell(theirs.page, 'the question whether a message shall go')
  await theirs.page
    .getByRole('dialog', { name: 'Delete this message?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(ours.message('This message was deleted')).toBeVisible()
  await expect(ours.conversation(supplier.name)).toContainText('Message deleted')
})

for (const [width, details] of widths) {
  test(`the messages of a supplier look well, ${width}`, details, async ({ api, openBrowser }) => {
    const admin = await api.signInAdmin()
    const supplier = await api.newSupplier()
    const request = await askSuppliers(api, admin, [supplier])
    const messages = new MessagesPage(await openBrowser(supplier.token))
    await messages.open('', 'supplier')
    await expect(messages.page.getByText('No messages yet')).toBeVisible()
    await expectWell(messages.page, 'messages of a supplier without any')
    await api.write(admin, 'We have moved the due date.', { supplierRequestId: request.id, customerId: supplier.id })
    await messages.conversation(request.projectName).click()
    await expect(messages.message('We have moved the due date.')).toBeVisible()
    await expectWell(messages.page, 'a conversation about a request')
  })
}
