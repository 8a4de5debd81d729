import { expectWell, scrollToTop } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { expectError } from '../../pages/fields.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const request = {
  projectName: 'Impeller IM-9',
  quantity: 12,
  material: 'Titanium',
  tolerance: 'Tight (±0.002 in, ±0.05 mm)',
}
const inOneLine = '株式会社キタムラ, 梅田1-1, 530-0001 大阪, Japan'

for (const [width, details] of widths) {
  test(
    `a request has a date and an address, and the next one offers the address, ${width}`,
    details,
    async ({ api, openBrowser }) => {
      const { token, email } = await api.newCustomer()
      const page = await openBrowser(token)
      const rfq = new SubmitRfqPage(page)
      await rfq.open()
      await rfq.fill(request)
      const { neededBy, shipTo, billTo, field } = rfq.delivery

      await test.step('an incomplete address is refused at its field', async () => {
        await neededBy.fill(dayFromNow(21))
        await shipTo.selectOption({ label: 'Another address…' })
        await rfq.submit()
        await expectError(field('Ship To', 'Street and Number'), 'Please enter street and number')
        await expectError(field('Ship To', 'City'), 'City is required')
        await scrollToTop(page)
        await expectWell(page, 'the RFQ form with an address')
      })

      await test.step('input survives a reload and is sent', async () => {
        await field('Ship To', 'Recipient').fill('株式会社キタムラ')
        await field('Ship To', 'Street and Number').fill('梅田1-1')
        await field('Ship To', 'City').fill('大阪')
        await field('Ship To', 'Postal Code').fill('530-0001')
        await field('Ship To', 'Country').fill('Japan')
        await billTo.selectOption({ label: 'Same as Ship To' })
        page.once('dialog', (dialog) => void dialog.accept())
        await page.reload()
        await expect(field('Ship To', 'City')).toHaveValue('大阪')
        await rfq.submit()
        await expect(rfq.thanks).toBeVisible()
      })

      await test.step('the next request chooses it', async () => {
        await rfq.open()
        await shipTo.selectOption({ label: inOneLine })
        await expect(rfq.form.getByRole('paragraph').filter({ hasText: '梅田1-1' })).toBeVisible()
      })

      await test.step('the admin reads it', async () => {
        const rfqs = new AdminRfqsPage(await openBrowser(await api.signInAdmin()))
        await rfqs.open(email)
        await rfqs.view(request.projectName)
        await expect(rfqs.panel).toContainText('Needed By')
        await expect(rfqs.panel.getByText('530-0001 大阪')).toHaveCount(2)
        await expectWell(rfqs.page, 'an RFQ that says where it goes')
      })
    },
  )
}
