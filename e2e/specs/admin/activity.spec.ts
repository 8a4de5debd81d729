import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { bytesOf, rowsOfCsv } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminActivityPage } from '../../pages/admin-activity.ts'

test('an admin finds who did what, and opens it', async ({ api, openBrowser, samples }) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Traced flange')
  const activity = new AdminActivityPage(await openBrowser(admin))
  const { page } = activity
  await page.goto('/admin')
  await activity.go('Activity')
  await expect(activity.heading('Activity')).toBeVisible()
  await activity.choosePerson(customer.email)
  // Until nobody else's are left: the address is there before the router has rendered it.
  await expect(activity.row('Sales order created')).toHaveCount(1)
  await expect(activity.row('RFQ submitted')).toHaveCount(1)
  await expect(activity.row('Sales order created')).toContainText(order.orderNumber)
  await expect(activity.row('RFQ submitted').getByRole('link', { name: customer.name })).toBeVisible()
  await activity.choose('Kind', 'Orders')
  await expect(activity.row('RFQ submitted')).toBeHidden()
  await activity.choose('Period', 'Today')
  await expect(page).toHaveURL(/kind=order.*from=\d{4}-/)
  await activity.row('Sales order created').getByRole('link', { name: order.orderNumber }).click()
  await expect(page.getByRole('article', { name: `Order ${order.orderNumber}` })).toBeVisible()
  await page.goBack()
  await expect(activity.person).toHaveValue(customer.name)
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect(page).not.toHaveURL(/person=/)
})

test('the filtered activity is exported as CSV', async ({ api, openBrowser, samples }) => {
  const { admin, customer } = await makeOrder(api, samples, 'Logged flange')
  const activity = new AdminActivityPage(await openBrowser(admin))
  await activity.open(`?person=${customer.id}&kind=rfq&sort=date-asc`)
  await expect(activity.row('RFQ submitted')).toBeVisible()
  const saving = activity.page.waitForEvent('download')
  await activity.page.getByRole('button', { name: 'Export CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^kerf-activity-.*\.csv$/)
  const [head, first] = rowsOfCsv(await bytesOf(saved))
  expect(head?.slice(0, 4)).toEqual(['Time', 'Person', 'Kind of Person', 'Action'])
  expect(first?.slice(1, 4)).toEqual([customer.name, 'customer', 'RFQ submitted'])
})

test('a customer is denied the activity page', async ({ api, openBrowser }) => {
  const page = await openBrowser((await api.newCustomer()).token)
  await page.goto('/admin/activity')
  await expect(page.getByText("You don't have permission to access this page")).toBeVisible()
})

for (const [width, details] of widths) {
  test(`the activity, ${width}, in every state`, details, async ({ world, openBrowser, whileSlow, whileBroken }) => {
    const activity = new AdminActivityPage(await openBrowser(world.admin))
    const { page } = activity
    await activity.open(`?person=${world.customer.id}`)
    await expect(activity.row('Sales order created').first()).toBeVisible()
    await expect(activity.person).toHaveValue(world.customer.name)
    await expectWell(page, 'the activity of a customer')
    await activity.open('?q=nothing is called this')
    await expect(page.getByRole('heading', { name: 'No Matching Entries' })).toBeVisible()
    await expectWell(page, 'activity without a match')
    await activity.open('?from=2026-02-01&to=2026-01-01')
    await expect(page.getByText('The first day cannot be after the last')).toBeVisible()
    await expectAccessible(page, 'a period that ends before it begins')
    await whileSlow(['rfqs'], async () => {
      await activity.open()
      await expect(activity.table).toHaveAttribute('aria-busy', 'true')
      await expectWell(page, 'activity that is loading')
    })
    await expect(activity.row(/RFQ submitted|Signed in/).first()).toBeVisible()
    await whileBroken(['rfqs'], async () => {
      await activity.open()
      await expect(activity.failure('Failed to load entries')).toBeVisible()
      await expectWell(page, 'activity that failed')
    })
    await activity.retry('Failed to load entries')
    await expect(activity.row(/RFQ submitted|Signed in/).first()).toBeVisible()
  })
}
