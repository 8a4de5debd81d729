import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { bytesOf, rowsOfCsv } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminReportsPage } from '../../pages/admin-reports.ts'
import { expectToast } from '../../pages/portal.ts'

test('an admin reads what was requested and ordered, month by month', async ({ api, openBrowser, samples }) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Reported flange')
  const reports = new AdminReportsPage(await openBrowser(admin))
  await reports.page.goto('/admin')
  await reports.go('Reports')
  await expect(reports.heading('Business Reports')).toBeVisible()
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date())
  await expect(reports.chart('Orders by Month').getByRole('row', { name: month })).not.toContainText(`${month}0`)
  await expect(reports.chart('Revenue by Month').getByRole('row')).toHaveCount(13)
  await expect(reports.card('Recent Activity')).toContainText(order.orderNumber)
  await expect(reports.card('Top Customers')).toContainText(customer.name)
  await expectAccessible(reports.page, 'a report')
})

for (const [width, details] of widths) {
  test(
    `results of each month are charts, and tables for everybody on demand, ${width}`,
    details,
    async ({ api, openBrowser, samples }) => {
      const { admin, order } = await makeOrder(api, samples, 'Delivered flange')
      await api.ship(admin, order.id, 24)
      await api.setStatus(admin, order.id, 'delivered')
      const reports = new AdminReportsPage(await openBrowser(admin))
      await reports.open()
      const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
      const rowOf = (chart: string, at: Date) => reports.chart(chart).getByRole('row', { name: month.format(at) })
      const lastYear = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 11))
      await expect(rowOf('Win Rate by Month', new Date())).toContainText(/[\d.]+% \(\d+ of \d+\)/)
      await expect(rowOf('On-time Delivery by Month', new Date())).toContainText(/[\d.]+% \(\d+ of \d+\)/)
      await expect(rowOf('Win Rate by Month', lastYear)).toContainText('No quotes')
      await expect(rowOf('On-time Delivery by Month', lastYear)).toContainText('No deliveries')
      await expect(rowOf('Margin by Month', lastYear)).toContainText('No orders bought from suppliers')
      for (const title of ['Win Rate by Month', 'On-time Delivery by Month', 'Margin by Month']) {
        const show = reports.card(title).getByRole('button', { name: 'Show numbers' })
        await show.focus()
        await show.press('Enter')
        await expect(reports.card(title).getByRole('button', { name: 'Hide numbers' })).toBeFocused()
      }
      await expectWell(reports.page, 'a report with its numbers')
    },
  )
}

test('an empty period says so, and is kept in the address', async ({ api, openBrowser }) => {
  const reports = new AdminReportsPage(await openBrowser(await api.signInAdmin()))
  await reports.open('?from=2001-01-01&to=2001-03-31')
  await expect(reports.none).toBeVisible()
  await expect(reports.page.getByLabel('From')).toHaveValue('2001-01-01')
  await expectAccessible(reports.page, 'a report of nothing')
  await reports.choose('Period', 'This month')
  await expect(reports.page).toHaveURL(/from=\d{4}-\d\d-01/)
  await reports.page.getByLabel('From').fill('2099-01-01')
  await expect(reports.page.getByText('The first day cannot be after the last')).toBeVisible()
  await expectAccessible(reports.page, 'an impossible period')
})

for (const [width, details] of widths) {
  test(
    `a loading report shows a skeleton, and a failure can be retried, ${width}`,
    details,
    async ({ api, openBrowser, samples, whileBroken, whileSlow }) => {
      const { admin } = await makeOrder(api, samples, 'Loaded flange')
      const reports = new AdminReportsPage(await openBrowser(admin))
      await whileSlow(['orders'], async () => {
        await reports.open()
        await expect(reports.card('Top Customers').locator('[aria-busy]')).toBeVisible()
        await expectWell(reports.page, 'a report that is loading')
      })
      await expect(reports.chart('RFQs by Month')).toBeAttached()
      await whileBroken(['orders'], async () => {
        await reports.open()
        await expect(reports.failure('Failed to load reports')).toBeVisible()
        await expectWell(reports.page, 'a report that failed')
      })
      await reports.retry('Failed to load reports')
      await expect(reports.chart('RFQs by Month')).toBeAttached()
      await whileBroken(['orders'], async () => {
        await reports.page.getByRole('button', { name: 'Export Excel' }).click()
        await expectToast(reports.page, 'Export failed')
      })
    },
  )
}

test('a report is exported as a workbook and as CSV', async ({ api, openBrowser, samples }) => {
  const { admin } = await makeOrder(api, samples, 'Saved flange')
  const reports = new AdminReportsPage(await openBrowser(admin))
  await reports.open()
  const workbook = await reports.save('Export Excel')
  expect(workbook.suggestedFilename()).toMatch(/^kerf-report-.*\.xlsx$/)
  // A workbook is a ZIP.
  expect((await bytesOf(workbook)).subarray(0, 2).toString()).toBe('PK')
  const [head, ...months] = rowsOfCsv(await bytesOf(await reports.save('Export CSV: monthly figures')))
  expect(head).toEqual([
    ...['Month', 'RFQs', 'Orders', 'Revenue (USD)', 'Quotes Offered', 'Quotes Accepted', 'Win Rate (%)'],
    ...['Orders Delivered', 'Delivered with Promised Day', 'Delivered on Time', 'On Time (%)'],
    ...['Orders Bought from Suppliers', 'Orders in the Margin', 'Margin (USD)', 'Margin (%)'],
  ])
  expect(months).toHaveLength(12)
})

test('a customer is denied the reports', async ({ api, openBrowser }) => {
  const page = await openBrowser((await api.newCustomer()).token)
  await page.goto('/admin/reports')
  await expect(page.getByText("You don't have permission to access this page")).toBeVisible()
})

test('a report fits a phone', { tag: '@narrow' }, async ({ api, openBrowser, samples }) => {
  const { admin } = await makeOrder(api, samples, 'A flange with a name that is as long as names of projects are')
  const reports = new AdminReportsPage(await openBrowser(admin))
  await reports.open()
  await expect(reports.chart('RFQs by Month')).toBeAttached()
  await expectWell(reports.page, 'a report')
  await reports.open('?from=2001-01-01&to=2001-03-31')
  await expect(reports.none).toBeVisible()
  await expectWell(reports.page, 'a report of nothing')
})
