import { codeIn, linkIn, waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectAutocomplete, expectError, expectNoError, expectToShowAndHide, paste } from '../../pages/fields.ts'
import { PasswordResetPage } from '../../pages/password-reset.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

const another = 'lapped-to-a-mirror-4'

test('a forgotten password is reset with the emailed link, and every device is signed out', async ({
  page,
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
  const account = await api.newCustomer('Ines Roth')
  const signedIn = await openBrowser(account.token)
  await new DashboardPage(signedIn).open()
  await expect(new DashboardPage(signedIn).greeting('Ines')).toBeVisible()

  await page.goto('/forgot-password')
  const reset = new PasswordResetPage(page)
  await reset.ask(account.email, 'Customer Portal')
  const mail = await waitForMail(kerf.dataDir, account.email, 'Your Kerf password reset code')
  await page.goto(linkIn(mail, 'Choose a new password'))
  await expect(reset.code).toHaveValue(codeIn(mail))
  await expect(page, 'the code is not left in the address').not.toHaveURL(/code=/)
  await reset.newPassword.fill(another)
  await reset.confirmPassword.fill(another)
  await reset.submit.click()
  await expectToast(page, 'Password reset successful!')
  await expect(reset.done).toBeVisible()
  await page.reload()
  await expect(reset.done, 'also after a reload').toBeVisible()
  await new SignInPage(signedIn).expectOpen()
  await waitForMail(kerf.dataDir, account.email, 'Your Kerf password was changed')

  await reset.continueToLogin()
  const signIn = new SignInPage(page)
  await expect(signIn.email).toHaveValue(account.email)
  await signIn.signIn({ email: account.email, password: another })
  await expect(new DashboardPage(page).greeting('Ines')).toBeVisible()
})

test('a reset shows errors until they are fixed', async ({ page, watch }) => {
  watch.announce(400, '/api/auth/reset-password')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/reset-password?email=robin.falk%40example.com&role=supplier')
  const reset = new PasswordResetPage(page)
  const { code, newPassword, confirmPassword, submit } = reset
  await code.pressSequentially('12x3')
  await submit.click()
  await expectError(code, 'Reset code must be 6 digits')
  await expectError(newPassword, 'Password must be at least 8 characters')
  await expectError(confirmPassword, 'Please confirm your password')
  await paste(code, '12-34-56')
  await expect(code).toHaveValue('123456')
  await newPassword.fill(another)
  await confirmPassword.fill(`${another}5`)
  await expectNoError(code, newPassword, confirmPassword)
  await submit.click()
  await expectError(confirmPassword, "Passwords don't match")
  await newPassword.fill(`${another}5`)
  await expectNoError(confirmPassword)
  await expectToShowAndHide(newPassword)
  await expectToShowAndHide(confirmPassword)
  await expectAutocomplete([
    [code, 'one-time-code'],
    [newPassword, 'new-password'],
    [confirmPassword, 'new-password'],
  ])
  await submit.click()
  const words = 'Invalid or expired reset code. Please request a new one.'
  await expectToast(page, 'Reset failed', words)
  await expectError(code, words)
  await expect(code).toBeFocused()
})

test('without an address or an account type a reset starts over', async ({ page }) => {
  for (const query of ['', '?email=robin.falk%40example.com', '?role=customer']) {
    await page.goto(`/reset-password${query}`)
    await expect(page).toHaveURL('/forgot-password')
    await expect(new PasswordResetPage(page).askForm).toBeVisible()
  }
})

test('a failed reset request is reported', async ({ page, watch }) => {
  watch.announceFailure(/^\/api\/auth\/reset-password$/)
  await page.goto('/reset-password?email=robin.falk%40example.com&role=customer')
  await page.route('/api/auth/reset-password', (route) => route.abort())
  await new PasswordResetPage(page).reset('123456', another)
  await expectToast(page, 'Reset failed', 'Failed to reset password. Please try again.')
})
