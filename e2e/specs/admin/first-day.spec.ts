import { expectWell } from '../../fixtures/accessible.ts'
import { apiOf } from '../../fixtures/api.ts'
import { patience, startKerf } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminDashboardPage } from '../../pages/admin-dashboard.ts'

/** The lists of a Kerf that nobody has used yet: addresses, and what they say. */
const lists = [
  ['/admin/customers', 'No customers found'],
  ['/admin/customers?tab=rfqs', 'No customer RFQs found'],
  ['/admin/customers?tab=active-orders', 'No Orders Yet'],
  ['/admin/customers?tab=archived-orders', 'No Archived Orders'],
  ['/admin/companies', 'No companies found'],
  ['/admin/reports', 'No Data Available'],
  ['/admin/production', 'No Orders Yet'],
  ['/admin/production?view=calendar', 'No orders are due in this month.'],
  ['/admin/quality-checks', 'No quality checks yet'],
  ['/admin/mails', 'Every email was delivered'],
] as const

for (const [width, details] of widths) {
  test(`a Kerf that just begins says what will appear where, ${width}`, details, async ({ openBrowser }) => {
    const fresh = await startKerf(patience)
    try {
      const dashboard = new AdminDashboardPage(await openBrowser(await apiOf(fresh).signInAdmin(), fresh.url))
      const { page } = dashboard
      await page.goto(`${fresh.url}/admin`)
      await expect(dashboard.nothingWaits).toBeVisible()
      await expect(page.getByText('No figures yet')).toHaveCount(2)
      await expect(page.getByText(/\d waits? for you/)).toHaveCount(0)
      await expectWell(page, 'the dashboard of a Kerf that just begins')
      for (const [address, words] of lists) {
        await page.goto(`${fresh.url}${address}`)
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
        await expectWell(page, `${address} of a Kerf that just begins`)
      }
      await page.goto(`${fresh.url}/admin/companies`)
      const hint = page.getByText('Get started by creating a new company.')
      await expect(hint).toBeVisible()
      await expect(hint.locator('xpath=..').getByRole('button', { name: 'Add Company' })).toBeVisible()
      // before its Kerf goes: the page would miss its live events
      await page.close()
    } finally {
      await fresh.remove()
    }
  })
}
