import { linkIn, waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectAutocomplete, expectError, expectNoError, expectToShowAndHide } from '../../pages/fields.ts'
import { ForcedResetPage } from '../../pages/forced-reset.ts'
import { expectToast, Portal } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

const first = 'deburr'
const own = 'lapped-to-a-mirror-4'

test('a customer added by an admin chooses a password first, and is then signed in', async ({
  page,
  api,
  kerf,
  watch,
}) => {
  watch.announce(400, '/api/auth/admin-password-reset')
  const { name, email, company } = newPerson('Ines Roth')
  const customer = { name, email, companyName: company, password: first }
  await api.call('POST', '/api/admin/customers', await api.signInAdmin(), customer)
  await page.goto(linkIn(await waitForMail(kerf.dataDir, email, 'Your account at Kerf'), 'Sign in'))
  const signIn = new SignInPage(page)
  await signIn.signIn({ email, password: first })
  const forced = new ForcedResetPage(page)
  await expectToast(page, 'Password Reset Required', 'Please choose a password of your own to continue.')
  await expect(forced.title).toBeVisible()
  await expect(page.getByText('Your account was created by an admin.')).toBeVisible()

  const { currentPassword, newPassword, confirmPassword, submit } = forced
  await submit.click()
  await expectError(currentPassword, 'Current password is required')
  await expectError(newPassword, 'Password must be at least 8 characters')
  await expectError(confirmPassword, 'Please confirm your password')
  await forced.reset('deburred', own, `${own}5`)
  await expectNoError(currentPassword, newPassword)
  await expectError(confirmPassword, "Passwords don't match")
  for (const field of [currentPassword, newPassword, confirmPassword]) await expectToShowAndHide(field)
  await expectAutocomplete([
    [currentPassword, 'current-password'],
    [newPassword, 'new-password'],
    [confirmPassword, 'new-password'],
  ])
  await forced.reset('deburred', own)
  await expectToast(page, 'Error', 'Current password is incorrect')
  await expectError(currentPassword, 'Current password is incorrect')
  await expect(currentPassword).toBeFocused()
  await forced.reset(first, own)
  await expectToast(page, 'Password Updated')
  await expect(new DashboardPage(page).greeting('Ines')).toBeVisible()
  expect(await api.statusOf('POST', '/api/auth/login', undefined, { email, password: first })).toBe(401)
})

test('an admin added by an admin reaches the requested page, even after a reload and a failure', async ({
  page,
  api,
  watch,
}) => {
  watch.announceFailure(/^\/api\/auth\/admin-password-reset$/)
  const { name, email } = newPerson('Ada Quist')
  await api.call('POST', '/api/admin/accounts', await api.signInAdmin(), { name, email, password: first })
  await page.goto('/admin/accounts')
  const signIn = new SignInPage(page)
  await signIn.signIn({ email, password: first })
  const forced = new ForcedResetPage(page)
  await expect(forced.title).toBeVisible()
  await page.reload()
  await expect(forced.title).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await signIn.signIn({ email, password: first })

  await page.route('/api/auth/admin-password-reset', (route) => route.abort())
  await forced.reset(first, own)
  await expectToast(page, 'Error', 'Failed to reset password. Please try again.')
  await page.unroute('/api/auth/admin-password-reset')
  await forced.submit.click()
  await expectToast(page, 'Password Updated')
  await expect(new Portal(page).heading('Accounts')).toBeVisible()
  await expect(page).toHaveURL('/admin/accounts')
})
