import { openAsBlob } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectWell } from '../../fixtures/accessible.ts'
import { type Api, dayFromNow } from '../../fixtures/api.ts'
import { bytesOf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { expectToast } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-'

/** The download of a click: its name and its bytes. */
async function saved(page: Page, button: Locator) {
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) }
}

/** Clicks on a preview. @returns the answer, in its own tab */
async function previewed(page: Page, button: Locator) {
  const tab = page.waitForEvent('popup')
  const answer = page.waitForResponse((response) => response.url().includes('/preview'))
  await button.click()
  const { status, type } = await answer.then((response) => ({
    status: response.status(),
    type: response.headers()['content-type'],
  }))
  await (await tab).close()
  return [status, type]
}

/** A new customer's unquoted request, and the people involved. */
async function requested(api: Api) {
  const [customer, admin] = [await api.newCustomer(), await api.signInAdmin()]
  const { id } = await api.submitRfq(customer.token, { projectName: 'Pump cover PC-3', quantity: 24 })
  return { customer, admin, address: `/admin/customers?tab=rfqs&rfq=${id}` }
}

test('an admin previews the PDF of a quote, sends it, and the customer downloads it', async ({ api, openBrowser }) => {
  const { customer, admin, address } = await requested(api)
  const rfqs = new AdminRfqsPage(await openBrowser(admin))
  const { page } = rfqs
  await page.goto(address)
  await expect(rfqs.makeDocument).toBeChecked()
  await expect(rfqs.preview).toHaveAttribute('aria-disabled', 'true')
  await rfqs.quoteForm.getByLabel('Quote Amount').fill('1250')
  expect(await previewed(page, rfqs.preview)).toEqual([200, 'application/pdf'])
  await rfqs.submitQuote.click()
  await expectToast(page, 'Success', 'Quote created successfully')

  const quotes = new QuotesPage(await openBrowser(customer.token))
  await quotes.open()
  await quotes.view('Pump cover PC-3')
  const download = await quotes.downloadDocument()
  expect(download.suggestedFilename()).toMatch(/^Quote SQTE-\d+\.pdf$/)
  expect(isPdf(await bytesOf(download))).toBe(true)
})

test('an uploaded PDF replaces the one that Kerf would create', async ({ api, openBrowser, samples }) => {
  const { admin, address } = await requested(api)
  const rfqs = new AdminRfqsPage(await openBrowser(admin))
  await rfqs.page.goto(address)
  await rfqs.quoteForm.getByLabel('Quote PDF').setInputFiles(samples.quote)
  await expect(rfqs.makeDocument).toHaveCount(0)
  await expect(rfqs.preview).toHaveCount(0)
})

test('an admin creates an invoice, and creates it again under the same number', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, order, customer } = await makeOrder(api, samples, 'Cover plate CP-8')
  const orders = new AdminOrdersPage(await openBrowser(admin))
  const { page, invoiceDialog } = orders
  await orders.open()
  await orders.search('Search orders', order.orderNumber)
  await orders.expand(order.orderNumber)
  await orders.openInvoiceDialog(order.orderNumber)
  expect(await previewed(page, invoiceDialog.getByRole('button', { name: 'Preview PDF' }))).toEqual([
    200,
    'application/pdf',
  ])
  await invoiceDialog.getByLabel('Payment Due').fill(dayFromNow(14))
  await invoiceDialog.getByRole('button', { name: 'Create Invoice' }).click()
  await expectToast(page, 'Invoice created')
  const number = orders.workspace(order.orderNumber).getByText(/^Number INV-\d+$/)
  const given = await number.textContent()

  await orders.openInvoiceDialog(order.orderNumber)
  await expect(invoiceDialog).toContainText('It replaces the current invoice')
  await invoiceDialog.getByRole('button', { name: 'Replace Invoice' }).click()
  await expectToast(page, 'Invoice created')
  await expect(number).toHaveText(given ?? '')

  await api.setStatus(admin, order.id, 'packing')
  const seen = await api.json<{ invoiceUrl: string }>('GET', `/api/orders/${order.id}`, customer.token)
  expect(seen.invoiceUrl).toMatch(/^\/api\/files\//)
})

test('confirmation and packing slip can be downloaded by customer and admin', async ({ api, openBrowser, samples }) => {
  const { admin, order, customer } = await makeOrder(api, samples, 'Hinge H-4')
  await api.ship(admin, order.id, 10)
  const own = new OrdersPage(await openBrowser(customer.token))
  await own.open(`?order=${order.id}`)
  const dialog = own.page.getByRole('dialog')
  const confirmation = await saved(own.page, dialog.getByRole('button', { name: 'Order Confirmation' }))
  expect([confirmation.name, isPdf(confirmation.bytes)]).toEqual([`Order confirmation ${order.orderNumber}.pdf`, true])
  const slip = await saved(own.page, dialog.getByRole('button', { name: /^Packing Slip/ }))
  expect([slip.name, isPdf(slip.bytes)]).toEqual([`Packing slip ${order.orderNumber}-1.pdf`, true])

  const orders = new AdminOrdersPage(await openBrowser(admin))
  await orders.open()
  await orders.search('Search orders', order.orderNumber)
  await orders.expand(order.orderNumber)
  const workspace = orders.workspace(order.orderNumber)
  const same = await saved(orders.page, workspace.getByRole('button', { name: 'Order Confirmation' }))
  expect(same.name).toBe(confirmation.name)
  expect((await saved(orders.page, workspace.getByRole('button', { name: /^Packing Slip/ }))).name).toBe(slip.name)

  const delivered = { status: 'delivered', confirmUnshipped: true }
  await api.call('PATCH', `/api/orders/${order.id}/status`, admin, delivered)
  await orders.page.goto(`/admin/orders/${order.id}`)
  await expect(workspace.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await expect(workspace.getByRole('button', { name: /^Mark Delivered/ })).toHaveCount(0)
  expect((await saved(orders.page, workspace.getByRole('button', { name: /^Packing Slip/ }))).name).toBe(slip.name)
})

test('the shipments of a delivered order can be changed once it is reopened', async ({ api, openBrowser, samples }) => {
  const { admin, order } = await makeOrder(api, samples, 'Reopened hinge H-5')
  await api.ship(admin, order.id, 24)
  await api.setStatus(admin, order.id, 'delivered')
  await api.sendInvoice(admin, order.id, await openAsBlob(samples.invoice))
  await api.markPaid(admin, order.id)
  await api.call('PATCH', `/api/admin/orders/${order.id}/reopen`, admin)
  const orders = new AdminOrdersPage(await openBrowser(admin))
  await orders.page.goto(`/admin/orders/${order.id}`)
  const workspace = orders.workspace(order.orderNumber)
  await expect(workspace.getByRole('button', { name: /^Packing Slip/ })).toBeVisible()
  await workspace.getByRole('button', { name: /^Mark Delivered/ }).click()
  await expectToast(orders.page, 'Shipment marked as delivered')
})

for (const [width, details] of widths) {
  test(`the choices of documents are accessible and fit, ${width}`, details, async ({ api, openBrowser, samples }) => {
    const request = await requested(api)
    const rfqs = new AdminRfqsPage(await openBrowser(request.admin))
    await rfqs.page.goto(request.address)
    await expect(rfqs.makeDocument).toBeVisible()
    await expectWell(rfqs.page, 'the quote form')

    const { admin, order, customer } = await makeOrder(api, samples, 'Flange F-2')
    await api.ship(admin, order.id, 10)
    const orders = new AdminOrdersPage(await openBrowser(admin))
    await orders.page.goto(`/admin/customers?tab=active-orders&order=${order.id}`)
    await expect(orders.workspace(order.orderNumber)).toBeVisible()
    await expectWell(orders.page, 'the documents of an order')
    await orders.openInvoiceDialog(order.orderNumber)
    await expect(orders.invoiceDialog).toBeVisible()
    await expectWell(orders.page, 'the invoice dialog')

    const own = new OrdersPage(await openBrowser(customer.token))
    await own.open(`?order=${order.id}`)
    await expect(own.page.getByRole('button', { name: 'Order Confirmation' })).toBeVisible()
    await expectWell(own.page, "the documents of the customer's order")
  })
}
