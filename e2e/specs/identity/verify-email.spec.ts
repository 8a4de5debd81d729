import type { Page } from '@playwright/test'
import { codeIn, linkIn, waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAutocomplete, expectError, expectNoError, paste } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'
import { VerifyEmailPage } from '../../pages/verify-email.ts'

/** Signs up a new person, who is then asked for the code. */
async function signUp(page: Page) {
  const person = newPerson()
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.signUp(person)
  const verify = new VerifyEmailPage(page)
  await expect(verify.title).toBeVisible()
  return { person, verify }
}

test('the emailed link fills in the code; once verified, sign-in follows after 3 seconds', async ({ page, kerf }) => {
  const { person, verify } = await signUp(page)
  const mail = await waitForMail(kerf.dataDir, person.email, 'verification code')
  await page.clock.install()
  await page.goto(linkIn(mail, 'Enter the code'))
  await expect(verify.code).toHaveValue(codeIn(mail))
  await expect(page, 'the code is not left in the address').not.toHaveURL(/code=/)
  await expect(page.getByText(`We sent a 6-digit code to ${person.email}.`)).toBeVisible()
  // From here on, time only advances explicitly.
  await page.clock.pauseAt(Date.now() + 60_000)
  await verify.submit.click()
  await expect(verify.verified).toBeVisible()
  await expectToast(page, 'Email verified successfully!')
  for (const left of [3, 2, 1]) {
    await expect(page.getByText(`You will be taken to sign-in in ${left} s.`).first()).toBeVisible()
    await page.clock.runFor(1000)
  }
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await expect(signIn.email).toHaveValue(person.email)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a wrong code is refused; another can be requested every 30 seconds', async ({ page, kerf, watch }) => {
  watch.announce(400, '/api/auth/verify-email')
  await page.clock.install()
  const { person, verify } = await signUp(page)
  const first = await waitForMail(kerf.dataDir, person.email, 'verification code')
  await verify.verify(codeIn(first) === '111111' ? '222222' : '111111')
  const words = 'Invalid or expired verification code. Please try again or request a new code.'
  await expectToast(page, 'Verification failed', words)
  await expectError(verify.code, words)
  await expect(verify.code).toBeFocused()
  await expect(verify.title).toBeVisible()

  await page.clock.pauseAt(Date.now() + 60_000)
  await verify.resend.click()
  await expectToast(page, 'Verification code sent!', 'Please check your email for the new code.')
  await expect(verify.resend).toHaveText('Resend Code (30 s)')
  await expect(verify.resend).toHaveAttribute('aria-disabled', 'true')
  for (let left = 29; left > 0; left -= 1) {
    await page.clock.runFor(1000)
    await expect(verify.resend).toHaveText(`Resend Code (${left} s)`)
  }
  await page.clock.runFor(1000)
  await expect(verify.resend).toHaveText('Resend Code')
  await expect(verify.resend).not.toHaveAttribute('aria-disabled')

  const second = await waitForMail(kerf.dataDir, person.email, 'verification code', { after: first })
  await verify.verify(codeIn(second))
  await expect(verify.verified).toBeVisible()
})

test('a code field takes digits only, typed or pasted, and nothing is sent without six of them', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/verify-email?email=robin.falk%40example.com')
  const verify = new VerifyEmailPage(page)
  await expectAutocomplete([[verify.code, 'one-time-code']])
  await verify.code.pressSequentially('12a-34')
  await expect(verify.code).toHaveValue('1234')
  await verify.submit.click()
  await expectError(verify.code, 'Verification code must be 6 digits')
  await expect(verify.code).toBeFocused()
  await paste(verify.code, '123 456')
  await expect(verify.code).toHaveValue('123456')
  await expectNoError(verify.code)
})

test('verifying an address that was registered more than once requires choosing a password', async ({
  page,
  api,
  kerf,
}) => {
  const { email, name, password } = newPerson()
  const register = (typed: string) =>
    api.call('POST', '/api/auth/register', undefined, { email, name, password: typed, role: 'customer' })
  await register(password)
  await register('bored-and-tapped-99')
  await page.goto(linkIn(await waitForMail(kerf.dataDir, email, 'verification code'), 'Enter the code'))
  const verify = new VerifyEmailPage(page)
  await verify.submit.click()
  await expect(verify.verified).toBeVisible()
  const words = 'This address was registered more than once, so please choose a password with "Forgot password".'
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})

test('without an address there is nothing to verify, and a link back to sign-up', async ({ page }) => {
  const signIn = new SignInPage(page)
  await page.goto('/verify-email')
  await expect(page).toHaveURL('/register')
  await expect(signIn.signUpForm).toBeVisible()
  await page.goto('/verify-email?email=robin.falk%40example.com')
  await page.getByRole('link', { name: 'Back to Register' }).click()
  await expect(page).toHaveURL('/register')
  await expect(signIn.signUpForm).toBeVisible()
})

test('a failed request or check of a code is reported', async ({ page, watch }) => {
  const calls = /^\/api\/auth\/(resend-verification|verify-email)$/
  watch.announceFailure(calls)
  await page.goto('/verify-email?email=robin.falk%40example.com')
  await page.route(
    ({ pathname }) => calls.test(pathname),
    (route) => route.abort(),
  )
  const verify = new VerifyEmailPage(page)
  await verify.resend.click()
  await expectToast(page, 'Failed to resend code', 'Please try again')
  await expect(verify.resend, 'at once').not.toHaveAttribute('aria-disabled')
  await verify.verify('123456')
  await expectToast(page, 'Verification failed')
  await expect(verify.code).toHaveValue('123456')
})
