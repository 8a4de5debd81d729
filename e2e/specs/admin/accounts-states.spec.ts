import { expectWell } from '../../fixtures/accessible.ts'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminAccountsPage } from '../../pages/admin-accounts.ts'
import { expectToast, tryAgain } from '../../pages/portal.ts'

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

  test(
    `what fails of an account is said in the words of its action, ${width}`,
    details,
    async ({ api, kerf, openBrowser, whileBroken }) => {
      const company = await makeCompany(kerf, 'Unlucky Works')
      await makeMember(api, company, 'owner', 'Olga Alster')
      const { name, email } = await makeMember(api, company, 'buyer', 'Bo Alster')
      const accounts = new AdminAccountsPage(await openBrowser(await api.signInAdmin()))
      const { page, companyRole, addDialog: form } = accounts
      await accounts.open()
      await accounts.search(email)
      await whileBroken(['companies'], async () => {
        await accounts.view(email)
        await expect(accounts.panel.getByRole('alert')).toContainText('Failed to load the account')
        await expectWell(page, 'an account that could not be loaded')
      })
      await tryAgain(accounts.panel)
      await companyRole.selectOption({ label: 'Viewer' })
      await whileBroken(['audit_log'], async () => {
        await accounts.action('Save Role').click()
        await expectToast(page, 'Failed to change the role')
        await accounts.action('Sign Out Everywhere').click()
        const question = accounts.question(`Sign out ${name} everywhere?`)
        await question.getByRole('button', { name: 'Sign Out Everywhere' }).click()
        await expectToast(page, 'Failed to sign out the account')
        await expectWell(page, 'an account that could not be signed out')
        await question.getByRole('button', { name: 'Cancel' }).click()
      })
      await expect(companyRole).toHaveValue('viewer')

      await accounts.action('Delete Account').click()
      const question = accounts.question(`Delete the account of ${name}?`)
      await question.getByLabel(`Type ${email} to confirm`).fill(email)
      await whileBroken(['rfqs'], async () => {
        await question.getByRole('button', { name: 'Delete Account' }).click()
        await expectToast(page, 'Failed to delete the account')
        await expectWell(page, 'an account that could not be deleted')
      })
      await page.keyboard.press('Escape')
      await expect(companyRole).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      const person = newPerson('Ada Quist')
      await accounts.add()
      await form.name.fill(person.name)
      await form.email.fill(person.email)
      await form.password.fill('deburr')
      await whileBroken(['audit_log'], async () => {
        await form.submit.click()
        await expectToast(page, 'Failed to add the administrator')
        await expectWell(page, 'an administrator who could not be added')
      })
      await expect(form.email).toHaveValue(person.email)
    },
  )
}
