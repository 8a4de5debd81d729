import { expectWell } from '../../fixtures/accessible.ts'
import { orderFromSupplier } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminPurchaseOrdersPage } from '../../pages/admin-purchase-orders.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { SupplierPage } from '../../pages/supplier.ts'

test('goods are received in part and in full, and the order is paid', async ({ api, openBrowser, samples }) => {
  const admin = await api.signInAdmin()
  const order = await orderFromSupplier(api, admin, await api.newSupplier('Ina Gear', 'Gear Works'))
  const orders = new AdminPurchaseOrdersPage(await openBrowser(admin))
  const { page } = orders
  await orders.open(`?q=${order.purchaseOrderNumber}`)
  await expect(orders.row(order.projectName)).toContainText('0 of 100 PCS')
  await orders.row(order.projectName).click()
  await expect(orders.heading(order.purchaseOrderNumber)).toBeVisible()

  const download = page.waitForEvent('download')
  await orders.button('Purchase Order PDF').click()
  expect((await download).suggestedFilename()).toBe(`Purchase order ${order.purchaseOrderNumber}.pdf`)

  await orders.button('Mark as Shipped').click()
  await expectToast(page, 'Purchase order updated', 'It is now shipped.')
  await orders.button('Receive Goods').click()
  const good = orders.dialog.getByLabel('Bracket: good pieces')
  await good.fill('101')
  await orders.inDialog('Record Receipt').click()
  await expectError(good, 'Only 100 PCS are still to come')
  await good.fill('60')
  await orders.dialog.getByLabel('Bracket: faulty pieces').fill('5')
  await orders.inDialog('Record Receipt').click()
  await expectToast(page, 'Goods received', '40 PCS are still to come.')
  await expect(orders.receipts).toContainText('Bracket: 60 good, 5 faulty')
  await expect(orders.button('Close as Received Short')).toBeVisible()
  await orders.button('Receive Goods').click()
  await orders.inDialog('Everything outstanding has arrived').click()
  await orders.inDialog('Record Receipt').click()
  await expectToast(page, 'Goods received', 'The whole order has arrived.')
  await expect(page.getByText('No more goods are expected for this order.')).toBeVisible()

  await page.getByLabel('Kind of document').selectOption('Invoice')
  await page.locator('input[type="file"]').setInputFiles(samples.purchaseOrder)
  await orders.button('Upload 1 Document').click()
  await expectToast(page, 'Documents added')
  await expect(orders.documents).toContainText('Invoice')
  await orders.button('Mark as Paid').click()
  await expectToast(page, 'Marked as paid')
  await expect(orders.button('Mark as Unpaid')).toBeVisible()
})

test('a receipt is corrected with a reason, which its supplier sees, and the order is in transit again', async ({
  api,
  openBrowser,
}) => {
  const admin = await api.signInAdmin()
  const supplier = await api.newSupplier('Ina Gear')
  const order = await orderFromSupplier(api, admin, supplier)
  const orders = new AdminPurchaseOrdersPage(await openBrowser(admin))
  await orders.openOrder(order)
  await orders.button('Receive Goods').click()
  await orders.inDialog('Everything outstanding has arrived').click()
  await orders.inDialog('Record Receipt').click()
  await expectToast(orders.page, 'Goods received', 'The whole order has arrived.')
  await orders.receipts.getByRole('button', { name: /^Correct the receipt of / }).click()
  await expect(orders.inDialog('Correct Receipt')).toBeDisabled()
  await orders.dialog.getByLabel('Bracket: good pieces').fill('97')
  await orders.inDialog('Correct Receipt').click()
  await expectError(orders.dialog.getByLabel('Reason'), 'Please say why')
  await orders.dialog.getByLabel('Reason').fill('Three were counted twice.')
  await expectWell(orders.page, 'a receipt that is corrected')
  await orders.inDialog('Correct Receipt').click()
  await expectToast(orders.page, 'Receipt corrected')
  await expect(orders.receipts).toContainText('Bracket: 97 good')
  await expect(orders.receipts).toContainText(/Before: received on .*Bracket: 100 good.*Three were counted twice\./)
  await expect(orders.button('Receive Goods')).toBeVisible()
  const shop = new SupplierPage(await openBrowser(supplier.token))
  await shop.open('/supplier/purchase-orders', 'Purchase Orders')
  await shop.row(order.projectName).click()
  await expect(shop.dialog.getByRole('list', { name: 'Receipts' })).toContainText('Three were counted twice.')
})

test('a purchase order is cancelled with a reason, which its supplier sees', async ({ api, openBrowser }) => {
  const admin = await api.signInAdmin()
  const supplier = await api.newSupplier('Ina Gear')
  const order = await orderFromSupplier(api, admin, supplier)
  const orders = new AdminPurchaseOrdersPage(await openBrowser(admin))
  await orders.openOrder(order)
  await orders.button('Cancel Order').click()
  await orders.inDialog('Cancel This Order').click()
  await expectError(orders.dialog.getByLabel('Reason'), 'Please tell the supplier why')
  await orders.dialog.getByLabel('Reason').fill('The customer stepped back.')
  await orders.dialog.getByLabel('I understand that this cannot be undone.').check()
  await orders.inDialog('Cancel This Order').click()
  await expectToast(orders.page, 'Purchase order cancelled')
  await expect(orders.page.getByText(/^Cancelled on .*The customer stepped back/)).toBeVisible()
  await expect(orders.button('Receive Goods')).toBeHidden()
  const { cancelReason } = await api.json<{ cancelReason: string }>(
    'GET',
    `/api/supplier/purchase-orders/${order.id}`,
    supplier.token,
  )
  expect(cancelReason).toBe('The customer stepped back.')
})

for (const [width, details] of widths) {
  test(`purchase orders look well in every state, ${width}`, details, async ({ api, openBrowser, watch }) => {
    const admin = await api.signInAdmin()
    const order = await orderFromSupplier(api, admin, await api.newSupplier('Ina Gear'))
    const orders = new AdminPurchaseOrdersPage(await openBrowser(admin))
    const { page } = orders
    await orders.open(`?q=${order.purchaseOrderNumber}`)
    await expect(orders.row(order.projectName)).toBeVisible()
    await expectWell(page, 'the list')
    await orders.openOrder(order)
    await expectWell(page, 'a purchase order')
    await orders.button('Receive Goods').click()
    await expect(orders.dialog).toBeVisible()
    await expectWell(page, 'goods that are received')

    await orders.open('?q=nothing-of-this-name')
    await expect(page.getByText('No purchase orders match your filters')).toBeVisible()
    watch.announce(404, /^\/api\/admin\/purchase-orders\//)
    await page.goto('/admin/purchase-orders/00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('There is no such purchase order')).toBeVisible()
    await expectWell(page, 'a purchase order that is not there')
  })
}
