import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { HistoryPage } from '../../pages/history.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { tabTo } from '../../pages/portal.ts'

test('Order History while loading, after a failure, and when empty', async ({
  newcomer,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const page = await openBrowser(newcomer.token)
  const history = new HistoryPage(page)
  await whileSlow(['rfqs', 'orders'], async () => {
    await history.open()
    await expect(history.heading('Order History')).toBeVisible()
    for (const name of ['Order History', 'RFQ History'] as const) {
      await expect(history.table(name)).toHaveAttribute('aria-busy', 'true')
    }
    await expectAccessible(page, 'the histories while they load')
  })
  await expect(history.section('Order History')).toContainText('No Historical Orders')
  await expect(history.section('RFQ History')).toContainText('No RFQs Yet')
  await expectAccessible(page, 'the histories without anything')

  await whileBroken(['rfqs', 'orders'], async () => {
    await page.reload()
    for (const noun of ['orders', 'RFQs']) await expect(history.failure(`Failed to load ${noun}`)).toBeVisible()
    await expectAccessible(page, 'the histories that could not be loaded')
  })
  for (const noun of ['orders', 'RFQs']) await history.retry(`Failed to load ${noun}`)
  await expect(history.section('Order History')).toContainText('No Historical Orders')
  await expect(history.section('RFQ History')).toContainText('No RFQs Yet')
})

test('both histories are filtered and sorted independently, and the address keeps it', async ({
  openBrowser,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const history = new HistoryPage(page)
  await history.open()
  await expect(page.getByText('View all your completed and delivered manufacturing projects')).toBeVisible()
  await expect(history.orders).toContainText([world.archived.orderNumber])
  await expect(history.rfqs).toHaveCount(10)

  await history.choose('RFQ status', 'Declined')
  await expect(history.rfqs).toContainText([world.declined.projectName])
  await history.choose('RFQ status', 'Quoted')
  await history.choose('Sort RFQs by', 'Project name')
  await expect(history.rfqs).toHaveCount(4)
  await expect(history.rfqs.first()).toContainText(world.expired.projectName)
  await history.choose('Orders', 'Shipped')
  await expect(history.section('Order History')).toContainText('No orders match your filters')
  await history.choose('Sort orders by', 'Date (oldest first)')
  await page.reload()
  await expect(history.filter('Orders')).toHaveValue('shipped')
  await expect(history.filter('Sort orders by')).toHaveValue('date-asc')
  await expect(history.filter('RFQ status')).toHaveValue('quoted')
  await expect(history.rfqs).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(history.orders).toHaveCount(1)
})

test('the histories lead to an order and an RFQ by keyboard', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const history = new HistoryPage(page)
  const orders = new OrdersPage(page)
  const { orderNumber } = world.archived
  await history.open()
  await tabTo(history.orders)
  await page.keyboard.press('Enter')
  await expect(orders.card(orderNumber)).toBeVisible()
  await expect(orders.card(orderNumber)).toContainText('Archived')
  await expectAccessible(page, 'Order History with a row expanded')
  await tabTo(history.orders.getByRole('button', { name: 'Tracking' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(history.dialog).toContainText('1Z-4410')
  await page.keyboard.press('Escape')
  await expect(history.dialog).toBeHidden()

  const declined = history.rfqs.filter({ hasText: world.declined.projectName })
  await tabTo(declined.getByRole('button', { name: 'Details' }))
  await page.keyboard.press('Enter')
  await expect(history.dialog).toContainText('Steel 4140')
  await expect(history.dialog).toContainText('No notes')
  await expect(page).toHaveURL(`/history?rfq=${world.declined.rfqId}`)
  await page.keyboard.press('Escape')
  await expect(declined.getByRole('button', { name: 'Details' })).toBeFocused()
})

test('Order History on a phone', { tag: '@narrow' }, async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const history = new HistoryPage(page)
  await history.open()
  await expect(history.rfqs).toHaveCount(10)
  await history.orders.click()
  await expect(new OrdersPage(page).card(world.archived.orderNumber)).toBeVisible()
  await expectWell(page, 'Order History')
})
