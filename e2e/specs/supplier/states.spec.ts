import { expectAccessible } from '../../fixtures/accessible.ts'
import { askSuppliers, orderFromSupplier, quoteRequest } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectError } from '../../pages/fields.ts'
import { Finder } from '../../pages/finder.ts'
import { expectToast, tabTo } from '../../pages/portal.ts'
import { SupplierPage } from '../../pages/supplier.ts'

const lists = [
  ['/supplier/rfqs', 'RFQs', 'requests', 'supplier_request_assignments'],
  ['/supplier/quotes', 'Quotes', 'quotes', 'supplier_quotes'],
  ['/supplier/purchase-orders', 'Purchase Orders', 'purchase orders', 'purchase_orders'],
] as const

test("a supplier's lists while loading, and after a failure", async ({ api, openBrowser, whileBroken, whileSlow }) => {
  const supplier = await api.newSupplier('Ina Gear')
  const { projectName } = await orderFromSupplier(api, await api.signInAdmin(), supplier)
  const portal = new SupplierPage(await openBrowser(supplier.token))
  for (const [path, title, noun, table] of lists) {
    await whileSlow([table], async () => {
      await portal.open(path, title)
      await expect(portal.page.getByRole('table', { name: title })).toHaveAttribute('aria-busy', 'true')
    })
    await whileBroken([table], async () => {
      await portal.page.reload()
      await expect(portal.failure(`Failed to load ${noun}`)).toBeVisible()
      await expectAccessible(portal.page, `${noun} that could not be loaded`)
    })
    await portal.retry(`Failed to load ${noun}`)
    await expect(portal.row(projectName)).toBeVisible()
  }
})

test('a request is opened, quoted and found by keyboard alone', async ({ api, openBrowser }) => {
  const supplier = await api.newSupplier('Ina Gear')
  const { projectName, referenceNumber } = await askSuppliers(api, await api.signInAdmin(), [supplier])
  const portal = new SupplierPage(await openBrowser(supplier.token))
  const { page } = portal
  await portal.open('/supplier/rfqs', 'RFQs')
  await tabTo(portal.row(projectName))
  await page.keyboard.press('Enter')
  await tabTo(portal.button('Submit Quote'))
  await page.keyboard.press('Enter')
  await tabTo(portal.field(/, 100 pieces$/))
  await page.keyboard.type('0,0375')
  await tabTo(portal.field(/, 50 pieces$/))
  await page.keyboard.type('0,05')
  await tabTo(portal.field('Lead time in days'))
  await page.keyboard.type('12')
  await expect(portal.field(/, 100 pieces$/)).toHaveAccessibleDescription('$3.75 for 100 pieces')
  await expect(portal.dialog.getByRole('status').filter({ hasText: '$3.75' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Quote sent', '$3.75')
  await expect(portal.button('Revise Quote')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(portal.dialog).toBeHidden()

  const finder = new Finder(page)
  await finder.open()
  await finder.field.fill(referenceNumber.toLowerCase())
  await expect(finder.group('Supplier quotes')).toContainText(projectName)
  await expect(finder.group('RFQs to suppliers')).toContainText(projectName)
  await page.keyboard.press('Enter')
  await expect(portal.dialog).toContainText('Milled from a block')
})

test('missing values in a quote are shown at their fields, and surplus files are named', async ({
  api,
  openBrowser,
}) => {
  const supplier = await api.newSupplier('Ina Gear')
  const admin = await api.signInAdmin()
  const asked = await askSuppliers(api, admin, [supplier])
  const portal = new SupplierPage(await openBrowser(supplier.token))
  await portal.openIn(`/supplier/rfqs?request=${asked.id}`)
  await portal.button('Submit Quote').click()
  await portal.field(/, 100 pieces$/).fill('0,00001')
  await portal.button('Send Quote').click()
  await expectError(portal.field(/, 100 pieces$/), 'Please enter a price with at most four decimals')
  await portal.field(/, 100 pieces$/).fill('0.5')
  await portal.dialog.getByRole('radio', { name: 'Line total' }).click()
  await expect(portal.field(/, 100 pieces$/)).toHaveValue('50.00')
  await expect(portal.field(/, 100 pieces$/)).toHaveAccessibleDescription('$0.50 per piece')
  await portal.button('Cancel').click()
  await portal.page.getByRole('button', { name: 'Leave', exact: true }).click()

  const order = await orderFromSupplier(api, admin, supplier)
  await portal.openIn(`/supplier/purchase-orders?order=${order.id}`)
  await portal.button('Upload documents').click()
  await portal.button('Upload').click()
  await expectError(portal.field('Files'), 'Please choose a file')
  const many = Array.from({ length: 21 }, (_, at) => ({
    ...{ name: `sheet-${at + 1}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${at}`) },
  }))
  await portal.field('Files').setInputFiles(many)
  await expectToast(portal.page, 'At most 20 files can be sent at once', 'sheet-21.pdf')
})

test('a supplier sees the feedback to one quote, and that another needs a new price', async ({ api, openBrowser }) => {
  const supplier = await api.newSupplier('Ina Gear')
  const admin = await api.signInAdmin()
  const [lost, changed] = [await askSuppliers(api, admin, [supplier]), await askSuppliers(api, admin, [supplier])]
  const quote = await quoteRequest(api, supplier, lost, { unitPrice: '2.50' })
  await quoteRequest(api, supplier, changed, { unitPrice: '2.50' })
  const feedback = { status: 'not_selected', adminFeedback: 'Too late for us.' }
  await api.call('PUT', `/api/admin/supplier-quotes/${quote.id}/status`, admin, feedback)
  const fields = { material: 'Steel', quantity: 100, description: 'Milled from steel' }
  await api.call('PUT', `/api/admin/supplier-requests/${changed.id}`, admin, {
    ...{ ...fields, projectName: changed.projectName },
  })
  const portal = new SupplierPage(await openBrowser(supplier.token))
  await portal.open('/supplier/quotes', 'Quotes')
  await expect(portal.row(lost.projectName)).toContainText('Not Selected')
  await expect(portal.row(changed.projectName)).toContainText('New quote needed')
  await portal.row(lost.projectName).click()
  await expect(portal.dialog).toContainText('Too late for us.')
})
