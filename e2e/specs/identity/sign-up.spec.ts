import { linkIn, waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAutocomplete, expectError, expectNoError, expectToShowAndHide } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'
import { VerifyEmailPage } from '../../pages/verify-email.ts'

test('sign-up shows errors until they are fixed, and sends nothing before', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.openSignUp()
  await expect(page).toHaveURL('/register')
  const { name, company, email, password, repeated } = signIn.signUpFields
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))

  await signIn.createAccount.click()
  await expectError(name, 'Full name is required')
  await expectError(email, 'Please enter a valid email address')
  await expectError(password, 'Password must be at least 8 characters long')
  await expectNoError(company)
  await expect(name).toBeFocused()
  await expect(password).toHaveAttribute('placeholder', 'Minimum 8 characters')
  await expectAutocomplete([
    [name, 'name'],
    [company, 'organization'],
    [email, 'username'],
    [password, 'new-password'],
    [repeated, 'new-password'],
  ])
  await name.fill('Robin Falk')
  await email.fill('robin@example.com')
  await expectNoError(name, email)
  await password.fill('reamed7')
  await expectNoError(password)
  await signIn.createAccount.click()
  await expectError(password, 'Password must be at least 8 characters long')

  await password.fill('reamed-and-honed-23')
  await repeated.fill('reamed-and-honed-24')
  await signIn.createAccount.click()
  await expectError(repeated, 'Passwords do not match')
  await password.fill('reamed-and-honed-24')
  await expectNoError(password, repeated)
  await expectToShowAndHide(password)
  await expectToShowAndHide(repeated)
  expect(sent).toEqual([])
})

test('a well-known password is refused with a message', async ({ page, watch }) => {
  watch.announce(400, '/api/auth/register')
  const signIn = new SignInPage(page)
  await signIn.open('/')
  await signIn.signUp({ ...newPerson(), password: 'password123' })
  const words = 'This password is too easy to guess. Please choose another.'
  await expectToast(page, 'Registration failed', words)
})

test('a supplier signs up, follows the email, and lands on its own portal', async ({ page, kerf }) => {
  const person = newPerson('Tom Sander')
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.chooseAccountType('Supplier')
  await signIn.signUp(person)
  await expectToast(page, 'Registration successful!', 'Please check your email for a verification code.')
  await expect(page).toHaveURL(`/verify-email?${new URLSearchParams({ email: person.email, role: 'supplier' })}`)

  const mail = await waitForMail(kerf.dataDir, person.email, 'verification code')
  await page.goto(linkIn(mail, 'Enter the code'))
  const verify = new VerifyEmailPage(page)
  await verify.submit.click()
  await verify.goToSignIn()
  await expect(signIn.accountType('Supplier')).toBeChecked()
  await signIn.signIn(person)
  await expect(page).toHaveURL('/supplier/dashboard')
})

test('signing up with an address in use is revealed only by email', async ({ page, api, kerf }) => {
  const { email } = await api.newCustomer()
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.signUp({ ...newPerson(), email })
  await expectToast(page, 'Registration successful!', 'Please check your email for a verification code.')
  await expect(new VerifyEmailPage(page).title).toBeVisible()
  const mail = await waitForMail(kerf.dataDir, email, 'You already have an account at Kerf')
  await page.goto(linkIn(mail, 'Go to Kerf'))
  await signIn.expectOpen()
})
