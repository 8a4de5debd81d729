import { codeIn, linkIn, mailSubjectsTo, waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectAutocomplete, expectError, expectNoError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { ProfilePage } from '../../pages/profile.ts'
import { SignInPage } from '../../pages/sign-in.ts'

test('profile changes show in the frame at once, in every tab', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const other = await page.context().newPage()
  const profile = new ProfilePage(page)
  for (const tab of [page, other]) await new ProfilePage(tab).open()
  const { name, phone, title, company, save } = profile.details
  await expect(name).toHaveValue('Dana Kim')
  await expect(company).toHaveValue('Acme Robotics')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expectAutocomplete([
    [name, 'name'],
    [phone, 'tel'],
    [title, 'organization-title'],
    [company, 'organization'],
  ])

  await name.fill('')
  await save.click()
  await expectError(name, 'Full name is required')
  await name.fill('Dana Kim-Weber')
  await expectNoError(name)
  await phone.fill('+1 555 0100')
  await title.fill('Head of Purchasing')
  await company.fill('Weber Hydraulics')
  await save.click()
  await expectToast(page, 'Profile updated')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  for (const tab of [page, other]) {
    await expect(tab.getByText('Welcome, Dana Kim-Weber')).toBeVisible()
    await expect(tab.getByTitle('Weber Hydraulics')).toBeVisible()
  }
  await page.reload()
  await expect(phone).toHaveValue('+1 555 0100')
  await expect(title).toHaveValue('Head of Purchasing')
})

test('unsaved changes are not lost without a confirmation', async ({ api, openBrowser }) => {
  const page = await openBrowser((await api.newCustomer()).token)
  const profile = new ProfilePage(page)
  await profile.open()
  await profile.details.phone.fill('+1 555 0100')
  await profile.go('My Orders')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(profile.details.phone).toHaveValue('+1 555 0100')
  await profile.go('My Orders')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(profile.heading('My Orders')).toBeVisible()
})

test('an email address changes once its emailed code is entered, and the old address is notified', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.announce(400, /^\/api\/profile\/email-change(\/confirm)?$/)
  watch.announce(409, '/api/profile/email-change')
  const account = await api.newCustomer()
  const { email: newEmail } = newPerson('Dana Weber')
  const page = await openBrowser(account.token)
  const profile = new ProfilePage(page)
  const { emailDialog: dialog, pendingEmail: pending } = profile
  await profile.open()
  await test.step('with the address and the password', async () => {
    await page.getByRole('button', { name: 'Change email' }).click()
    await dialog.send.click()
    await expectError(dialog.newEmail, 'Please enter a valid email address')
    await expectError(dialog.password, 'Current password is required')
    await expectAutocomplete([
      [dialog.newEmail, 'email'],
      [dialog.password, 'current-password'],
    ])
    await profile.sendCode(account.email, account.password)
    await expectError(dialog.newEmail, 'This is already your email address')
    await profile.sendCode(newEmail, 'bored-and-tapped-99')
    await expectError(dialog.password, 'Current password is incorrect')
    await profile.sendCode(newEmail, account.password)
    await expectToast(page, 'Code sent', `We emailed a 6-digit code to ${newEmail}.`)
  })
  const mail = await waitForMail(kerf.dataDir, newEmail, 'Your Kerf code for a new email address')
  await test.step('a wrong code changes nothing', async () => {
    await expect(page.getByText(`Waiting for verification of ${newEmail}`)).toBeVisible()
    await expect(pending.again).toHaveText(/^Send a new code \(\d+ s\)$/)
    await pending.code.fill('12')
    await pending.verify.click()
    await expectError(pending.code, 'Verification code must be 6 digits')
    await pending.code.fill(codeIn(mail) === '111111' ? '222222' : '111111')
    await pending.verify.click()
    await expectError(pending.code, 'Invalid or expired verification code. Please try again or request a new code.')
  })
  await test.step('the link in the email fills in the right one', async () => {
    await page.goto(linkIn(mail, 'Enter the code'))
    await expect(pending.code).toHaveValue(codeIn(mail))
    await expect(page, 'the code is not left in the address').not.toHaveURL(/code=/)
    await pending.verify.click()
    await expectToast(page, 'Email changed', `From now on you sign in with ${newEmail}.`)
    await expect(page.getByText(newEmail, { exact: true })).toBeVisible()
  })
  await waitForMail(kerf.dataDir, account.email, 'The email address of your Kerf account was changed')
  const { password } = account
  expect(await api.statusOf('POST', '/api/auth/login', undefined, { email: account.email, password })).toBe(401)
  const elsewhere = await openBrowser()
  await new SignInPage(elsewhere).open()
  await new SignInPage(elsewhere).signIn({ email: newEmail, password })
  await expect(new DashboardPage(elsewhere).greeting('Dana')).toBeVisible()
})

test('requesting an address in use looks the same, and notifies its owner', async ({ api, kerf, openBrowser }) => {
  const [holder, account] = [await api.newCustomer('Ines Roth'), await api.newCustomer()]
  const page = await openBrowser(account.token)
  await page.clock.install()
  const profile = new ProfilePage(page)
  const { pendingEmail: pending } = profile
  await profile.open()
  // From here on, time only advances explicitly.
  await page.clock.pauseAt(Date.now() + 60_000)
  await profile.askForEmail(holder.email, account.password)
  await expectToast(page, 'Code sent', `We emailed a 6-digit code to ${holder.email}.`)
  await waitForMail(kerf.dataDir, holder.email, 'Your address was entered for another account at Kerf')
  expect(await mailSubjectsTo(kerf.dataDir, holder.email)).not.toContain('Your Kerf code for a new email address')

  await expect(async () => {
    await page.clock.runFor(100)
    await expect(pending.again).toHaveText(/^Send a new code \(\d+ s\)$/, { timeout: 1 })
  }).toPass({ intervals: [10] })
  await expect(pending.again).toHaveAttribute('aria-disabled', 'true')
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(pending.again).toHaveText('Send a new code', { timeout: 1 })
  }).toPass({ intervals: [10] })
  await page.clock.resume()
  await pending.cancel.click()
  await expectToast(page, 'Change of email cancelled')
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible()
  await expect(page.getByText(account.email, { exact: true })).toBeVisible()
})

test('choosing another tab asks too, and only once', async ({ api, openBrowser }) => {
  const page = await openBrowser((await api.newCustomer()).token)
  const profile = new ProfilePage(page)
  await profile.open()
  await profile.details.phone.fill('+1 555 0100')
  await profile.tab('Security').click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await expect(profile.details.phone).toHaveValue('+1 555 0100')
  await expect(profile.tab('Account')).toHaveAttribute('aria-selected', 'true')
})
