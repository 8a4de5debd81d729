import { expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { quoteTwoParts } from '../../fixtures/world.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { expectToast } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

for (const [width, details] of widths) {
  test(
    `setup and freight are quoted beside the parts, and choosing quantities keeps them, ${width}`,
    details,
    async ({ api, openBrowser }) => {
      const [customer, admin] = [await api.newCustomer(), await api.signInAdmin()]
      const { projectName } = await quoteTwoParts(api, customer.token, admin, 'Gearbox GB-8')
      const rfqs = new AdminRfqsPage(await openBrowser(admin))
      const { page } = rfqs

      await test.step('an admin revises the quote with two lines and terms', async () => {
        await rfqs.open(customer.email)
        await rfqs.view(projectName)
        await rfqs.panel.getByRole('button', { name: 'Revise Quote' }).click()
        await rfqs.addCharge.click()
        await rfqs.charge(1).amount.fill('150.50')
        await rfqs.addCharge.click()
        await rfqs.charge(2).kind.selectOption({ label: 'Freight' })
        await expect(rfqs.charge(2).name).toHaveValue('Freight')
        await rfqs.charge(2).name.fill('Freight to 大阪')
        await rfqs.offer.submit.click()
        await expect(rfqs.offer.form.getByText('Please enter a valid amount')).toBeVisible()
        await rfqs.charge(2).amount.fill('49,50')
        await rfqs.offer.field('Terms').fill('Net 30 days.')
        await expect(rfqs.offer.form.getByText('$1,802.50')).toBeVisible()
        await expectWell(page, 'a quote form with setup and freight')
        await rfqs.offer.submit.click()
        await expectToast(page, 'Quote submitted')
        await expect(rfqs.panel.getByRole('rowheader', { name: 'Freight to 大阪' })).toBeVisible()
      })

      await test.step('the customer chooses another quantity and accepts', async () => {
        const quotes = new QuotesPage(await openBrowser(customer.token))
        await quotes.open()
        await quotes.view(projectName)
        await expect(quotes.document.getByRole('row', { name: 'Subtotal' })).toContainText('$1,602.50')
        await expect(quotes.document).toContainText('Net 30 days.')
        await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()
        await quotes.quantityOf('Housing').selectOption('100')
        await expect(quotes.answerForm).toContainText('$8,603.50')
        await expectWell(quotes.page, 'a quote with charges that is being accepted')
        await quotes.dialog.getByRole('button', { name: 'Confirm' }).click()
        await expectToast(quotes.page, 'Quote accepted')
        await expect(quotes.document.getByRole('row', { name: 'Total' }).last()).toContainText('$8,603.50')
      })
    },
  )
}
