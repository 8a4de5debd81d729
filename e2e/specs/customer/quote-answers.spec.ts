import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../fixtures/accessible.ts'
import type { Account, Api } from '../../fixtures/api.ts'
import { fileOf, longPdf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import { expire, quoteTwoParts } from '../../fixtures/world.ts'
import { expectToast, tabTo } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

const waiting = 'Accepted Quotes - Waiting for Purchase Order'

interface StoredQuote {
  id: string
  status: string
  amount: string
  customerResponse: string | null
  purchaseOrderNumber: string | null
  revision: number
}

const storedQuotes = (api: Api, { token }: Account) => api.json<StoredQuote[]>('GET', '/api/quotes', token)

/** A customer with one pending quote. */
async function makeQuoted(api: Api, projectName: string) {
  const admin = await api.signInAdmin()
  const customer = await api.newCustomer()
  const rfq = await api.submitRfq(customer.token, { projectName })
  const quote = await api.quote(admin, rfq.id)
  return { admin, customer, rfqId: rfq.id, quoteId: quote.id, projectName }
}

test('a quote is accepted by keyboard at the chosen quantities', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer()
  const { projectName } = await quoteTwoParts(api, customer.token, await api.signInAdmin(), 'Gearbox GB-7')
  const page = await openBrowser(customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open()
  await tabTo(quotes.card(projectName).getByRole('button', { name: 'View Quote' }))
  await page.keyboard.press('Enter')
  await expect(quotes.document).toContainText('$1,602.50')
  await tabTo(quotes.dialog.getByRole('button', { name: 'Accept Quote' }))
  await page.keyboard.press('Enter')
  await expect(quotes.quantityOf('Housing')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(quotes.quantityOf('Housing')).toHaveValue('100')
  await expect(quotes.answerForm).toContainText('$8,403.50')
  await expectAccessible(page, 'a quote of several parts that is being accepted')
  await tabTo(quotes.dialog.getByLabel('Acceptance notes'))
  await page.keyboard.type('Please engrave the lot number.')
  await tabTo(quotes.dialog.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Quote accepted')
  await expect(quotes.dialog.getByText('Quote accepted')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(quotes.card(projectName, quotes.group(waiting))).toContainText('$8,403.50')
  expect(await storedQuotes(api, customer)).toMatchObject([
    { status: 'accepted', amount: '8403.50', customerResponse: 'Please engrave the lot number.' },
  ])
})

test('a quote is declined with a reason, and a new one requested for an expired one', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const { admin, customer, rfqId, quoteId, projectName } = await makeQuoted(api, 'Motor flange MF-9')
  await expire(kerf, quoteId)
  const page = await openBrowser(customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open(`?quote=${quoteId}`)
  await expect(quotes.dialog).toContainText('can no longer be accepted')
  await expect(quotes.dialog.getByRole('button', { name: 'Accept Quote' })).toHaveCount(0)
  await expectAccessible(page, 'an expired quote')
  await quotes.dialog.getByRole('button', { name: 'Ask for a new quote' }).click()
  await expectToast(page, 'New quote requested')
  await expect(quotes.dialog).toContainText('You asked for a new quote on')
  await expect(quotes.dialog.getByRole('button', { name: 'Ask for a new quote' })).toHaveCount(0)

  await api.quote(admin, rfqId, { amount: '1300.00' })
  await expect(quotes.document).toContainText('$1,300.00 USD')
  await quotes.dialog.getByRole('button', { name: 'Decline Quote' }).click()
  await expect(quotes.dialog.getByLabel('Reason for decline')).toBeFocused()
  await expectAccessible(page, 'a quote that is being declined')
  await quotes.dialog.getByLabel('Reason for decline').fill('Too dear by a third.')
  await quotes.dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Quote declined')
  await quotes.closeDialog()
  await expect(quotes.card(projectName)).toContainText('Declined')
  expect(await storedQuotes(api, customer)).toMatchObject([
    { status: 'declined', revision: 2, customerResponse: 'Too dear by a third.' },
  ])
})

test('a quote revised while it is being accepted is not accepted unseen', async ({ api, openBrowser }) => {
  const { admin, customer, rfqId, quoteId } = await makeQuoted(api, 'Valve body VB-2')
  const page = await openBrowser(customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open(`?quote=${quoteId}`)
  await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()
  await quotes.dialog.getByLabel('Acceptance notes').fill('As agreed.')
  await api.quote(admin, rfqId, { amount: '1400.00' })
  await expect(quotes.dialog).toContainText('This quote has been revised since you opened it.')
  await expect(quotes.document).toContainText('$1,400.00 USD')
  expect(await storedQuotes(api, customer)).toMatchObject([{ status: 'pending', revision: 2 }])
  await expectAccessible(page, 'a quote that was revised while it was open')
})

test('answered in two tabs, a quote has one answer', async ({ api, openBrowser, watch }) => {
  const { customer, rfqId, quoteId } = await makeQuoted(api, 'Pump housing PH-5')
  const page = await openBrowser(customer.token)
  // Without the stream and polling the page does not learn of changes elsewhere.
  await neverPoll(page)
  await page.route(/\/api\/live\?/, (route) => route.fulfill({ status: 204 }))
  const quotes = new QuotesPage(page)
  await quotes.open(`?quote=${quoteId}`)
  await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()
  await quotes.dialog.getByLabel('Acceptance notes').fill('As agreed.')
  await api.decline(customer.token, rfqId)
  watch.announce(409, `/api/rfqs/${rfqId}/quote/respond`)
  await quotes.dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Failed to respond to quote')
  expect(await storedQuotes(api, customer)).toMatchObject([{ status: 'declined' }])
  await page.reload()
  await expect(quotes.dialog.getByText('Quote declined')).toBeVisible()
  await expect(quotes.dialog.getByRole('button', { name: 'Accept Quote' })).toHaveCount(0)
})

test('a purchase order needs a PDF and its number; other files are refused with a message', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  const { customer, rfqId, quoteId, projectName } = await makeQuoted(api, 'Sensor bracket SB-31')
  await api.accept(customer.token, rfqId)
  const page = await openBrowser(customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open()
  await quotes.openPurchaseOrderDialog(projectName)
  const { file, number, submit } = quotes.purchaseOrderForm
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await tabTo(submit)
  await expect(page.getByRole('tooltip')).toContainText('Please select a purchase order file and enter the PO number')
  await number.fill('NR-2291')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await file.setInputFiles(samples.bracket)
  await expectToast(page, 'Please select a PDF file')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')

  for (const bad of [fileOf('order.pdf', ''), samples.pngNamedPdf]) {
    await file.setInputFiles(bad)
    await expectToast(page, 'Please select a PDF file')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  }
  watch.announce(400, `/api/quotes/${quoteId}/purchase-order`)
  await file.setInputFiles(samples.encryptedPdf)
  await submit.click()
  await expectToast(page, 'Upload failed')
  await quotes.purchaseOrderDialog.getByRole('button', { name: /^Remove / }).click()
  await file.setInputFiles(fileOf('Bestellung “Nr. 7”.pdf', await readFile(samples.purchaseOrder)))
  await expectAccessible(page, 'the upload of a purchase order')
  await tabTo(submit)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Purchase order uploaded', 'We will review it and create your sales order.')
  await expect(quotes.card(projectName, quotes.group('Purchase Order Submitted'))).toContainText('NR-2291')
})

test('a reused purchase order number gives a warning, and is accepted', async ({ api, openBrowser, samples }) => {
  const { admin, customer, rfqId, quoteId } = await makeQuoted(api, 'Motor flange MF-9')
  await api.accept(customer.token, rfqId)
  await api.sendPurchaseOrder(customer.token, quoteId, await openAsBlob(samples.purchaseOrder), 'NR-2293')
  const rfq = await api.submitRfq(customer.token, { projectName: 'Cam disc CD-12' })
  await api.quote(admin, rfq.id)
  await api.accept(customer.token, rfq.id)
  const page = await openBrowser(customer.token)
  const quotes = new QuotesPage(page)
  await quotes.open()
  await quotes.uploadPurchaseOrder('Cam disc CD-12', samples.purchaseOrder, 'NR-2293')
  const said = quotes.purchaseOrderUploaded
  await expect(said).toContainText('The purchase order number NR-2293 was already used for another quote.')
  await expect(said).toContainText('We will review it and create your sales order.')
  await expect(quotes.purchaseOrderForm.number).toHaveCount(0)
  await expectAccessible(page, 'a purchase order number that was used before')
  await said.getByRole('button', { name: 'Close' }).last().click()
  await expect(said).toBeHidden()
  await expect(quotes.card('Cam disc CD-12', quotes.group('Purchase Order Submitted'))).toContainText('NR-2293')
})

test('a purchase order whose upload is cut off stays chosen, and is stored once on retry', async ({
  api,
  openBrowser,
  samples,
  watch,
  wire,
}) => {
  const { customer, rfqId, quoteId, projectName } = await makeQuoted(api, 'Impeller IM-7')
  await api.accept(customer.token, rfqId)
  const purchaseOrder = await longPdf(samples.purchaseOrder, 3_000_000)
  const page = await openBrowser(customer.token, wire.url)
  const quotes = new QuotesPage(page)
  await quotes.open()
  await quotes.openPurchaseOrderDialog(projectName)
  const { file, number, submit } = quotes.purchaseOrderForm
  await file.setInputFiles(fileOf('po.pdf', purchaseOrder))
  await number.fill('NR-2292')
  watch.announceFailure(/purchase-order$/)
  await wire.whileCut(1_000_000, async () => {
    await submit.click()
    await expectToast(page, 'Upload failed')
    await expect(number).toHaveValue('NR-2292')
    await expect(quotes.purchaseOrderDialog).toContainText('po.pdf')
    expect(await storedQuotes(api, customer)).toMatchObject([{ purchaseOrderNumber: null }])
    await expectAccessible(page, 'a purchase order whose upload was cut off')
  })
  await submit.click()
  await expectToast(page, 'Purchase order uploaded')
  await expect(quotes.card(projectName, quotes.group('Purchase Order Submitted'))).toContainText('NR-2292')
  const stored = await api.call('GET', `/api/quotes/${quoteId}/purchase-order/download`, customer.token)
  expect(Buffer.from(await stored.arrayBuffer()).equals(purchaseOrder), 'whole').toBe(true)
})
