import { openAsBlob } from 'node:fs'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { AdminAccountsPage } from '../../pages/admin-accounts.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectError, expectNoError } from '../../pages/fields.ts'
import { closeWithEscape, expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('an admin finds accounts by words, kind and status', async ({ api, kerf, openBrowser }) => {
  const company = await makeCompany(kerf, 'Nordhavn Robotics')
  const customer = await makeMember(api, company, 'owner', 'Mara Lindqvist')
  const supplier = await api.newSupplier()
  const admin = await api.signInAdmin()
  const made = newPerson('Ines Roth')
  const { name, email } = made
  await api.call('POST', '/api/admin/customers', admin, { name, email, companyName: made.company, password: 'deburr' })
  const accounts = new AdminAccountsPage(await openBrowser(admin))
  await accounts.open()
  await expect(accounts.row(email)).toContainText('Must change password')
  await accounts.search(company.name)
  await expect(accounts.rows).toHaveCount(1)
  await expect(accounts.row('Mara Lindqvist')).toContainText(`${company.name}Owner`)
  await accounts.search(supplier.email)
  await expect(accounts.row(supplier.email)).toContainText('Supplier')
  await accounts.chooseKind('Customers')
  await expect(accounts.page.getByText('No Matching Accounts')).toBeVisible()
  await accounts.chooseKind('Suppliers')
  await expect(accounts.rows).toHaveCount(1)
  await accounts.search('')
  await expect(accounts.page).not.toHaveURL(/q=/)
  await accounts.chooseKind('Admins')
  await expect(accounts.row(kerf.admin.email)).toContainText('You')
  await expect(accounts.row(customer.email)).toBeHidden()
  await accounts.chooseKind('All')
  await accounts.status.selectOption({ label: 'Must change password' })
  await expect(accounts.row(email)).toBeVisible()
  await expect(accounts.row(customer.email)).toBeHidden()
})

test('an admin reads an account’s activity, with devices, and ends its sessions everywhere', async ({
  api,
  openBrowser,
  watch,
}) => {
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
  const { email, token } = await api.newCustomer('Mara Lindqvist')
  const login = { email, password: 'bored-and-tapped-99' }
  expect(await api.statusOf('POST', '/api/auth/login', undefined, login, firefoxOnWindows)).toBe(401)
  const theirs = await openBrowser(token)
  await new DashboardPage(theirs).open()
  await expect(new DashboardPage(theirs).greeting('Mara')).toBeVisible()

  const accounts = new AdminAccountsPage(await openBrowser(await api.signInAdmin()))
  await accounts.open()
  await accounts.search(email)
  await accounts.view(email)
  await expect(accounts.fact('Status')).toHaveText('Verified')
  await expect(accounts.fact('Signed-In Devices')).toHaveText('1')
  await accounts.showActivity('Sign-ins')
  const refused = accounts.activity('Sign-in refused')
  await expect(refused).toContainText('Firefox on Windows')
  await expect(refused).toContainText('127.0.0.1')
  await expect(refused).toContainText('wrong password')
  await expect(accounts.activity('Signed in')).toBeVisible()
  await accounts.showActivity('Account')
  await expect(accounts.activity('Verified the email address')).toBeVisible()
  await expect(refused).toBeHidden()

  await accounts.action('Sign Out Everywhere').click()
  const question = accounts.question('Sign out Mara Lindqvist everywhere?')
  await expect(question).toContainText('The one session of this account ends at once')
  await question.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expectToast(accounts.page, 'Signed out everywhere', 'Mara Lindqvist was signed out on 1 device.')
  await new SignInPage(theirs).expectOpen()
  await expect(accounts.fact('Signed-In Devices')).toHaveText('0')
  await accounts.showActivity('Sign-ins')
  await expect(accounts.activity('Devices signed out')).toContainText('by ')
})

test("an admin sets a customer's role in their company, and adds another admin", async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.announce(409, /^\/api\/admin\/accounts/)
  watch.announce(400, '/api/admin/accounts')
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner', 'Mara Lindqvist')
  const buyer = await makeMember(api, company, 'buyer', 'Ines Roth')
  const accounts = new AdminAccountsPage(await openBrowser(await api.signInAdmin()))
  const { page, companyRole, addDialog: form } = accounts
  await accounts.open()
  await accounts.search(company.name)
  await expect(accounts.rows).toHaveCount(2)
  await accounts.view(owner.email)
  await companyRole.selectOption({ label: 'Viewer' })
  await accounts.action('Save Role').click()
  await expectError(companyRole, 'A company needs at least one owner. Make somebody else an owner first.')
  await page.keyboard.press('Escape')
  // The role chosen earlier and not saved.
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await accounts.view(buyer.email)
  await companyRole.selectOption({ label: 'Owner' })
  await accounts.action('Save Role').click()
  await expectToast(page, 'Role changed', 'Ines Roth is Owner now.')
  await closeWithEscape(accounts.panel)
  await expect(accounts.row(buyer.email)).toContainText('Owner')
  await expect(accounts.row(owner.email)).toContainText('Owner')

  const person = newPerson('Ada Quist')
  await accounts.add()
  await form.submit.click()
  await expectError(form.email, 'Please enter a valid email address')
  await form.name.fill(person.name)
  await form.email.fill(kerf.admin.email)
  await form.password.fill('short')
  await form.submit.click()
  await expectError(form.password, 'Password must be at least 6 characters')
  await form.password.fill('123456')
  await form.submit.click()
  await expectError(form.password, 'This password is too easy to guess. Please choose another.')
  await form.password.fill('deburr')
  await form.submit.click()
  await expectError(form.email, 'An account with this email already exists')
  await form.email.fill(person.email)
  await expectNoError(form.email)
  await form.submit.click()
  await expectToast(page, 'Administrator added', `We emailed ${person.email}.`)
  await waitForMail(kerf.dataDir, person.email, 'Your account at Kerf')
  await accounts.search(person.email)
  await expect(accounts.row(person.email)).toContainText('Must change password')
})

test('an admin deletes an account after a dialog says what is deleted and what stays', async ({
  api,
  kerf,
  openBrowser,
  samples,
  watch,
}) => {
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
  const customer = await api.newCustomer('Mara Lindqvist')
  const admin = await api.signInAdmin()
  await api.submitRfq(customer.token)
  await api.quote(admin, (await api.submitRfq(customer.token)).id)
  const ordered = await api.submitRfq(customer.token)
  await api.quote(admin, ordered.id)
  const { id: quoteId } = await api.accept(customer.token, ordered.id)
  await api.sendPurchaseOrder(customer.token, quoteId, await openAsBlob(samples.purchaseOrder))
  await api.createOrder(admin, ordered.id)
  const theirs = await openBrowser(customer.token)
  await new DashboardPage(theirs).open()
  await expect(new DashboardPage(theirs).greeting('Mara')).toBeVisible()

  const accounts = new AdminAccountsPage(await openBrowser(admin))
  await accounts.open()
  await accounts.search(customer.email)
  await accounts.view(customer.email)
  await accounts.action('Delete Account').click()
  const question = accounts.question('Delete the account of Mara Lindqvist?')
  await expect(question).toContainText('2 RFQs without an order and 1 quote for them are deleted.')
  await expect(question).toContainText('1 order stays, under "Deleted customer", without personal data.')
  await expect(question).toContainText('This cannot be undone.')
  const confirm = question.getByRole('button', { name: 'Delete Account' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await question.getByLabel(`Type ${customer.email} to confirm`).fill(customer.email)
  await confirm.click()
  await expectToast(accounts.page, 'Account deleted', 'The account of Mara Lindqvist was deleted.')
  await expect(accounts.page.getByText('No Matching Accounts')).toBeVisible()
  await new SignInPage(theirs).expectOpen()
  await waitForMail(kerf.dataDir, customer.email, 'Your Kerf account was deleted')
})
