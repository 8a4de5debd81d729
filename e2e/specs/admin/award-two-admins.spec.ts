import { askSuppliers, quoteRequest } from '../../fixtures/supplying.ts'
import { expect, test } from '../../fixtures/test.ts'
import { AdminSupplierQuotesPage } from '../../pages/admin-supplier-quotes.ts'

test('an admin slower than a colleague cannot decide again, and sees the decision', async ({ api, openBrowser }) => {
  const admin = await api.signInAdmin()
  const supplier = await api.newSupplier('Ina Gear', 'Gear Works')
  const asked = await askSuppliers(api, admin, [supplier])
  const quote = await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
  const quotes = new AdminSupplierQuotesPage(await openBrowser(admin))
  await quotes.open(asked.projectName)
  await quotes.button('Not select the quote of Gear Works').click()
  await quotes.dialog.getByLabel('Feedback').fill('Too late for us.')
  await api.call('PUT', `/api/admin/supplier-quotes/${quote.id}/status`, admin, { status: 'accepted' })
  await expect(quotes.dialog).toContainText('Accepted')
  await expect(quotes.inDialog('Mark as Not Selected')).toBeDisabled()
  await expect(quotes.dialog.getByLabel('Feedback')).toHaveValue('Too late for us.')
})
