import { codeIn, waitForMail } from '../fixtures/mail.ts'
import { expect, test } from '../fixtures/test.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { PasswordResetPage } from '../pages/password-reset.ts'
import { expectToast } from '../pages/portal.ts'
import { SignInPage } from '../pages/sign-in.ts'
import { VerifyEmailPage } from '../pages/verify-email.ts'

const password = 'reamed-and-honed-23'
const person = { name: 'Robin Falk', company: 'Falk Pumps', password }

let people = 0
const newEmail = () => `robin.falk+${++people}@example.com`

test('sign-in without an email or a password says what is missing', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.signInForm.getByRole('button', { name: 'Sign In' }).click()
  const email = signIn.signInForm.getByLabel('Email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
})

test('a wrong password is refused like an unknown account', async ({ page, api, watch }) => {
  watch.announce(401, '/api/auth/login')
  const { email } = await api.newCustomer()
  const signIn = new SignInPage(page)
  await signIn.open()
  const said: (string | null)[] = []
  for (const account of [email, newEmail()]) {
    await signIn.signIn({ email: account, password: 'bored-and-tapped-99' })
    const toast = page.getByRole('alert').filter({ hasText: 'Login failed' })
    await expect(toast).toBeVisible()
    said.push(await toast.textContent())
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
  }
  expect(said[1]).toBe(said[0])
})

test('sign-up says what is wrong with the passwords until it is mended', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.openSignUp()
  const form = signIn.signUpForm
  await signIn.fillSignUp({ ...person, email: newEmail(), password: 'short', repeated: 'shorter' })
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(form.getByText('Password must be at least 8 characters long')).toBeVisible()
  await form.getByLabel('Password', { exact: true }).fill(password)
  await expect(form.getByText('Password must be at least 8 characters long')).toBeHidden()
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(form.getByText('Passwords do not match')).toBeVisible()
})

test('whoever has not verified the address is led to do so from sign-in', async ({ page, kerf, watch }) => {
  watch.announce(403, '/api/auth/login')
  const email = newEmail()
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.signUp({ ...person, email })
  const verify = new VerifyEmailPage(page)
  await expect(verify.title).toBeVisible()

  await signIn.open()
  await signIn.signIn({ email, password })
  await expectToast(page, 'Please verify your email before signing in.')
  await expect(page).toHaveURL(/\/verify-email\?email=robin\.falk/)
  await verify.verify(codeIn(await waitForMail(kerf.dataDir, email, /code|verif/i)))
  await expect(verify.verified).toBeVisible()
  await signIn.expectOpen()
  await signIn.signIn({ email, password })
  await expect(new DashboardPage(page).greeting('Robin')).toBeVisible()
})

test('a wrong code is refused; another can be asked for every 30 seconds', async ({ page, kerf, watch }) => {
  watch.announce(400, '/api/auth/verify-email')
  const email = newEmail()
  const signIn = new SignInPage(page)
  await page.clock.install()
  await signIn.open()
  await signIn.signUp({ ...person, email })
  const first = await waitForMail(kerf.dataDir, email, /code|verif/i)
  const verify = new VerifyEmailPage(page)
  await verify.verify(codeIn(first) === '111111' ? '222222' : '111111')
  await expectToast(page, 'Verification failed')
  await expect(verify.title).toBeVisible()

  await verify.resend.click()
  await expectToast(page, 'Verification code sent!')
  await expect(verify.resend).toHaveText(/^Resend Code \(\d+ s\)$/)
  await expect(verify.resend).toHaveAttribute('aria-disabled', 'true')
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(verify.resend).toHaveText('Resend Code', { timeout: 1 })
  }).toPass({ intervals: [10] })
  const second = await waitForMail(kerf.dataDir, email, /code|verif/i, { after: first })
  await verify.verify(codeIn(second))
  await expect(verify.verified).toBeVisible()
})

test('a code holds digits only, and without six of them nothing is sent', async ({ page }) => {
  await page.goto('/verify-email?email=robin.falk%40example.com')
  const verify = new VerifyEmailPage(page)
  await verify.code.pressSequentially('12a-34')
  await expect(verify.code).toHaveValue('1234')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByText('Verification code must be 6 digits')).toBeVisible()
  await expect(verify.code).toBeFocused()
})

test('pages about a mail lead to their start without an address', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page).toHaveURL('/register')
  await expect(new SignInPage(page).signUpForm).toBeVisible()
  await page.goto('/reset-password?email=robin.falk%40example.com')
  await expect(page).toHaveURL('/forgot-password')
  await expect(new PasswordResetPage(page).askForm).toBeVisible()
})

test('a forgotten password is set anew with the mailed code', async ({ page, api, kerf }) => {
  const { email, name } = await api.newCustomer('Ines Roth')
  const signIn = new SignInPage(page)
  await signIn.open()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const reset = new PasswordResetPage(page)
  await reset.ask(email, 'Customer Portal')
  await expect(reset.sent).toBeVisible()
  const mail = await waitForMail(kerf.dataDir, email, /reset|password/i)
  await reset.enterCode()
  await reset.reset(codeIn(mail), 'lapped-to-a-mirror-4', 'lapped-to-a-mirror-5')
  await expect(reset.resetForm.getByText("Passwords don't match")).toBeVisible()
  await reset.reset(codeIn(mail), 'lapped-to-a-mirror-4')
  await expect(reset.done).toBeVisible()
  await reset.continueToLogin()
  await signIn.signIn({ email, password: 'lapped-to-a-mirror-4' })
  await expect(new DashboardPage(page).greeting(name.split(' ')[0] ?? name)).toBeVisible()
})
