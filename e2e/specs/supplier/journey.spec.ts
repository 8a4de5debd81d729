import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { type Account, type Api, dayFromNow } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { expectToast } from '../../pages/portal.ts'
import { SupplierPage } from '../../pages/supplier.ts'

const pdf = { name: 'certificate.pdf', mimeType: 'application/pdf' }

interface Asked {
  id: string
  supplierQuotes: { id: string; supplierId: string }[]
}

/** An RFQ of a customer with a secret name, sent on to suppliers. */
async function askSuppliers(api: Api, bracket: Blob, suppliers: readonly Account[]) {
  const admin = await api.signInAdmin()
  const customer = await api.newCustomer('Secretia Hidden')
  const rfq = await api.submitRfq(customer.token, { projectName: 'Secret gripper', notes: 'Secret notes' })
  const [step] = await api.upload(customer.token, rfq.id, [{ name: 'secret-part.step', content: bracket }])
  const projectName = `Milled bracket ${randomUUID().slice(0, 6)}`
  const request = await api.json<Asked>('POST', '/api/admin/quotes/create-bulk', admin, {
    ...{ projectName, material: 'Aluminum', quantity: 10, description: 'Milled from a block', rfqId: rfq.id },
    ...{ supplierIds: suppliers.map(({ id }) => id), dueDate: dayFromNow(10), rfqFiles: [{ fileId: step?.id }] },
  })
  return { admin, customer, request, projectName }
}

/** Fills the quote of a request that is open, and sends it. */
async function quote(page: SupplierPage, price: string): Promise<void> {
  await page.button('Submit Quote').click()
  await page.field(/10 pieces$/).fill(price)
  await page.field('Lead time in days').fill('14')
  await page.button('Send Quote').click()
  await expectToast(page.page, 'Quote sent')
}

test('two suppliers bid, one declines, and who is awarded fulfils the order', async ({ api, openBrowser, samples }) => {
  const suppliers = [
    await api.newSupplier('Ina Gear'),
    await api.newSupplier('Bo Lathe'),
    await api.newSupplier('Cy Mill'),
  ]
  const { admin, request, projectName } = await askSuppliers(api, await openAsBlob(samples.bracket), suppliers)
  const [winner, other, third] = await Promise.all(
    suppliers.map(async ({ token }) => new SupplierPage(await openBrowser(token))),
  )
  if (!winner || !other || !third) throw new Error('There are three suppliers')

  await winner.open('/supplier/rfqs', 'RFQs')
  await winner.row(projectName).click()
  await expect(winner.dialog.getByRole('link', { name: /\.step$/ })).toBeVisible()
  await expect(winner.page.locator('body')).not.toContainText(/secret/i)
  await winner.button('Submit Quote').click()
  await winner.button('Send Quote').click()
  await expect(winner.field(/10 pieces$/)).toBeFocused()
  await winner.button('Cancel').click()
  await quote(winner, '12.5')
  await expect(winner.button('Revise Quote')).toBeVisible()

  await other.openIn(`/supplier/rfqs?request=${request.id}`)
  await quote(other, '14')

  await third.openIn(`/supplier/rfqs?request=${request.id}`)
  await third.button('Decline').click()
  await third.field('Reason').fill('Our machines are full.')
  await third.button('Decline Request').click()
  await expectToast(third.page, 'Request declined')
  await expect(third.dialog).toContainText('Our machines are full.')

  const { supplierQuotes } = await api.json<Asked>('GET', `/api/admin/supplier-requests/${request.id}`, admin)
  const best = supplierQuotes.find(({ supplierId }) => supplierId === suppliers[0]?.id)
  if (!best) throw new Error('The first supplier quoted')
  await api.call('PUT', `/api/admin/supplier-quotes/${best.id}/status`, admin, {
    ...{ status: 'accepted', othersNotSelected: true, othersFeedback: 'Another offer was cheaper.' },
  })
  const form = new FormData()
  form.set('supplierQuoteId', best.id)
  form.set('deliveryDate', dayFromNow(30))
  const order = await api.json<{ id: string }>('POST', '/api/admin/purchase-orders', admin, form)

  await other.open('/supplier/quotes', 'Quotes')
  await other.row(projectName).click()
  await expect(other.dialog).toContainText('Another offer was cheaper.')

  await winner.openIn(`/supplier/purchase-orders?order=${order.id}`)
  const saved = winner.page.waitForEvent('download')
  await winner.button('Purchase Order PDF').click()
  expect((await saved).suggestedFilename()).toMatch(/^Purchase order PO-\d+\.pdf$/)
  await winner.button('Acknowledge').click()
  await winner.button('Acknowledge Order').click()
  await expectToast(winner.page, 'Purchase order acknowledged')
  await winner.button('Report progress').click()
  await winner.field('How far you are').fill('The blocks are sawn.')
  await winner.field('Production has begun').check()
  await winner.button('Send Report').click()
  await expectToast(winner.page, 'Progress reported')
  await winner.button('Ship').click()
  await winner.field('Carrier').fill('UPS')
  await winner.field('Tracking number').fill('1Z-77')
  await winner.button('Save Shipment').click()
  await expectToast(winner.page, 'Shipment saved')
  await winner.button('Upload documents').click()
  await winner
    .field('Files')
    .setInputFiles({ ...pdf, buffer: Buffer.from(await (await openAsBlob(samples.purchaseOrder)).arrayBuffer()) })
  await winner.button('Upload').click()
  await expectToast(winner.page, 'Documents uploaded')
  await expect(winner.dialog).toContainText('certificate.pdf')
  await expect(winner.dialog).toContainText('Shipped')
  await expect(winner.dialog).toContainText('Unpaid')
  await expect(winner.page.locator('body')).not.toContainText(/secret/i)
})

for (const [width, details] of widths) {
  test(`the pages of a supplier are well, ${width}`, details, async ({ api, openBrowser, samples }) => {
    const supplier = await api.newSupplier('Ina Gear')
    const { projectName, request } = await askSuppliers(api, await openAsBlob(samples.bracket), [supplier])
    const portal = new SupplierPage(await openBrowser(supplier.token))
    await portal.open('/supplier/dashboard', /^Welcome/)
    await expect(portal.page.getByRole('link', { name: projectName })).toBeVisible()
    await expectWell(portal.page, 'the dashboard')
    await portal.open('/supplier/quotes', 'Quotes')
    await expect(portal.page.getByText('No quotes yet')).toBeVisible()
    await portal.open('/supplier/purchase-orders', 'Purchase Orders')
    await expect(portal.page.getByText('No purchase orders yet')).toBeVisible()
    await portal.openIn(`/supplier/rfqs?request=${request.id}`)
    await expect(portal.button('Submit Quote')).toBeVisible()
    await expectWell(portal.page, 'a request')
    await portal.button('Submit Quote').click()
    await expectWell(portal.page, 'the form of a quote')
  })
}
