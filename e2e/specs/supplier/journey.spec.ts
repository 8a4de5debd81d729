import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { type Account, type Api, dayFromNow } from '../../fixtures/api.ts'
import { orderFromSupplier } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { expectToast } from '../../pages/portal.ts'
import { SupplierPage } from '../../pages/supplier.ts'

/** An RFQ of a customer with a secret name, sent on to suppliers. */
async function askSuppliers(api: Api, bracket: Blob, suppliers: readonly Account[]) {
  const admin = await api.signInAdmin()
  const customer = await api.newCustomer('Secretia Hidden')
  const rfq = await api.submitRfq(customer.token, { projectName: 'Secret gripper', notes: 'Secret notes' })
  const [step] = await api.upload(customer.token, rfq.id, [{ name: 'secret-part.step', content: bracket }])
  const projectName = `Milled bracket ${randomUUID().slice(0, 6)}`
  const request = await api.json<{ id: string }>('POST', '/api/admin/quotes/create-bulk', admin, {
    ...{ projectName, material: 'Aluminum', quantity: 10, description: 'Milled from a block', rfqId: rfq.id },
    ...{ supplierIds: suppliers.map(({ id }) => id), dueDate: dayFromNow(10), rfqFiles: [{ fileId: step?.id }] },
  })
  return { request, projectName }
}

test('a supplier declines with a reason, and may still quote', async ({ api, openBrowser, samples }) => {
  const supplier = await api.newSupplier('Cy Mill')
  const { request } = await askSuppliers(api, await openAsBlob(samples.bracket), [supplier])
  const portal = new SupplierPage(await openBrowser(supplier.token))
  await portal.openIn(`/supplier/rfqs?request=${request.id}`)
  await portal.button('Decline').click()
  await portal.field('Reason').fill('Our machines are full.')
  await portal.button('Decline Request').click()
  await expectToast(portal.page, 'Request declined')
  await expect(portal.dialog).toContainText('Our machines are full.')
  await expect(portal.button('Submit Quote')).toBeVisible()
})

test('a supplier downloads the order as a PDF, and adds its certificate', async ({ api, openBrowser, samples }) => {
  const supplier = await api.newSupplier('Ina Gear')
  const order = await orderFromSupplier(api, await api.signInAdmin(), supplier)
  const portal = new SupplierPage(await openBrowser(supplier.token))
  await portal.openIn(`/supplier/purchase-orders?order=${order.id}`)
  const saved = portal.page.waitForEvent('download')
  await portal.button('Purchase Order PDF').click()
  expect((await saved).suggestedFilename()).toBe(`Purchase order ${order.purchaseOrderNumber}.pdf`)
  await portal.button('Upload documents').click()
  await portal.field('Files').setInputFiles(samples.purchaseOrder)
  await portal.button('Upload').click()
  await expectToast(portal.page, 'Documents uploaded')
  await expect(portal.dialog).toContainText('purchase-order.pdf')
  await expect(portal.dialog).toContainText('Unpaid')
})

for (const [width, details] of widths) {
  test(`the pages of a supplier look well, ${width}`, details, async ({ api, openBrowser, samples }) => {
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
