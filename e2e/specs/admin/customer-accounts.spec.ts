import { expectWell } from '../../fixtures/accessible.ts'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { numberDialog, pick } from '../../pages/admin-companies.ts'
import { AdminCustomersPage } from '../../pages/admin-customers.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'

test('an admin adds a user, links them to a company, assigns its number, unlinks and deletes them', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.announce(409, '/api/admin/customers')
  const company = await makeCompany(kerf, 'Nordhavn Robotics')
  const taken = await api.newCustomer()
  const customers = new AdminCustomersPage(await openBrowser(await api.signInAdmin()))
  const { page, addForm: form } = customers
  const person = newPerson('Ines Roth')
  await customers.open()
  await customers.button('Add User').click()
  await form.submit.click()
  await expectError(form.field('Name'), 'Name must be at least 2 characters')
  await expectError(form.field('Company Name'), 'Company name is required')
  await form.field('Name').fill(person.name)
  await form.field('Email').fill(taken.email)
  await form.field('Company Name').fill('Typed Works')
  await form.field('Password').fill('deburr')
  await form.field('Confirm Password').fill('deburred')
  await form.submit.click()
  await expectError(form.field('Confirm Password'), "Passwords don't match")
  await form.field('Confirm Password').fill('deburr')
  await form.submit.click()
  await expectError(form.field('Email'), 'An account with this email already exists')
  await form.field('Email').fill(person.email)
  await form.submit.click()
  await expectToast(page, 'User created')
  await waitForMail(kerf.dataDir, person.email, 'Your account at Kerf')

  await customers.search(person.email)
  await expect(customers.row(person.email)).toContainText('Typed Works')
  await expect(customers.row(person.email)).toContainText('Verified')
  await customers.button('Link Company for Ines Roth').click()
  const linking = customers.dialog('Company of Ines Roth')
  await pick(page, linking.getByRole('combobox', { name: 'Company' }), company.name)
  await linking.getByRole('button', { name: 'Link Company' }).click()
  await expectToast(page, 'Company linked')
  await expect(customers.row(person.email)).toContainText(company.name)

  await customers.button(`Assign Customer Number to ${company.name}`).click()
  const number = numberDialog(page)
  await number.next.click()
  await expect(number.dialog.getByText('Available', { exact: true })).toBeVisible()
  const assigned = await number.field.inputValue()
  await number.submit.click()
  await expectToast(page, 'Customer number assigned')
  await expect(customers.row(person.email)).toContainText(assigned)

  await customers.button('Change Company of Ines Roth').click()
  await linking.getByRole('button', { name: 'Unlink' }).click()
  await customers
    .dialog(/^Unlink Ines Roth/)
    .getByRole('button', { name: 'Unlink' })
    .click()
  await expectToast(page, 'Company unlinked')
  await expect(customers.row(person.email)).toContainText('Not linked')

  await customers.button('Delete User Ines Roth').click()
  const question = customers.dialog('Delete the account of Ines Roth?')
  await expect(question).toContainText('This cannot be undone.')
  await question.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
  await question.getByRole('button', { name: 'Delete Account' }).click()
  await expectToast(page, 'Account deleted')
  await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
})

test('the deletion of a customer warns of the orders that are still open', async ({ api, openBrowser, samples }) => {
  const { admin, customer } = await makeOrder(api, samples, 'Open flange')
  const customers = new AdminCustomersPage(await openBrowser(admin))
  await customers.open()
  await customers.search(customer.email)
  await customers
    .row(customer.email)
    .getByRole('button', { name: `Delete User ${customer.name}` })
    .click()
  const question = customers.dialog(`Delete the account of ${customer.name}?`)
  await expect(question).toContainText('1 order stays')
  await expect(question.getByText('This order is still open and not delivered.')).toBeVisible()
})

test('customers are found by text and by verification', async ({ api, openBrowser }) => {
  const verified = await api.newCustomer('Vera Fied')
  const { email, name, company, password } = newPerson('Una Verified')
  await api.call('POST', '/api/auth/register', undefined, { email, password, name, company, role: 'customer' })
  const customers = new AdminCustomersPage(await openBrowser(await api.signInAdmin()))
  await customers.open('?sort=name')
  await customers.choose('Verification', 'Unverified')
  await customers.search(email)
  await expect(customers.row(email)).toContainText('Unverified')
  await customers.search(verified.email)
  await expect(customers.page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
  await customers.choose('Verification', 'Verified')
  await expect(customers.row(verified.email)).toBeVisible()
})

for (const [width, details] of widths) {
  test(
    `Customer Accounts and its dialogs, ${width}, in every state`,
    details,
    async ({ api, kerf, openBrowser, whileSlow, whileBroken }) => {
      const company = await makeCompany(kerf, 'Stately Works')
      const { name, email } = await makeMember(api, company, 'owner', 'Ottilie Stately')
      const customers = new AdminCustomersPage(await openBrowser(await api.signInAdmin()))
      const { page } = customers
      await customers.open()
      await expect(customers.row(email)).toBeVisible()
      await expectWell(page, 'Customer Accounts')
      await customers.search('nobody has this name')
      await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
      await expectWell(page, 'Customer Accounts without a match')
      await whileSlow(['companies'], async () => {
        await customers.search(email)
        await expect(page.getByRole('table', { name: 'Customer Accounts' })).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'Customer Accounts while it loads')
      })
      await expect(customers.row(email)).toBeVisible()
      await whileBroken(['companies'], async () => {
        await customers.search(email.slice(0, -1))
        await expect(customers.failure('Failed to load customers')).toBeVisible()
        await expectWell(page, 'Customer Accounts that failed')
      })
      await customers.retry('Failed to load customers')
      await expect(customers.row(email)).toBeVisible()

      await customers.button('Add User').click()
      await customers.addForm.submit.click()
      await expectError(customers.addForm.field('Name'), 'Name must be at least 2 characters')
      await expectWell(page, 'a new user with errors')
      await page.keyboard.press('Escape')
      await customers.button(`Change Company of ${name}`).click()
      const linking = customers.dialog(`Company of ${name}`)
      await expect(linking).toBeVisible()
      await expectWell(page, 'a user to be linked to a company')
      await linking.getByRole('button', { name: 'Unlink' }).click()
      await expect(customers.dialog(`Unlink ${name}`)).toBeVisible()
      await expectWell(page, 'a user to be unlinked from their company')
      await page.keyboard.press('Escape')
      await customers.button(`Assign Customer Number to ${company.name}`).click()
      await expect(numberDialog(page).field).toBeVisible()
      await expectWell(page, 'the company of a user to be numbered')
      await page.keyboard.press('Escape')
      await customers.button(`Delete User ${name}`).click()
      await expect(customers.dialog(`Delete the account of ${name}?`)).toBeVisible()
      await expectWell(page, 'a user to be deleted')
    },
  )
}
