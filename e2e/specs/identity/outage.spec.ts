import { expect, test } from '../../fixtures/test.ts'
import { AdminAccountsPage } from '../../pages/admin-accounts.ts'
import { expectToast } from '../../pages/portal.ts'
import { ProfilePage } from '../../pages/profile.ts'
import { SignInPage } from '../../pages/sign-in.ts'

test('while Kerf is down, account screens say so and keep their input, and work once it is back', async ({
  api,
  kerf,
  openBrowser,
  page: visitor,
  watch,
}) => {
  const { name, token } = await api.newCustomer()
  const signIn = new SignInPage(visitor)
  await signIn.open()
  const profile = new ProfilePage(await openBrowser(token))
  await profile.open()
  await expect(profile.details.name).toHaveValue(name)
  const accounts = new AdminAccountsPage(await openBrowser(await api.signInAdmin()))
  await accounts.open()
  await expect(accounts.rows.first()).toBeVisible()

  await watch.duringOutage(async () => {
    await kerf.stop()
    await signIn.signIn({ email: 'robin@example.com', password: 'reamed' })
    await expectToast(visitor, 'Login failed')
    await expect(signIn.email).toHaveValue('robin@example.com')

    await profile.details.phone.fill('+1 555 0100')
    await profile.details.save.click()
    await expectToast(profile.page, 'Profile not updated', 'What you typed is kept. Please try again.')
    await expect(profile.details.phone).toHaveValue('+1 555 0100')
    await profile.logOut()
    await profile.page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await expectToast(profile.page, 'Could not log out', 'You are still signed in; please try again.')

    await accounts.chooseKind('Suppliers')
    await expect(accounts.page.getByText('Failed to load accounts')).toBeVisible()
    await kerf.restart()
    await profile.details.save.click()
    await expectToast(profile.page, 'Profile updated')
    await accounts.chooseKind('All')
    await accounts.search(kerf.admin.email)
    await expect(accounts.row(kerf.admin.email)).toBeVisible()
  })
})
