import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { OrderPage } from '../../pages/own-pages.ts'
import { tabTo } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

const shown = ['rfqs', 'quotes', 'orders'] as const
const figures = ['Active RFQs', 'Active Orders', 'Pending Quotes', 'Total Spent']

test('the dashboard while loading, after a failure, and for a new customer', async ({
  newcomer,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const page = await openBrowser(newcomer.token)
  const dashboard = new DashboardPage(page)
  await whileSlow(shown, async () => {
    await dashboard.open()
    await expect(dashboard.greeting('Noor')).toBeVisible()
    for (const label of figures) await expect(dashboard.figure(label)).toHaveAttribute('aria-busy', 'true')
    await expect(dashboard.firstTimePanel).toHaveCount(0)
    await expectAccessible(page, 'the dashboard while it loads')
  })

  await expect(dashboard.firstTimePanel).toHaveAttribute('href', '/rfq')
  await expect(page.getByRole('link', { name: 'Learn About RFQs' })).toHaveAttribute('href', '/rfqs-page')
  const hints = [
    'Submit your first request',
    'Orders will appear here',
    'Quotes from your RFQs',
    'Track your investment',
  ]
  for (const [index, label] of figures.entries())
    await expect(dashboard.figure(label)).toContainText(hints[index] ?? '')
  await expect(dashboard.figure('Total Spent')).toContainText('$0.00')
  await expect(dashboard.card('Order Progress')).toContainText('No active orders')
  await expect(dashboard.card('Recent Projects')).toContainText('No projects yet')
  await expect(dashboard.actions).toHaveText(['Submit New RFQ', 'RFQs', 'Orders', 'View Activity'])
  await expectAccessible(page, 'the dashboard of a newcomer')

  const failures = ['Failed to load dashboard data', 'Failed to load orders', 'Failed to load projects']
  await whileBroken(shown, async () => {
    await page.reload()
    for (const words of failures) await expect(dashboard.failure(words)).toBeVisible()
    await expect(dashboard.firstTimePanel).toHaveCount(0)
    await expectAccessible(page, 'the dashboard that could not be loaded')
  })
  for (const words of failures) await dashboard.retry(words)
  await expect(dashboard.firstTimePanel).toBeVisible()
  await expect(dashboard.card('Order Progress')).toContainText('No active orders')
  await expect(dashboard.card('Recent Projects')).toContainText('No projects yet')
})

test('the dashboard shows figures and waiting items, and links to them', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.figure('Active RFQs')).toContainText('5')
  await expect(dashboard.figure('Active Orders')).toContainText('2')
  await expect(dashboard.figure('Total Spent')).toContainText('$4,102.50')
  await expect(dashboard.firstTimePanel).toHaveCount(0)

  await test.step('orders with their progress', async () => {
    const progress = dashboard.card('Order Progress')
    await expect(dashboard.progressOf(world.active.orderNumber)).toHaveAttribute('aria-valuenow', '75')
    await expect(dashboard.progressOf(world.archived.orderNumber)).toHaveAttribute('aria-valuenow', '100')
    await expect(dashboard.progressOf(world.confirmed.orderNumber)).toHaveAttribute('aria-valuenow', '12.5')
    await expect(progress).toContainText('Quality Check')
    await expect(progress.getByText('In Progress', { exact: true })).toHaveCount(2)
  })
  await test.step('the four newest projects', async () => {
    const projects = dashboard.card('Recent Projects')
    await expect(projects.getByRole('listitem')).toHaveCount(4)
    await expect(projects.getByRole('listitem').filter({ hasText: world.revised.projectName })).toContainText(
      '$1,100.00',
    )
    await expect(projects.getByRole('link', { name: 'View 6 more projects' })).toHaveAttribute('href', '/rfqs')
  })
  await test.step('quick actions with counts', async () => {
    await expect(dashboard.action('Upload Purchase Order')).toContainText('1')
    await expect(dashboard.action('Review Quotes')).toContainText(/[1-9]/)
    await expect(dashboard.action('Track Orders')).toContainText('2')
  })
  await expectAccessible(page, 'the dashboard')

  await test.step('by keyboard to the order that waits for a decision', async () => {
    const review = page.getByRole('button', { name: `Review quality check of ${world.active.orderNumber}` })
    await tabTo(review)
    await page.keyboard.press('Enter')
    const order = new OrderPage(page)
    await expect(order.heading(`Order ${world.active.orderNumber}`)).toBeVisible()
    await expect(order.qualityPanel(world.active.orderNumber)).toBeVisible()
    await page.goBack()
  })
  await dashboard.action('Review Quotes').click()
  await expect(new QuotesPage(page).group('Pending Quotes')).toBeVisible()
})

test('the dashboard on a phone', { tag: '@narrow' }, async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.progressOf(world.active.orderNumber)).toBeVisible()
  await expect(dashboard.card('Recent Projects')).toContainText(world.severalParts.projectName)
  await expectWell(page, 'the dashboard')
})

test("a new customer's dashboard on a phone", { tag: '@narrow' }, async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.firstTimePanel).toBeVisible()
  await expect(dashboard.card('Recent Projects')).toContainText('No projects yet')
  await expectWell(page, 'the first dashboard')
})
