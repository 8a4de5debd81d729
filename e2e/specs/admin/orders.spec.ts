import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { fileOf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast, openTab, tryAgain } from '../../pages/portal.ts'

const partTitles = [
  ...['Status Update', 'Shipping Information', 'Shipments', 'Project Information'],
  ...['Quality Check Files', 'Invoice', 'Payment', 'Files'],
]

test('an order is set to a stage, tracked with its carrier, and shipped in full', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  watch.announce(409, /\/status$/)
  const { admin, customer, order } = await makeOrder(api, samples, 'Coupling CP-14')
  const { orderNumber } = order
  const orders = new AdminOrdersPage(await openBrowser(admin))
  const { page } = orders
  const { status, saveStatus, tracking, saveTracking, shipment, pieces, recordShipment } = orders.parts(orderNumber)
  const workspace = orders.workspace(orderNumber)
  await orders.open('active-orders', customer.email)
  await orders.expand(orderNumber)
  await expect(workspace.getByRole('list', { name: 'Production stages' })).toContainText('Order Confirmed')
  for (const name of partTitles) await expect(workspace.getByRole('heading', { name, exact: true })).toBeVisible()

  await test.step('a stage is saved on purpose, and never over a stage that a colleague set', async () => {
    await expect(saveStatus).toHaveAttribute('aria-disabled', 'true')
    await status.selectOption({ label: 'Manufacturing' })
    await expect(workspace.getByText('Unsaved changes')).toBeVisible()
    await orders.collapse(orderNumber)
    await orders.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click()
    await expect(status).toHaveValue('manufacturing')
    await api.setStatus(admin, order.id, 'finishing')
    await expect(orders.row(orderNumber)).toContainText('Finishing')
    await saveStatus.click()
    await expectToast(page, 'Failed to update order status', /You changed this in another window/)
    await expect(status).toHaveValue('manufacturing')
    await orders.setStatus(orderNumber, 'Packing')
    await expectToast(page, 'Status updated', `${orderNumber} is now Packing.`)
  })

  await test.step('a custom carrier has a name, a known one a tracking page', async () => {
    await expect(saveTracking).toHaveAttribute('aria-disabled', 'true')
    await expect(tracking.getByLabel('Carrier').getByRole('option')).toHaveText([
      ...['None', 'FedEx', 'UPS', 'DHL', 'Liberate Logistics', 'USPS', 'Custom'],
    ])
    await tracking.getByLabel('Tracking Number').fill('1Z 44/10')
    await tracking.getByLabel('Carrier').selectOption('Custom')
    await saveTracking.click()
    await expectError(tracking.getByLabel('Carrier Name'), 'Please enter the name of the carrier')
    await tracking.getByLabel('Carrier Name').fill('Nachtkurier')
    await saveTracking.click()
    await expectToast(page, 'Tracking information updated')
    const follow = workspace.getByRole('link', { name: /^Track at UPS/ })
    await expect(follow).toBeHidden()
    await tracking.getByLabel('Carrier', { exact: true }).selectOption('UPS')
    await saveTracking.click()
    await expect(follow).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z%2044%2F10')
  })

  await test.step('no more is shipped than is left', async () => {
    await expect(recordShipment).toHaveAttribute('aria-disabled', 'true')
    for (const typed of ['25', '0', '1.5', '-1']) {
      await pieces.fill(typed)
      await recordShipment.click()
      await expectError(pieces, 'Please enter a valid quantity to ship')
    }
    await orders.recordShipment(orderNumber, { quantity: 10, carrier: 'FedEx', tracking: '7781' })
    await expectToast(page, 'Shipment recorded')
    await expect(orders.row(orderNumber)).toContainText('10 of 24 PCS')
    await expect(shipment).toContainText('14 PCS remaining')
    const first = orders.shipments(orderNumber).first()
    await expect(first.getByRole('link', { name: /^FedEx 7781/ })).toHaveAttribute('href', /fedex\.com\/.*7781$/)
    await first.getByLabel('Tracking status of Shipment 1').selectOption({ label: 'Shipped' })
    await expect(first).toContainText('Unsaved changes')
    await first.getByRole('button', { name: 'Save tracking status of Shipment 1' }).click()
    await expectToast(page, 'Shipment tracking status updated')
    await first.getByRole('button', { name: 'Mark Delivered: Shipment 1' }).click()
    await expectToast(page, 'Shipment marked as delivered')
    await expect(first).toContainText('Delivered')
  })

  await test.step('delivering with pieces left asks first, and is final', async () => {
    await orders.setStatus(orderNumber, 'Delivered')
    const question = orders.dialog(`Mark ${orderNumber} as delivered?`)
    await expect(question).toContainText('14 PCS have not been shipped yet.')
    await question.getByRole('button', { name: 'Mark as Delivered' }).click()
    await expectToast(page, 'Status updated')
    await expect(saveStatus).toHaveAttribute('aria-disabled', 'true')
    await expect(shipment).toBeHidden()
  })
})

test('quality files and the invoice open as themselves, and a paid order is archived', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  watch.announce(415, /\/(quality-check|invoice)$/)
  const { admin, order } = await makeOrder(api, samples, 'Bushing BU-30')
  const { orderNumber } = order
  const orders = new AdminOrdersPage(await openBrowser(admin))
  const { page } = orders
  const { qualityFiles, invoice, markPaid } = orders.parts(orderNumber)
  const workspace = orders.workspace(orderNumber)
  await orders.open('active-orders', orderNumber)
  await orders.expand(orderNumber)

  await qualityFiles.setInputFiles(fileOf('notes.txt', 'no quality file'))
  await expectToast(page, 'Invalid file type')
  await orders.uploadQualityFiles(orderNumber, [samples.qualityReport, samples.measurements])
  await expectToast(page, 'Quality check files uploaded')
  const { tab, contentType } = await openTab(page, orders.qualityFile(orderNumber, 'quality-report.pdf'))
  expect(contentType).toBe('application/pdf')
  await tab.close()
  await workspace.getByRole('button', { name: 'Delete measurements.xlsx' }).click()
  await orders.dialog('Delete measurements.xlsx?').getByRole('button', { name: 'Delete File' }).click()
  await expectToast(page, 'Quality check file deleted')
  await expect(orders.qualityFile(orderNumber, 'measurements.xlsx')).toBeHidden()
  await qualityFiles.setInputFiles(fileOf('report.pdf', 'no PDF'))
  await workspace.getByRole('button', { name: 'Upload File' }).click()
  await expectToast(page, 'Upload failed')
  await workspace.getByRole('button', { name: 'Remove report.pdf' }).click()

  await expect(markPaid).toBeHidden()
  await invoice.setInputFiles(fileOf('invoice.docx', 'no PDF'))
  await expectToast(page, 'Invalid file type', 'Please select a PDF file')
  await invoice.setInputFiles(fileOf('invoice.pdf', 'no PDF'))
  await workspace.getByRole('button', { name: 'Upload Invoice' }).click()
  await expectToast(page, 'Failed to upload invoice', 'Please select a PDF file')
  await workspace.getByRole('button', { name: 'Remove invoice.pdf' }).click()
  await orders.uploadInvoice(orderNumber, samples.invoice)
  await expectToast(page, 'Invoice uploaded')
  await expect(workspace.getByRole('link', { name: 'View Invoice' })).toBeVisible()
  await orders.markPaid(orderNumber)
  await expectToast(page, 'Payment status updated successfully. Order has been archived.')
  await expect(page.getByText('No Matching Orders')).toBeVisible()
})

for (const [width, details] of widths) {
  test(
    `Active Orders and what opens from it, ${width}, in every state`,
    details,
    async ({ api, samples, openBrowser, whileSlow, whileBroken, watch }) => {
      const name = `Spindle ${'with bearings and seals '.repeat(4)}`
      const { admin, order } = await makeOrder(api, samples, name)
      const { orderNumber } = order
      await api.ship(admin, order.id, 10)
      await api.sendQualityFiles(admin, order.id, [
        { name: 'quality-report.pdf', content: await openAsBlob(samples.qualityReport) },
      ])
      await api.sendInvoice(admin, order.id, await openAsBlob(samples.invoice))
      const orders = new AdminOrdersPage(await openBrowser(admin))
      const { page } = orders
      const workspace = orders.workspace(orderNumber)
      await orders.open('active-orders', orderNumber)
      await expect(orders.row(orderNumber)).toBeVisible()
      await expectWell(page, 'Active Orders')
      await whileBroken(['orders'], async () => {
        await orders.search('Search orders', `${orderNumber} `)
        await expect(orders.failure('Failed to load orders')).toBeVisible()
        await expectWell(page, 'Active Orders that failed')
      })
      await orders.retry('Failed to load orders')
      await whileSlow(['orders'], async () => {
        await orders.search('Search orders', 'nobody has this name')
        await expect(orders.table('Active Orders')).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'Active Orders while they load')
      })
      await expect(page.getByText('No Matching Orders')).toBeVisible()
      await expectWell(page, 'Active Orders without a match')
      await orders.search('Search orders', orderNumber)
      await expect(orders.row(orderNumber)).toBeVisible()

      await whileBroken(['shipments'], async () => {
        await orders.expand(orderNumber)
        await expect(workspace.getByText('Failed to load shipments')).toBeVisible()
        await expectWell(page, 'an order whose shipments failed')
      })
      await tryAgain(workspace)
      const { pieces, recordShipment } = orders.parts(orderNumber)
      await pieces.fill('99')
      await recordShipment.click()
      await expectError(pieces, 'Please enter a valid quantity to ship')
      await expectWell(page, 'an order with a wrong shipment')
      await workspace.getByRole('button', { name: 'Delete quality-report.pdf' }).click()
      await expectWell(page, 'a quality file to be deleted')
      await page.keyboard.press('Escape')
      await orders.setStatus(orderNumber, 'Delivered')
      await expect(orders.dialog(`Mark ${orderNumber} as delivered?`)).toBeVisible()
      await expectWell(page, 'an order to be delivered with a rest')
      await page.keyboard.press('Escape')
      await orders.parts(orderNumber).markPaid.click()
      await expect(orders.dialog(`Mark ${orderNumber} as paid?`)).toBeVisible()
      await expectWell(page, 'an order to be paid')

      await page.route(/\/api\/admin\/orders(\?|$)/, (route) =>
        route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
      )
      watch.mayGiveUp(/^\/api\//)
      await page.keyboard.press('Escape')
      page.on('dialog', (question) => question.accept())
      await orders.open()
      await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible()
      await expectWell(page, 'Active Orders before the first one')
    },
  )
}
