import { expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminAccountsPage } from '../../pages/admin-accounts.ts'

for (const [width, details] of widths) {
  test(
    `Accounts while they load, without a match and after a failure, ${width}`,
    details,
    async ({ api, openBrowser, whileBroken, whileSlow }) => {
      const { email } = await api.newCustomer('Una Countable')
      const accounts = new AdminAccountsPage(await openBrowser(await api.signInAdmin()))
      const { page } = accounts
      await whileSlow(['companies'], async () => {
        await accounts.open()
        await expect(accounts.table).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'accounts that are loading')
      })
      await accounts.search('nobody has this name')
      await expect(page.getByText('No Matching Accounts')).toBeVisible()
      await expectWell(page, 'accounts without a match')
      await whileBroken(['companies'], async () => {
        await page.getByRole('searchbox', { name: 'Search accounts' }).fill(email)
        await expect(accounts.failure('Failed to load accounts')).toBeVisible()
        await expectWell(page, 'accounts that failed to load')
      })
      await accounts.retry('Failed to load accounts')
      await expect(accounts.row(email)).toBeVisible()
    },
  )
}
