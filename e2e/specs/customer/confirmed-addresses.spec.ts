import { expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { expectToast } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

const works = { name: 'Werk Süd', address: 'Hafenstr. 7', city: 'Kiel', state: null, postalCode: '24103' }
const office = { name: 'Buchhaltung', address: 'Am Markt 1', city: 'Lübeck', state: null, postalCode: '23552' }
const country = 'Germany'

for (const [width, details] of widths) {
  test(
    `the addresses of a request are shown with the purchase order and can be changed, ${width}`,
    details,
    async ({ api, openBrowser, samples }) => {
      const admin = await api.signInAdmin()
      const { token, email } = await api.newCustomer()
      const projectName = 'Pump lid PL-3'
      await api.submitRfq(token, { projectName: 'Earlier lid', shipTo: { ...office, country } })
      const rfq = await api.submitRfq(token, { projectName, shipTo: { ...works, country } })
      await api.quote(admin, rfq.id)
      const quotes = new QuotesPage(await openBrowser(token))
      await quotes.open()
      await quotes.view(projectName)
      await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()

      await test.step('as in the request, and the invoice goes to the other one', async () => {
        const form = quotes.answerForm
        await form.getByLabel('Purchase Order (PDF)').setInputFiles(samples.purchaseOrder)
        await form.getByLabel('PO Number').fill('PO-PL-3')
        await expect(form.getByLabel('Ship To').locator('option:checked')).toContainText('As in your request')
        await expect(form.getByLabel('Ship To').locator('option:checked')).toContainText('Hafenstr. 7')
        await form.getByLabel('Bill To').selectOption({ label: 'Buchhaltung, Am Markt 1, 23552 Lübeck, Germany' })
        await expectWell(quotes.page, 'a purchase order with its addresses')
        await quotes.dialog.getByRole('button', { name: 'Confirm' }).click()
        await expectToast(quotes.page, 'Quote accepted')
      })

      await test.step('the admin reads both with the quote', async () => {
        const rfqs = new AdminRfqsPage(await openBrowser(admin))
        await rfqs.open(email)
        await rfqs.view(projectName)
        await expect(rfqs.createSalesOrder).toBeVisible()
        await expect(rfqs.panel.getByText('Am Markt 1')).toBeVisible()
        await expect(rfqs.panel.getByText('Hafenstr. 7')).toHaveCount(2)
      })
    },
  )
}
