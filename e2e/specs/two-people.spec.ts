import { expectAccessible } from '../fixtures/accessible.ts'
import { inDatabase } from '../fixtures/database.ts'
import { expect, test } from '../fixtures/test.ts'
import { neverPoll } from '../fixtures/timers.ts'
import { makeOrder } from '../fixtures/world.ts'
import { AdminOrdersPage } from '../pages/admin-orders.ts'
import { AdminRfqsPage } from '../pages/admin-rfqs.ts'
import { QuotesPage } from '../pages/quotes.ts'
import { SignInPage } from '../pages/sign-in.ts'

/** One admin in two windows acts as two people; the notice says whose the other values are. */
const changedMeanwhile = /You changed this in another window while you were typing/

test('a revision typed while a colleague revises stays, is compared, and is sent deliberately', async ({
  api,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const { id } = await api.submitRfq(customer.token, { projectName: 'Shaft collar SC-2' })
  const page = await openBrowser(admin)
  await neverPoll(page)
  const rfqs = new AdminRfqsPage(page)
  await rfqs.open()
  await rfqs.view('Shaft collar SC-2')
  const amount = rfqs.panel.getByLabel('Quote Amount')
  await amount.fill('900')
  // A colleague is faster with the first quote: the form stays, with its input.
  await api.quote(admin, id, { amount: '1111.00' })
  await expect(rfqs.panel.getByText(changedMeanwhile)).toBeVisible()
  await expect(amount).toHaveValue('900')
  await expectAccessible(page, 'a quote form whose quote was changed')
  await rfqs.panel.getByRole('button', { name: 'Take theirs' }).click()
  await expect(amount).toBeHidden()

  await rfqs.panel.getByRole('button', { name: 'Revise Quote' }).click()
  await amount.fill('850')
  await api.quote(admin, id, { amount: '1222.00' })
  await expect(rfqs.panel.getByText(changedMeanwhile)).toBeVisible()
  await expect(rfqs.panel.getByRole('form')).toContainText('$1,222.00')
  await expect(amount).toHaveValue('850')
  await rfqs.panel.getByRole('button', { name: 'Submit Revision' }).click()
  await expect(page.getByText('Choose first')).toBeVisible()
  await rfqs.panel.getByRole('button', { name: 'Keep mine' }).click()
  await rfqs.panel.getByRole('button', { name: 'Submit Revision' }).click()
  await expect(rfqs.panel.getByRole('form')).toBeHidden()
  const quote = await api.json<{ amount: string; revision: number }>('GET', `/api/admin/rfqs/${id}/quote`, admin)
  expect(quote).toMatchObject({ amount: '850.00', revision: 3 })
})

test("input in an RFQ's panel is not lost to Escape, a click outside or a link without a question", async ({
  api,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  await api.submitRfq(customer.token, { projectName: 'Hinge plate HP-8' })
  const page = await openBrowser(await api.signInAdmin())
  const rfqs = new AdminRfqsPage(page)
  await rfqs.open()
  await rfqs.view('Hinge plate HP-8')
  const amount = rfqs.panel.getByLabel('Quote Amount')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await amount.fill('900')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => rfqs.panel.getByRole('link', { name: 'Messages' }).click(),
  ]) {
    await leave()
    await question.getByRole('button', { name: 'Stay' }).click()
    // The focus is back in the panel.
    await expect(rfqs.panel.locator(':focus').or(rfqs.panel.and(page.locator(':focus')))).toBeVisible()
    await expect(amount).toHaveValue('900')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(rfqs.panel).toBeHidden()
})

test('a tracking number typed while a colleague ships and sets another stays, beside theirs', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, order } = await makeOrder(api, samples, 'Pulley PL-3')
  const page = await openBrowser(admin)
  await neverPoll(page)
  const orders = new AdminOrdersPage(page)
  await orders.open()
  await orders.expand(order.orderNumber)
  const workspace = orders.workspace(order.orderNumber)
  const shipment = workspace.getByRole('form', { name: 'Record a shipment' })
  const tracking = workspace.getByRole('form').filter({ has: page.getByRole('button', { name: 'Save Tracking' }) })
  const number = tracking.getByLabel('Tracking Number')
  await number.fill('MINE-1')
  await shipment.getByLabel('Tracking Number').fill('MINE-2')
  await api.ship(admin, order.id, 4)
  await expect(shipment.getByText(changedMeanwhile)).toBeVisible()
  await expect(shipment.getByLabel('Tracking Number')).toHaveValue('MINE-2')
  await expect(number).toHaveValue('MINE-1')
  await api.call('PATCH', `/api/orders/${order.id}/tracking`, admin, { trackingNumber: 'THEIRS' })
  await expect(tracking.getByText(changedMeanwhile)).toBeVisible()
  await expect(tracking).toContainText('THEIRS')
  await expect(number).toHaveValue('MINE-1')
  await tracking.getByRole('button', { name: 'Keep mine' }).click()
  await tracking.getByRole('button', { name: 'Save Tracking' }).click()
  await expect(tracking.getByText(changedMeanwhile)).toBeHidden()
  const savedNumber = async () =>
    (await api.json<{ trackingNumber: string }>('GET', `/api/orders/${order.id}`, admin)).trackingNumber
  await expect.poll(savedNumber).toBe('MINE-1')
})

test('acceptance notes are restored after the session ended while they were typed', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.mayAnswer(401, /^\/api\//)
  watch.mayGiveUp(/^\/api\//)
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const { id } = await api.submitRfq(customer.token, { projectName: 'Valve body VB-6' })
  await api.quote(admin, id)
  const page = await openBrowser(customer.token)
  // The answer itself finds the session ended.
  await neverPoll(page)
  const quotes = new QuotesPage(page)
  await quotes.open()
  await quotes.view('Valve body VB-6')
  await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()
  const notes = quotes.dialog.getByLabel('Acceptance notes')
  await notes.fill('Please deliver to gate 4')
  await inDatabase(kerf, 'update sessions set revoked_at = now() where user_id = $1', [customer.id])
  await quotes.dialog.getByRole('button', { name: 'Confirm' }).click()
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await signIn.email.fill(customer.email)
  await signIn.password.fill(customer.password)
  await signIn.submit.click()
  // Signing in returns to the same place: the quote is open again.
  await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()
  await expect(notes).toHaveValue('Please deliver to gate 4')
})
