import { waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAutocomplete, expectError, expectNoError } from '../../pages/fields.ts'
import { PasswordResetPage } from '../../pages/password-reset.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

test('a password reset asks for address and account type', async ({ page }) => {
  await page.goto('/forgot-password')
  const forgot = new PasswordResetPage(page)
  await forgot.send.click()
  await expectError(forgot.email, 'Please enter a valid email address')
  await expectError(forgot.accountType, 'Please select your account type')
  await forgot.email.fill('robin@example')
  await expectNoError(forgot.email)
  await forgot.send.click()
  await expectError(forgot.email, 'Please enter a valid email address')
  await expect(forgot.accountType.getByRole('option')).toHaveText([
    'Select your account type',
    'Customer Portal',
    'Supplier Portal',
  ])
  await forgot.accountType.selectOption({ label: 'Supplier Portal' })
  await expectNoError(forgot.accountType)
  await expectAutocomplete([[forgot.email, 'username']])
  await page.getByRole('link', { name: 'Back to login' }).click()
  await new SignInPage(page).expectOpen()
})

test('the answer never reveals whether an account exists; an email is sent only if it does', async ({
  page,
  api,
  kerf,
}) => {
  const known = await api.newCustomer('Ines Roth')
  const forgot = new PasswordResetPage(page)
  const said: (string | null)[] = []
  await page.clock.install()
  await page.goto('/forgot-password')
  // From here on, time only advances explicitly.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const email of [newPerson().email, known.email]) {
    await forgot.ask(email, 'Customer Portal')
    const words = 'If an account exists for this address, you will receive a reset code.'
    await expectToast(page, 'Reset email sent!', words)
    await expect(forgot.sent).toBeVisible()
    said.push(await page.getByRole('main').textContent())
    await expect(forgot.again).toHaveText('Send another email (30 s)')
    await expect(forgot.again).toHaveAttribute('aria-disabled', 'true')
    for (let left = 29; left > 0; left -= 1) {
      await page.clock.runFor(1000)
      await expect(forgot.again).toHaveText(`Send another email (${left} s)`)
    }
    await page.clock.runFor(1000)
    await expect(forgot.again).toHaveText('Send another email')
    await forgot.again.click()
    await expect(forgot.email, 'for another try').toHaveValue(email)
  }
  expect(said[1]).toBe(said[0])
  await page.clock.resume()
  const first = await waitForMail(kerf.dataDir, known.email, 'Your Kerf password reset code')
  await forgot.send.click()
  await waitForMail(kerf.dataDir, known.email, 'Your Kerf password reset code', { after: first })
  await forgot.enterCode()
  await expect(forgot.code).toBeVisible()
})

test('a failed request for an email is reported', async ({ page, watch }) => {
  watch.announceFailure(/^\/api\/auth\/forgot-password$/)
  await page.goto('/forgot-password')
  await page.route('/api/auth/forgot-password', (route) => route.abort())
  const forgot = new PasswordResetPage(page)
  await forgot.ask('robin@example.com', 'Customer Portal')
  await expectToast(page, 'Request failed', 'Failed to send reset email. Please try again.')
  await expect(forgot.email, 'what was typed is kept').toHaveValue('robin@example.com')
})
