import { expectAccessible } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { orderFromSupplier } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminPurchaseOrdersPage } from '../../pages/admin-purchase-orders.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'

const changedMeanwhile = /while you were typing/

test('purchase orders while loading, after a failure, and when there are none', async ({
  api,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const orders = new AdminPurchaseOrdersPage(await openBrowser(await api.signInAdmin()))
  const { page } = orders
  await whileSlow(['purchase_orders'], async () => {
    await orders.open()
    await expect(page.getByRole('table', { name: 'Purchase orders' })).toHaveAttribute('aria-busy', 'true')
  })
  await whileBroken(['purchase_orders'], async () => {
    await page.reload()
    await expect(orders.failure('Failed to load purchase orders')).toBeVisible()
    await expectAccessible(page, 'purchase orders that could not be loaded')
  })
  // Specs share one Kerf, which has purchase orders.
  await page.route(/\/api\/admin\/purchase-orders(\?|$)/, (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  )
  await orders.retry('Failed to load purchase orders')
  await expect(page.getByText('No purchase orders yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Supplier Quotes' })).toBeVisible()
  await expectAccessible(page, 'no purchase orders')
})

test('terms changed by a colleague in the meantime are compared before they are sent', async ({ api, openBrowser }) => {
  const admin = await api.signInAdmin()
  const order = await orderFromSupplier(api, admin, await api.newSupplier('Ina Gear'))
  const orders = new AdminPurchaseOrdersPage(await openBrowser(admin))
  await orders.openOrder(order)
  await orders.button('Change').click()
  await orders.dialog.getByLabel('Delivery Date').fill(dayFromNow(-2))
  await orders.inDialog('Save Changes').click()
  await expectError(orders.dialog.getByLabel('Delivery Date'), 'The delivery date cannot be in the past')
  await orders.dialog.getByLabel('Delivery Date').fill(dayFromNow(40))
  await orders.dialog.getByLabel('Notes').fill('Pack each piece by itself.')
  const terms = { deliveryDate: dayFromNow(35), notes: 'Pack in crates.' }
  await api.call('PATCH', `/api/admin/purchase-orders/${order.id}`, admin, terms)
  await expect(orders.dialog.getByText(changedMeanwhile)).toBeVisible()
  await expect(orders.dialog).toContainText('Pack in crates.')
  await orders.inDialog('Keep mine').click()
  await orders.inDialog('Save Changes').click()
  await expectToast(orders.page, 'Purchase order updated', order.purchaseOrderNumber)
  await expect(orders.page.getByRole('main')).toContainText('Pack each piece by itself.')
})

test("a purchase order is linked to the customer's order it serves, and unlinked", async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, order } = await makeOrder(api, samples, 'Turbine vane')
  const bought = await orderFromSupplier(api, admin, await api.newSupplier('Ina Gear'))
  const orders = new AdminPurchaseOrdersPage(await openBrowser(admin))
  const { page } = orders
  await orders.openOrder(bought)
  await expect(orders.button('Save Link')).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel("Customer's order").fill(order.orderNumber)
  await page.getByRole('option', { name: order.orderNumber }).click()
  await orders.button('Save Link').click()
  await expectToast(page, 'Link saved')
  await expect(page.getByRole('link', { name: `Open ${order.orderNumber}` })).toBeVisible()
  await orders.button('Remove Link').click()
  await expectToast(page, 'Link removed')
  await expect(page.getByRole('link', { name: `Open ${order.orderNumber}` })).toBeHidden()
})

test('an order of several parts in euros is received in part, and closed short', async ({ api, openBrowser }) => {
  const admin = await api.signInAdmin()
  const parts = [
    { name: 'Housing', quantities: [10] },
    { name: '蓋 Lid', quantities: [20] },
  ]
  const order = await orderFromSupplier(api, admin, await api.newSupplier('Ina Gear'), { parts }, { currency: 'EUR' })
  const orders = new AdminPurchaseOrdersPage(await openBrowser(admin))
  const { page } = orders
  await orders.openOrder(order)
  const ordered = page.getByRole('table', { name: 'Ordered parts' })
  await expect(ordered.getByRole('row').filter({ hasText: '蓋 Lid' })).toContainText('€50.00')
  await expect(page.getByRole('main')).toContainText('€95.00')
  await orders.button('Receive Goods').click()
  await orders.dialog.getByLabel('Housing: good pieces').fill('10')
  await orders.dialog.getByLabel('蓋 Lid: good pieces').fill('5')
  await orders.inDialog('Record Receipt').click()
  await expectToast(page, 'Goods received', '15 PCS are still to come.')
  await orders.button('Close as Received Short').click()
  await expect(orders.dialog).toContainText('15 PCS have not arrived.')
  await orders.inDialog('Close as Received Short').click()
  await expectToast(page, 'Purchase order updated', 'It is now received.')
  await expect(page.getByText('No more goods are expected for this order.')).toBeVisible()
})
