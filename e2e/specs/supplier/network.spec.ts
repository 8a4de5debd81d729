import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { type Account, type Api, dayFromNow } from '../../fixtures/api.ts'
import { type Asked, quoteRequest } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { AdminCreateQuotePage } from '../../pages/admin-create-quote.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { AdminPurchaseOrdersPage } from '../../pages/admin-purchase-orders.ts'
import { AdminSupplierQuotesPage } from '../../pages/admin-supplier-quotes.ts'
import { expectToast } from '../../pages/portal.ts'
import { SupplierPage } from '../../pages/supplier.ts'

/** The customer's order of a quoted RFQ. */
async function orderOf(api: Api, admin: string, customer: Account, rfqId: string, paper: Blob) {
  await api.quote(admin, rfqId, { amount: '1250.00' })
  const quote = await api.accept(customer.token, rfqId)
  await api.sendPurchaseOrder(customer.token, quote.id, paper)
  return api.createOrder(admin, rfqId)
}

test("three suppliers are asked about an RFQ, and the awarded one makes its order's parts", async ({
  api,
  openBrowser,
  samples,
}) => {
  // Six digits would be taken for an emailed code.
  const lot = randomUUID().slice(0, 5)
  const [gear, lathe, full] = await Promise.all([
    api.newSupplier(`Ina Gear ${lot}`, `Gear Works ${lot}`),
    api.newSupplier(`Bo Lathe ${lot}`, `Lathe Brothers ${lot}`),
    api.newSupplier(`Cy Mill ${lot}`, `Mill House ${lot}`),
  ])
  const [admin, customer] = [await api.signInAdmin(), await api.newCustomer('Secretia Hidden')]
  const projectName = `Gripper plate ${lot}`
  const rfq = await api.submitRfq(customer.token, { projectName, quantity: 40, notes: 'Secret notes' })
  await api.upload(customer.token, rfq.id, [{ name: 'secret-plate.step', content: await openAsBlob(samples.bracket) }])
  const [office, shop] = [await openBrowser(admin), new SupplierPage(await openBrowser(gear.token))]
  const quotes = new AdminSupplierQuotesPage(office)
  const orders = new AdminPurchaseOrdersPage(office)

  await test.step('The admin asks three suppliers, starting from the RFQ', async () => {
    const create = new AdminCreateQuotePage(office)
    await create.open(`?rfqId=${rfq.id}&q=${lot}`)
    await create.button('Select All').click()
    await create.send(3).click()
    const request = create.request(3)
    await expect(request.field('Project Name')).toHaveValue(projectName)
    await request.field('Description').fill('Milled from a block')
    await request.submit.click()
    await expectToast(office, 'Quotes Created Successfully!', 'RFQ sent to 3 suppliers.')
  })

  const asked = await test.step('One bids, and sees nothing of the customer', async () => {
    await shop.open('/supplier/rfqs', 'RFQs')
    await shop.row(projectName).click()
    await expect(shop.dialog.getByRole('link', { name: /^REF-\d+-1\.step/ })).toBeVisible()
    await expect(shop.page.locator('body')).not.toContainText(/secret|acme/i)
    await shop.button('Submit Quote').click()
    await shop.button('Send Quote').click()
    await expect(shop.field(/40 pieces$/)).toBeFocused()
    await shop.field(/40 pieces$/).fill('12,5')
    await shop.field('Lead time in days').fill('14')
    await expect(shop.dialog.getByRole('status').filter({ hasText: '$500.00' })).toBeVisible()
    await shop.button('Send Quote').click()
    await expectToast(shop.page, 'Quote sent')
    await expect(shop.button('Revise Quote')).toBeVisible()
    const [request] = await api.json<Asked[]>('GET', `/api/admin/rfqs/supplier-quotes?q=${lot}`, admin)
    if (!request) throw new Error('The suppliers were asked')
    return request
  })

  await test.step('Another bids more, and the third declines', async () => {
    await quoteRequest(api, lathe, asked, { unitPrice: '14.00', leadTime: 20 })
    const reason = 'Our machines are full.'
    await api.call('POST', `/api/supplier/requests/${asked.id}/decline`, full.token, { reason })
  })

  const orderNumber =
    await test.step('The admin compares, awards with feedback to the other, and orders for the order', async () => {
      const order = await orderOf(api, admin, customer, rfq.id, await openAsBlob(samples.purchaseOrder))
      await quotes.open(projectName)
      await quotes.compare(projectName)
      await expect(quotes.compared('Price')).toHaveText(['$500.00Lowest', '$560.00'])
      await expect(quotes.answers).toContainText('Our machines are full.')
      await quotes.button(`Accept the quote of Gear Works ${lot}`).click()
      await quotes.dialog.getByLabel('Mark 1 other pending quote as not selected').check()
      await quotes.dialog.getByLabel('Feedback to the others').fill('Another offer was cheaper.')
      await quotes.inDialog('Accept Quote').click()
      await expectToast(office, 'Quote status updated successfully')
      await quotes.button(`Create PO for Gear Works ${lot}`).click()
      await quotes.dialog.getByLabel('Delivery Date').fill(dayFromNow(30))
      await quotes.dialog.getByLabel("Customer's order").fill(order.orderNumber)
      await office.getByRole('option', { name: order.orderNumber }).click()
      await quotes.inDialog('Create Purchase Order').click()
      await expectToast(office, 'Purchase order created successfully')
      return order.orderNumber
    })

  await test.step('The supplier acknowledges, promises a day, makes the parts and ships them', async () => {
    await shop.open('/supplier/purchase-orders', 'Purchase Orders')
    await shop.row(projectName).click()
    await shop.button('Acknowledge').click()
    await shop.field('The goods will arrive on').fill(dayFromNow(25))
    await shop.button('Acknowledge Order').click()
    await expectToast(shop.page, 'Purchase order acknowledged')
    await shop.button('Report progress').click()
    await shop.field('How far you are').fill('The blocks are sawn.')
    await shop.field('Production has begun').check()
    await shop.dialog.locator('input[type="file"]').setInputFiles(samples.photo)
    await shop.button('Send Report').click()
    await expectToast(shop.page, 'Progress reported')
    await shop.button('Ship').click()
    await shop.field('Carrier').fill('UPS')
    await shop.field('Tracking number').fill('1Z-77')
    await shop.button('Save Shipment').click()
    await expectToast(shop.page, 'Shipment saved')
    await expect(shop.page.locator('body')).not.toContainText(/secret|acme|SORD|SQTE/i)
  })

  await test.step('The admin receives the goods and moves the customer’s order on', async () => {
    await office.getByRole('link', { name: /^PO Created: open PO-/ }).click()
    await expect(office.getByRole('list', { name: 'Photos of this report' }).getByRole('img')).toBeVisible()
    await expect(office.getByRole('main')).toContainText('1Z-77')
    await orders.button('Receive Goods').click()
    await orders.inDialog('Everything outstanding has arrived').click()
    await orders.inDialog('Record Receipt').click()
    await expectToast(office, 'Goods received', 'The whole order has arrived.')
    await office.getByRole('link', { name: `Open ${orderNumber}` }).click()
    await new AdminOrdersPage(office).setStatus(orderNumber, 'Finishing')
    await expectToast(office, /Finishing/)
    const [order] = await api.json<{ orderStatus: string }[]>('GET', '/api/orders', customer.token)
    expect(order?.orderStatus).toBe('finishing')
  })
})
