import { randomUUID } from 'node:crypto'
import { expectWell } from '../../fixtures/accessible.ts'
import { inDatabase } from '../../fixtures/database.ts'
import type { KerfServer } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminDashboardPage } from '../../pages/admin-dashboard.ts'

const named = (name: string) => `${name}, lot ${randomUUID().slice(0, 6)}`

/** Specs share one Kerf: items created here are made the oldest, so that they are listed. */
async function datesBack(kerf: KerfServer, rfqId: string): Promise<void> {
  await inDatabase(kerf, `update rfqs set created_at = '2020-01-01T10:00:00Z' where id = $1`, [rfqId])
}

test('the sidebar leads through the portal in order, and names the admin', async ({ api, openBrowser }) => {
  const dashboard = new AdminDashboardPage(await openBrowser(await api.signInAdmin()))
  await dashboard.open()
  await expect(dashboard.heading('Dashboard')).toBeVisible()
  await expect(dashboard.card('Work Queue')).toBeVisible()
  const names = await dashboard.navigation
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.textContent?.replace(/[\d+]+.*$/, '')]),
    )
  expect(names).toEqual([
    ['/admin', 'Dashboard'],
    ['/admin/customers', 'Customer Management'],
    ['/admin/companies', 'Company Management'],
    ['/admin/supplier-management', 'Supplier Management'],
    ['/admin/messages', 'Messages'],
    ['/admin/production', 'Production'],
    ['/admin/create-quote', 'Create Quote'],
    ['/admin/purchase-orders', 'Purchase Orders'],
    ['/admin/supplier-quotes', 'Supplier Quotes'],
    ['/admin/search', 'Search Customers'],
    ['/admin/reports', 'Reports'],
    ['/admin/quality-checks', 'Quality Checks'],
    ['/admin/manual-creation', 'Manual Creation'],
    ['/admin/accounts', 'Accounts'],
    ['/admin/activity', 'Activity'],
    ['/admin/mails', 'Failed emails'],
    ['/admin/settings', 'Settings'],
    ['/admin/modules', 'Modules'],
    ['/profile', 'Profile'],
  ])
  await expect(dashboard.page.getByText('Administrator').first()).toBeVisible()
  await expect(dashboard.page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test("a phone's menu lists the sidebar's pages, and below them the words of the header", { tag: '@narrow' }, async ({
  api,
  openBrowser,
}) => {
  const dashboard = new AdminDashboardPage(await openBrowser(await api.signInAdmin()))
  const { page } = dashboard
  await dashboard.open()
  await page.getByRole('button', { name: /^Open navigation/ }).click()
  await expect(dashboard.navigationLink('Customer Management')).toBeVisible()
  await expect(dashboard.shortcuts.getByRole('link')).toHaveText([
    ...['Admin', 'Customers', 'Companies & Customer Numbers'],
    ...['RFQ Assignments', 'Supplier Quotes', 'Supplier Management'],
  ])
  await expectWell(page, "the admin's menu on a phone")
  await dashboard.shortcuts.getByRole('link', { name: 'Companies & Customer Numbers' }).click()
  await expect(dashboard.heading('Company Management')).toBeVisible()
})

test('a new RFQ waits in the queue and in the navigation until it is opened from there', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const projectName = named('Gripper bracket')
  const customer = await api.newCustomer()
  const rfq = await api.submitRfq(customer.token, { projectName })
  await datesBack(kerf, rfq.id)
  const dashboard = new AdminDashboardPage(await openBrowser(await api.signInAdmin()))
  await dashboard.open()
  await expect(dashboard.waitingFor(projectName)).toContainText('New RFQ')
  await expect(dashboard.waitingFor(projectName)).toContainText(customer.name)
  await expect(dashboard.navigationLink('Customer Management')).toContainText(/wait(s)? for you/)
  await dashboard.waitingFor(projectName).getByRole('link').click()
  await expect(dashboard.heading(`RFQ ${rfq.displayNumber}`)).toBeVisible()
  // Whoever leaves before that was saved has not opened it.
  await expect(dashboard.page.getByText('Under Review').first()).toBeVisible()
  await dashboard.open()
  await expect(dashboard.nothingWaits.or(dashboard.waiting.first())).toBeVisible()
  await expect(dashboard.waitingFor(projectName)).toBeHidden()
})

test('a late order links to its page, and all late orders to their list', async ({
  api,
  kerf,
  openBrowser,
  samples,
}) => {
  const projectName = named('Late flange')
  const { admin, order } = await makeOrder(api, samples, projectName)
  await inDatabase(kerf, `update orders set due_date = '2020-01-01' where id = $1`, [order.id])
  const dashboard = new AdminDashboardPage(await openBrowser(admin))
  await dashboard.open()
  await expect(dashboard.waitingFor(projectName)).toContainText(/Due Jan 01, 2020, [\d,]+ days late/)
  await dashboard.all('Late orders').click()
  await expect(dashboard.filter('Due')).toHaveValue('late_order')
  await expect(dashboard.rowsOf('Active Orders').filter({ hasText: projectName })).toBeVisible()
  await dashboard.page.goBack()
  await dashboard.waitingFor(projectName).getByRole('link').click()
  await expect(dashboard.page.getByRole('article', { name: `Order ${order.orderNumber}` })).toBeVisible()
})

test('an item handled by somebody else leaves the queue without a reload', async ({ api, kerf, openBrowser }) => {
  const projectName = named('Watched bracket')
  const admin = await api.signInAdmin()
  const rfq = await api.submitRfq((await api.newCustomer()).token, { projectName })
  await datesBack(kerf, rfq.id)
  const dashboard = new AdminDashboardPage(await openBrowser(admin))
  await neverPoll(dashboard.page)
  await dashboard.open()
  await expect(dashboard.waitingFor(projectName)).toBeVisible()
  await api.call('PATCH', `/api/admin/rfqs/${rfq.id}/status`, admin, { status: 'declined' })
  await expect(dashboard.waitingFor(projectName)).toBeHidden()
})

test("a customer is denied the admins' dashboard", async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await page.goto('/admin/dashboard')
  await expect(page.getByText("You don't have permission to access this page")).toBeVisible()
})

for (const [width, details] of widths) {
  test(
    `the admin's dashboard, ${width}, in every state`,
    details,
    async ({ api, kerf, openBrowser, samples, whileSlow, whileBroken }) => {
      const projectName = named(`Stately ${'flange with a name that is as long as names are '.repeat(3)}`)
      const { admin, customer, order } = await makeOrder(api, samples, projectName)
      await inDatabase(kerf, `update orders set due_date = '2020-01-01' where id = $1`, [order.id])
      await api.submitRfq(customer.token, { projectName: named('歯車箱') })
      await api.write(customer.token, 'Do you anodize?')
      const dashboard = new AdminDashboardPage(await openBrowser(admin))
      const { page } = dashboard
      await whileSlow(['orders'], async () => {
        await dashboard.open()
        await expect(dashboard.card('Work Queue').locator('[aria-busy]')).toBeVisible()
        await expectWell(page, "the admin's dashboard while it loads")
      })
      await expect(dashboard.waitingFor(projectName)).toBeVisible()
      await expect(dashboard.chart('Revenue by Month')).toBeAttached()
      await expectWell(page, "the admin's dashboard")
      await whileBroken(['orders'], async () => {
        await dashboard.open()
        await expect(dashboard.failure('Failed to load the work queue')).toBeVisible()
        await expect(dashboard.failure('Failed to load dashboard data')).toBeVisible()
        await expect(dashboard.failure('Failed to load monthly figures')).toBeVisible()
        await expectWell(page, "the admin's dashboard that failed")
      })
      await dashboard.retry('Failed to load the work queue')
      await dashboard.retry('Failed to load monthly figures')
      await expect(dashboard.chart('Revenue by Month')).toBeAttached()
      await expect(dashboard.waitingFor(projectName)).toBeVisible()
    },
  )
}
