import { expectAccessible, expectWell, scrollToTop } from '../../fixtures/accessible.ts'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { holdCalls } from '../../fixtures/hold-calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { pick } from '../../pages/admin-companies.ts'
import { AdminCustomerPage } from '../../pages/admin-customer.ts'
import { AdminCustomersPage } from '../../pages/admin-customers.ts'
import { expectToast, openTab } from '../../pages/portal.ts'

test('an admin goes from a search to everything about a customer', async ({ world, openBrowser }) => {
  const page = await openBrowser(world.admin)
  const story = new AdminCustomerPage(page)
  const { name, email } = world.customer
  await page.goto(`/admin/search?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: `View Details of ${name}` }).click()
  await expect(story.heading(name)).toBeVisible()
  await expect(story.card('Profile')).toContainText(email)
  await expect(story.row('RFQs', world.submitted.projectName)).toBeVisible()
  await story.openTab('Quotes')
  await story.row('Quotes', world.expired.projectName).click()
  await expect(page.getByRole('dialog').filter({ hasText: world.expired.projectName })).toBeVisible()
  await page.keyboard.press('Escape')
  await story.openTab('Orders')
  await expect(story.row('Orders', world.active.orderNumber).first()).toBeVisible()
  await story.openTab('Archived Orders')
  await expect(story.row('Archived Orders', world.archived.orderNumber)).toBeVisible()
  await story.openTab('Files')
  await story.search('Files', 'quality-report')
  const { contentType } = await openTab(page, story.row('Files', 'quality-report').getByRole('link').first())
  expect(contentType).toContain('application/pdf')
  await story.openTab('Activity')
  await story.search('Activity', 'invoice uploaded')
  await expect(story.row('Activity', 'Invoice uploaded')).toContainText(world.archived.orderNumber)
})

test("an admin links a company on the customer's page, sees colleagues, and deletes the customer", async ({
  api,
  kerf,
  openBrowser,
  samples,
}) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Told flange')
  const company = await makeCompany(kerf, 'Story Works')
  const colleague = await api.newCustomer('Cole League')
  await api.call('POST', `/api/admin/users/${colleague.id}/link`, admin, { companyId: company.id })
  const story = new AdminCustomerPage(await openBrowser(admin))
  const { page } = story
  await story.open(customer)
  await story.button('Link Company').click()
  const linking = story.dialog(`Company of ${customer.name}`)
  await pick(page, linking.getByRole('combobox', { name: 'Company' }), company.name)
  await linking.getByRole('button', { name: 'Link Company' }).click()
  await expectToast(page, 'Company linked')
  await expect(story.card('Company').getByRole('link', { name: company.name })).toBeVisible()
  await story.card('Company').getByRole('link', { name: colleague.name }).click()
  await expect(story.heading(colleague.name)).toBeVisible()
  await page.goBack()
  await expect(story.heading(customer.name)).toBeVisible()
  await story.button('Delete Account').click()
  const question = story.dialog(`Delete the account of ${customer.name}?`)
  await question.getByLabel(`Type ${customer.email} to confirm`).fill(customer.email)
  await question.getByRole('button', { name: 'Delete Account' }).click()
  await expect(story.heading('Deleted customer')).toBeVisible()
  await expect(page.getByText('This account was deleted on')).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
  await story.openTab('Orders')
  await expect(story.row('Orders', order.orderNumber).first()).toBeVisible()
  await expectAccessible(page, 'the story of a deleted customer')
})

test("customers' names link to their pages", async ({ world, openBrowser }) => {
  const page = await openBrowser(world.admin)
  const customers = new AdminCustomersPage(page)
  const story = new AdminCustomerPage(page)
  const { name, email } = world.customer
  await customers.open()
  await customers.search(email)
  await customers.row(email).getByRole('link', { name }).click()
  await expect(story.heading(name)).toBeVisible()
  await page.goto(`/admin/customers?tab=rfqs&rfq=${world.submitted.id}`)
  await page.getByRole('dialog').getByRole('link', { name }).click()
  await expect(story.heading(name)).toBeVisible()
})

test('a URL without a customer says so', async ({ api, openBrowser, watch, world }) => {
  watch.announce(404, /^\/api\/admin\/customers\//)
  watch.announce(400, /^\/api\/admin\/customers\//)
  const page = await openBrowser(await api.signInAdmin())
  for (const id of [world.submitted.id, 'nobody']) {
    await page.goto(`/admin/customers/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Customer Not Found' })).toBeVisible()
  }
  await expectAccessible(page, 'an unknown customer')
  await page.getByRole('link', { name: 'View Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Management' })).toBeVisible()
})

for (const [width, details] of widths) {
  test(
    `the page of a customer, ${width}, in every state`,
    details,
    async ({ newcomer, world, openBrowser, whileSlow, whileBroken }) => {
      const story = new AdminCustomerPage(await openBrowser(world.admin))
      const { page } = story
      await story.open(world.customer)
      await expect(story.row('RFQs', world.submitted.projectName)).toBeVisible()
      await expectWell(page, 'the story of a customer')
      for (const tab of ['Quotes', 'Orders', 'Archived Orders', 'Files', 'Activity']) {
        await story.openTab(tab)
        await expect(story.table(tab)).not.toHaveAttribute('aria-busy', 'true')
        await scrollToTop(page)
        await expectWell(page, `a customer's ${tab}`)
      }
      await story.open(newcomer, '?tab=files')
      await expect(page.getByRole('heading', { name: 'No Files Yet' })).toBeVisible()
      await expectWell(page, 'the story of somebody new')
      await whileSlow(['orders'], async () => {
        await page.goto(`/admin/customers/${world.customer.id}`)
        await expect(page.locator('main [aria-busy]').first()).toBeVisible()
        await expectWell(page, 'a customer who is loading')
      })
      await expect(story.heading(world.customer.name)).toBeVisible()
      await whileBroken(['orders'], async () => {
        await page.goto(`/admin/customers/${world.customer.id}`)
        await expect(story.failure('Failed to load the customer')).toBeVisible()
        await expectWell(page, 'a customer who failed to load')
      })
      await story.retry('Failed to load the customer')
      await expect(story.heading(world.customer.name)).toBeVisible()
    },
  )

  test(
    `the colleagues of a customer, ${width}, while they load and after a failure`,
    details,
    async ({ api, kerf, openBrowser, whileBroken }) => {
      const company = await makeCompany(kerf, 'Collegial Works')
      const [owner, buyer] = [
        await makeMember(api, company, 'owner', 'Olga Alster'),
        await makeMember(api, company, 'buyer', 'Bo Alster'),
      ]
      const story = new AdminCustomerPage(await openBrowser(await api.signInAdmin()))
      const { page } = story
      const colleagues = page.getByRole('region', { name: 'Colleagues' })
      const call = await holdCalls(page, /\/api\/admin\/customers\?.*companyId=/)
      await story.open(owner)
      await expect(colleagues).toBeVisible()
      await expectWell(page, 'colleagues who are loading')
      await whileBroken(['companies'], async () => {
        call.release()
        await expect(story.failure('Failed to load the colleagues')).toBeVisible()
        await expectWell(page, 'colleagues who failed to load')
      })
      await story.retry('Failed to load the colleagues')
      await expect(colleagues.getByRole('link', { name: buyer.name })).toBeVisible()
    },
  )
}
