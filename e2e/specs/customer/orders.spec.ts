import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { bytesOf, unzip } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { expectToast, tabTo, tryAgain } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

test('My Orders while loading, after a failure, and when empty', async ({
  newcomer,
  openBrowser,
  whileBroken,
  whileSlow,
}) => {
  const page = await openBrowser(newcomer.token)
  const orders = new OrdersPage(page)
  await whileSlow(['orders'], async () => {
    await orders.open()
    await expect(orders.table).toHaveAttribute('aria-busy', 'true')
    await expect(orders.count('Active Orders')).toHaveAttribute('aria-busy', 'true')
    await expectAccessible(page, 'My Orders while they load')
  })
  await expect(page.getByText('No active orders found')).toBeVisible()
  await expect(orders.count('Total Orders')).toContainText('0')
  await expectAccessible(page, 'My Orders without any')
  await orders.tab('Order History').click()
  await expect(page.getByText('No history orders found')).toBeVisible()

  await whileBroken(['orders'], async () => {
    await page.reload()
    await expect(orders.failure('Failed to load orders')).toBeVisible()
    await expect(orders.count('Total Orders')).toContainText('–')
    await expectAccessible(page, 'My Orders that could not be loaded')
  })
  await orders.retry('Failed to load orders')
  await expect(page.getByText('No history orders found')).toBeVisible()
})

test('orders are searched, filtered and sorted, through the address', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  await orders.open()
  await expect(orders.rows).toContainText([world.confirmed.orderNumber, world.active.orderNumber])
  await expect(orders.count('Active Orders')).toContainText('2')
  await expect(orders.count('Completed')).toContainText('1')
  await expect(orders.count('Total Orders')).toContainText('3')
  await orders.choose('Sort by', 'Date (oldest first)')
  await expect(orders.rows).toContainText([world.active.orderNumber, world.confirmed.orderNumber])
  await orders.choose('Sort by', 'Amount')
  await expect(orders.rows).toContainText([world.confirmed.orderNumber, world.active.orderNumber])
  await orders.choose('Status', 'Quality Check')
  await orders.searchBox('Search orders').fill('PO-77')
  await expect(orders.rows).toContainText([world.active.orderNumber])
  await orders.go('My Quotes')
  await expect(new QuotesPage(page).heading('My Quotes')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/orders?sort=amount&status=quality_check&q=PO-77')
  await expect(orders.searchBox('Search orders')).toHaveValue('PO-77')
  await expect(orders.filter('Status')).toHaveValue('quality_check')
  await orders.choose('Status', 'Manufacturing')
  await expect(page.getByText('No orders match your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await orders.tab('Order History').click()
  await expect(orders.rows).toContainText([world.archived.orderNumber])
  await page.goBack()
  await expect(orders.rows, 'Back undoes the last choice').toHaveCount(2)
})

test('a small window still shows a table, and a narrower one cards', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await orders.open()
  await expect(orders.rows).toHaveCount(2)
  await expect(orders.column('Status')).toBeVisible()
  const fits = () => orders.table.evaluate((table) => table.clientWidth <= (table.parentElement?.clientWidth ?? 0))
  expect(await fits()).toBe(true)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.locator('[data-rows="table"]')).toHaveCount(1)
  await expect.poll(fits).toBe(true)
  await page.setViewportSize({ width: 660, height: 800 })
  await expect(page.locator('[data-rows="cards"]')).toHaveCount(1)
  await expect(orders.row(world.active.orderNumber)).toContainText('Quality Check')
  await expectAccessible(page, 'My Orders as cards')
})

test('column widths are changed by keyboard, remembered and reset', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const columns = page.getByRole('button', { name: 'Columns', exact: true })
  const reset = page.getByRole('button', { name: 'Reset columns' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await orders.open()
  await expect(orders.rows).toHaveCount(2)
  const ownWidth = await orders.widthOf('Order Number')
  await orders.handle('Order Number').press('Home')
  await expect.poll(() => orders.widthOf('Order Number')).toBe(80)
  await orders.handle('Order Number').press('ArrowLeft')
  await orders.handle('Project Name').press('Shift+ArrowRight')
  const projectWidth = await orders.widthOf('Project Name')
  expect(await orders.widthOf('Order Number'), 'the narrowest that a column gets').toBe(80)

  await page.reload()
  await expect(orders.rows).toHaveCount(2)
  expect(await orders.widthOf('Order Number')).toBe(80)
  expect(await orders.widthOf('Project Name')).toBe(projectWidth)
  await expectAccessible(page, 'My Orders with widths of their own')
  await columns.click()
  await reset.click()
  await expect(reset).toHaveCount(0)
  await expect.poll(() => orders.widthOf('Order Number')).toBe(ownWidth)
  await page.reload()
  await expect(orders.rows).toHaveCount(2)
  await columns.click()
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
  await expect(reset).toHaveCount(0)
})

test("a row opens its order's card, from which the keyboard opens details and tracking", async ({
  openBrowser,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const { orderNumber } = world.active
  await orders.open()
  await tabTo(orders.row(orderNumber))
  await page.keyboard.press('Enter')
  const card = orders.card(orderNumber)
  for (const words of ['Placed on', '24 PCS', 'Aluminum', 'As machined', '$1,250.00', 'Quality Check']) {
    await expect(card).toContainText(words)
  }
  await expect(orders.progressOf(orderNumber)).toHaveAttribute('aria-valuenow', '75')
  await expect(orders.stage(orderNumber, 'Order Confirmed')).toContainText('Completed')
  await expect(orders.stage(orderNumber, 'Finishing')).toContainText('Skipped')
  await expect(orders.stage(orderNumber, 'Quality Check')).toContainText('In Progress')
  await expect(orders.stage(orderNumber, 'Packing')).toContainText('Pending')
  await expect(card.getByRole('link', { name: 'View Invoice' })).toHaveCount(0)
  await expectAccessible(page, 'My Orders with a row expanded')

  await tabTo(card.getByRole('button', { name: 'View Details' }))
  await page.keyboard.press('Enter')
  const details = orders.details(orderNumber)
  for (const words of ['PO-77', 'Standard', '10 PCS', '$1,250.00 USD', 'Deburr all edges.', '1Z-4410', 'UPS']) {
    await expect(details).toContainText(words)
  }
  await expect(orders.shipments(orderNumber)).toHaveCount(1)
  await expectAccessible(page, 'the details of an order')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(card.getByRole('button', { name: 'View Details' })).toBeFocused()

  await tabTo(orders.row(orderNumber).first().getByRole('button', { name: 'Tracking' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(orders.tracking(orderNumber)).toContainText('10 of 24 PCS shipped')
  await expectAccessible(page, 'the tracking of an order')
})

test('one order by its URL: loading, failed, missing, and without shipments', async ({
  openBrowser,
  watch,
  whileBroken,
  whileSlow,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const { id, orderNumber } = world.active
  const dialog = page.getByRole('dialog', { name: /^Order\b/ })
  await whileSlow(['orders'], async () => {
    await orders.open(`?order=${id}`)
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'an order that loads')
  })
  await expect(orders.details(orderNumber)).toContainText('PO-77')
  await whileBroken(['orders'], async () => {
    await page.reload()
    await expect(dialog.getByRole('alert')).toContainText('Failed to load order details')
    await expectAccessible(page, 'an order that could not be loaded')
  })
  await tryAgain(dialog)
  await expect(orders.details(orderNumber)).toContainText('PO-77')

  await whileBroken(['shipments'], async () => {
    await orders.open(`?tracking=${id}`)
    await expect(orders.tracking(orderNumber).getByRole('alert')).toContainText('Failed to load shipments')
    await expectAccessible(page, 'shipments that could not be loaded')
  })
  await tryAgain(orders.tracking(orderNumber))
  await expect(orders.tracking(orderNumber)).toContainText('1Z-4410')

  const missing = '01890000-0000-7000-8000-000000000000'
  watch.announce(404, `/api/orders/${missing}`)
  await orders.open(`?order=${missing}`)
  await expect(dialog).toContainText('Order not found')
  await orders.open(`?tracking=${world.confirmed.id}`)
  await expect(orders.tracking(world.confirmed.orderNumber)).toContainText('No shipments recorded yet')
  await expectAccessible(page, 'the tracking of an order without shipments')
})

test('all files of an order are downloaded as one ZIP; missing files are reported', async ({
  openBrowser,
  whileFilesAreGone,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const { id, orderNumber } = world.active
  await orders.open(`?order=${id}`)
  await expect(orders.details(orderNumber)).toContainText('PO-77')
  await whileFilesAreGone(async () => {
    await orders.details(orderNumber).getByRole('button', { name: 'Download All Files (ZIP)' }).click()
    await expectToast(page, 'Download Failed', 'Failed to download order documents. Please try again.')
  })
  const zip = await orders.downloadAll(orderNumber)
  await expectToast(page, 'Download Complete')
  const names = [...(await unzip(await bytesOf(zip))).keys()].map((name) => name.split('/').at(-1))
  for (const name of ['bracket.step', 'drawing.pdf', 'quote.pdf', 'po.pdf', 'quality-report.pdf', 'inspection.png']) {
    expect(names).toContain(name)
  }
})

test('a past order is reordered as an RFQ, after a confirmation', async ({ api, openBrowser, samples }) => {
  const { customer, admin, order: archived } = await makeOrder(api, samples, 'Valve body VB-2')
  await api.ship(admin, archived.id, 24)
  await api.setStatus(admin, archived.id, 'delivered')
  const page = await openBrowser(customer.token)
  const orders = new OrdersPage(page)
  await orders.open()
  await expect(page.getByText('No active orders found')).toBeVisible()
  await orders.tab('Order History').click()
  const reorder = orders.row(archived.orderNumber).getByRole('button', { name: 'Reorder' })
  await tabTo(reorder)
  await page.keyboard.press('Enter')
  await expect(orders.reorderDialog).toContainText('nothing is ordered yet')
  await expectAccessible(page, 'the question before a reorder')
  await page.keyboard.press('Escape')
  await expect(reorder).toBeFocused()
  const projectNames = async () => {
    const rfqs = await api.json<{ projectName: string }[]>('GET', '/api/rfqs', customer.token)
    return rfqs.map(({ projectName }) => projectName)
  }
  expect(await projectNames()).toEqual(['Valve body VB-2'])
  await orders.reorder(archived.orderNumber)
  await expectToast(page, 'Reorder Request Submitted', 'REORDER: Valve body VB-2')
  expect(await projectNames()).toEqual(['REORDER: Valve body VB-2', 'Valve body VB-2'])
})

test('My Orders on a phone', { tag: '@narrow' }, async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const { orderNumber } = world.active
  await orders.open()
  await orders.expand(orderNumber)
  await expect(orders.card(orderNumber)).toBeVisible()
  await expectWell(page, 'My Orders with a row expanded')
  await orders.openDetails(orderNumber)
  await expect(orders.shipments(orderNumber)).toHaveCount(1)
  await expectWell(page, 'the details of an order')
  await page.keyboard.press('Escape')
  await orders.row(orderNumber).getByRole('button', { name: 'Tracking' }).click()
  await expect(orders.tracking(orderNumber)).toContainText('1Z-4410')
  await expectWell(page, 'the tracking of an order')
})
