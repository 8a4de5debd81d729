import type { Page } from '@playwright/test'
import { codeIn, waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectAutocomplete, expectError, expectNoError, expectToShowAndHide } from '../../pages/fields.ts'
import { PasswordResetPage } from '../../pages/password-reset.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'
import { VerifyEmailPage } from '../../pages/verify-email.ts'

test('the toggle switches between the offers for customers and suppliers', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await expect(page).toHaveTitle('Sign in · Kerf')
  await expect(signIn.accountType('Customer')).toBeChecked()
  await expect(signIn.points).toHaveText([
    'Custom part manufacturing',
    'Professional quotes',
    'Fast turnaround',
    'Quality assurance',
    'Global shipping',
    'Industry standards',
  ])
  await signIn.chooseAccountType('Supplier')
  await expect(signIn.points).toHaveText([
    'Expand your customer base',
    'Streamlined operations',
    'Global market access',
    'Quality certification',
    'Advanced manufacturing',
    'Revenue growth',
  ])
  await signIn.openSignUp()
  await expect(signIn.accountType('Supplier'), 'kept for sign-up').toBeChecked()
})

test('sign-in says what is missing until it is filled in, and a password manager knows its fields', async ({
  page,
}) => {
  const signIn = new SignInPage(page)
  const { email, password, submit } = signIn
  await signIn.open()
  await submit.click()
  await expectError(email, 'Please enter a valid email address')
  await expectError(password, 'Password is required')
  await expect(email).toBeFocused()
  await email.fill('robin@example.com')
  await expectNoError(email)
  await expectError(password, 'Password is required')
  await password.fill('reamed')
  await expectNoError(password)
  await expectToShowAndHide(password)
  await expectAutocomplete([
    [email, 'username'],
    [password, 'current-password'],
  ])
})

test('a wrong password is refused like an unknown account, and like one of the other account type', async ({
  page,
  api,
  watch,
}) => {
  watch.announce(401, '/api/auth/login')
  const { email, password } = await api.newCustomer()
  const wrong = 'bored-and-tapped-99'
  const signIn = new SignInPage(page)
  await signIn.open()
  const said: (string | null)[] = []
  for (const { portal, ...account } of [
    { portal: 'Customer' as const, email, password: wrong },
    { portal: 'Customer' as const, email: newPerson().email, password: wrong },
    { portal: 'Supplier' as const, email, password },
  ]) {
    await signIn.chooseAccountType(portal)
    await signIn.signIn(account)
    const toast = page.getByRole('alert').filter({ hasText: 'Login failed' })
    await expect(toast).toContainText('Invalid email or password')
    said.push(await toast.textContent())
    await expect(signIn.refusal).toHaveText('Invalid email or password')
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
  }
  expect(new Set(said).size).toBe(1)
})

test('an unverified user is led from sign-in to verification', async ({ page, kerf, watch }) => {
  watch.announce(403, '/api/auth/login')
  const person = newPerson()
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.signUp(person)
  const verify = new VerifyEmailPage(page)
  await expect(verify.title).toBeVisible()

  await signIn.open()
  await signIn.signIn(person)
  await expectToast(page, 'Email verification required', 'Please verify your email before signing in.')
  await expect(page).toHaveURL(`/verify-email?${new URLSearchParams({ email: person.email, role: 'customer' })}`)
  await verify.verify(codeIn(await waitForMail(kerf.dataDir, person.email, 'verification code')))
  await expect(verify.verified).toBeVisible()
  await signIn.expectOpen()
  await signIn.signIn(person)
  // The toast appears first, and disappears after five seconds.
  await expectToast(page, 'Welcome back!')
  await expect(new DashboardPage(page).greeting('Robin')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kerf.session'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
})

test('the link for a forgotten password keeps what was typed', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.chooseAccountType('Supplier')
  await signIn.email.fill('robin@example.com')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const forgot = new PasswordResetPage(page)
  await expect(forgot.email).toHaveValue('robin@example.com')
  await expect(forgot.accountType).toHaveValue('supplier')
})

/** The hue of a colour in degrees, `null` for one that is nearly grey. */
function hueOf(color: string): number | null {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < 40) return null
  if (most === red) return (((green - blue) / spread + 6) % 6) * 60
  return most === green ? ((blue - red) / spread + 2) * 60 : ((red - green) / spread + 4) * 60
}

/** Opens a page whose session check is never answered. */
async function openLoadingScreen(page: Page, address: string) {
  await page.route('/api/auth/me', () => {})
  await page.goto(address)
  const screen = page.getByRole('status').filter({ hasText: 'Manufacturing Portal' })
  await expect(screen).toContainText('Preparing your workspace...')
  await expect(screen.getByRole('heading', { name: 'Kerf' })).toBeVisible()
  const loading = screen.getByText('Loading', { exact: true })
  return hueOf(await loading.evaluate((element) => getComputedStyle(element).color))
}

test("during the session check, a loading screen in the portal's colours is shown", async ({ api, openBrowser }) => {
  const [customer, supplier] = [await api.newCustomer(), await api.newSupplier()]
  const tealToGreen = await openLoadingScreen(await openBrowser(customer.token), '/')
  expect(tealToGreen).toBeGreaterThan(120)
  expect(tealToGreen).toBeLessThan(200)
  const indigoToPurple = await openLoadingScreen(await openBrowser(supplier.token), '/supplier/dashboard')
  expect(indigoToPurple).toBeGreaterThan(225)
  expect(indigoToPurple).toBeLessThan(300)
  expect(await openLoadingScreen(await openBrowser(await api.signInAdmin()), '/admin')).toBeNull()
})
