import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { fileOf } from '../../fixtures/files.ts'
import { askSuppliers, quoteRequest } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminSupplierQuotesPage } from '../../pages/admin-supplier-quotes.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'

test('an admin compares quotes, splits the award as simulated, and orders', async ({ api, openBrowser, watch }) => {
  watch.announce(415, '/api/admin/purchase-orders')
  const admin = await api.signInAdmin()
  const [gear, lathe, dear, full] = await Promise.all([
    api.newSupplier('Ina Gear', 'Gear Works'),
    api.newSupplier('Bo Lathe', 'Lathe Brothers'),
    api.newSupplier('Cy Mill', '株式会社 精密加工'),
    api.newSupplier('Di Press', 'Press House'),
  ])
  const customer = await api.newCustomer()
  const { id: rfqId } = await api.submitRfq(customer.token)
  await api.quote(admin, rfqId, { amount: '1000.00' })
  const asked = await askSuppliers(api, admin, [gear, lathe, dear, full], { rfqId })
  await quoteRequest(api, gear, asked, { unitPrice: '2.50', leadTime: 14 })
  await quoteRequest(api, lathe, asked, { unitPrice: '2.40', freightPrice: '30.00', leadTime: 25 })
  await quoteRequest(api, dear, asked, { unitPrice: '9.00' })
  await api.call('POST', `/api/supplier/requests/${asked.id}/decline`, full.token, { reason: 'Our machines are full.' })

  const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
  await quotes.open(asked.projectName)
  await expect(quotes.page.getByRole('heading', { name: asked.referenceNumber })).toBeVisible()
  await expect(quotes.project(asked.projectName).getByRole('listitem')).toHaveCount(3)
  await quotes.compare(asked.projectName)
  await expect(quotes.compared('Price')).toHaveText(['$250.00Lowest', '$270.00', '$900.00'])
  await expect(quotes.compared('Margin')).toHaveText(['$750.00 (75.0%)', '$730.00 (73.0%)', '$100.00 (10.0%)'])
  await expect(quotes.compared('Lead Time')).toContainText(['Shortest', '25 days', 'Shortest'])
  await expect(quotes.answers).toContainText('Our machines are full.')

  await expect(quotes.cheapest).toContainText('$250.00')
  await quotes.award.getByLabel('Minimum number of sources').fill('2')
  await expect(quotes.cheapest).toContainText('$275.00')
  await quotes.button('Use This Award').click()
  await expect(quotes.choice).toContainText('It costs the same as the cheapest award.')
  await quotes.button('Award These Pieces').click()
  await quotes.dialog.getByLabel('Mark 1 other pending quote as not selected').check()
  await expect(quotes.dialog.getByLabel('Feedback to the others')).toHaveValue('Quote not selected for this project.')
  await quotes.inDialog('Accept These Quotes').click()
  await expectToast(quotes.page, 'Quote status updated successfully')
  await expect(quotes.compared('Status')).toHaveText(['Accepted', 'Accepted', 'Not Selected'])
  await expect(quotes.page.getByText(/^\$275\.00 awarded so far, margin \$725\.00/)).toBeVisible()

  await quotes.button('Create PO for Gear Works').click()
  await expect(quotes.inDialog('Create Purchase Order')).toHaveAttribute('aria-disabled', 'true')
  await quotes.dialog.getByLabel('Delivery Date').fill(dayFromNow(30))
  await quotes.dialog.locator('input[type="file"]').setInputFiles(fileOf('order.pdf', 'no PDF'))
  await quotes.inDialog('Create Purchase Order').click()
  await expectToast(quotes.page, 'Failed to create purchase order')
  await expect(quotes.dialog.getByText('Please select a PDF file')).toBeVisible()
  await expect(quotes.dialog.getByLabel('Delivery Date')).toHaveValue(dayFromNow(30))
  await quotes.inDialog('Remove order.pdf').click()
  await quotes.inDialog('Create Purchase Order').click()
  await expectToast(quotes.page, 'Purchase order created successfully')
  await quotes.page.getByRole('link', { name: /^PO Created: open PO-/ }).click()
  await expect(quotes.heading(/^PO-/)).toBeVisible()
})

test('a quote of an older request waits for a new one, and another gets feedback', async ({ api, openBrowser }) => {
  const admin = await api.signInAdmin()
  const supplier = await api.newSupplier('Ina Gear', 'Gear Works')
  const asked = await askSuppliers(api, admin, [supplier])
  await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
  const other = await askSuppliers(api, admin, [supplier])
  await quoteRequest(api, supplier, other, { unitPrice: '3.00' })
  const { projectName } = asked
  await api.call('PUT', `/api/admin/supplier-requests/${asked.id}`, admin, {
    ...{ projectName, material: 'Steel', quantity: 100, description: 'Milled from steel' },
  })
  const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
  await quotes.open(projectName)
  await expect(quotes.project(projectName)).toContainText('Changed since')
  await expect(quotes.button('Accept the quote of Gear Works')).toHaveAttribute('aria-disabled', 'true')
  await quotes.compare(projectName)
  await expect(quotes.page.getByText('The request was changed since Gear Works quoted')).toBeVisible()
  await expect(quotes.page.getByText('No pending quote can be awarded')).toBeVisible()
  await quotes.button('Change Due Date').click()
  await quotes.dialog.getByLabel('Due Date').fill('')
  await quotes.inDialog('Save Due Date').click()
  await expectToast(quotes.page, 'Due date saved')

  await quotes.open(other.projectName)
  await quotes.button('Not select the quote of Gear Works').click()
  const feedback = quotes.dialog.getByLabel('Feedback')
  await expect(feedback).toHaveValue('Quote not selected for this project.')
  await feedback.fill('')
  await quotes.inDialog('Mark as Not Selected').click()
  await expectError(feedback, 'Please write some feedback')
  await feedback.fill('Too late for us.')
  await quotes.inDialog('Mark as Not Selected').click()
  await expectToast(quotes.page, 'Quote status updated successfully')
  await expect(quotes.project(other.projectName)).toContainText('Feedback: Too late for us.')
})

for (const [width, details] of widths) {
  test(`supplier quotes look well in every state, ${width}`, details, async ({ api, openBrowser, watch }) => {
    const admin = await api.signInAdmin()
    const suppliers = [await api.newSupplier('Ina Gear'), await api.newSupplier('Bo Lathe')]
    const asked = await askSuppliers(api, admin, suppliers)
    for (const supplier of suppliers)
      await quoteRequest(api, supplier, asked, { unitPrice: '2.50', notes: 'Deburred.' })
    const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
    const { page } = quotes
    await quotes.open(asked.projectName)
    await expect(quotes.project(asked.projectName)).toBeVisible()
    await expectWell(page, 'the list of projects')
    await quotes.page
      .getByRole('button', { name: /^Details of the quote/ })
      .first()
      .click()
    await expect(quotes.dialog).toContainText('Supplier Information')
    await expectWell(page, 'the details of a quote')
    await quotes.inDialog('Close').last().click()
    await quotes.compare(asked.projectName)
    await expect(quotes.cheapest).toContainText('$250.00')
    await quotes.button('Use This Award').click()
    await expect(quotes.choice).toContainText('It costs the same')
    await expectWell(page, 'a request with its award')

    await page.goto('/admin/supplier-quotes?q=nothing-of-this-name')
    await expect(page.getByText('No supplier quotes found')).toBeVisible()
    watch.announce(500, '/api/admin/rfqs/supplier-quotes')
    await page.route(/\/api\/admin\/rfqs\/supplier-quotes/, (route) =>
      route.fulfill({ status: 500, json: { error: 'internal' } }),
    )
    await page.reload()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectWell(page, 'a list that could not be loaded')
  })
}
