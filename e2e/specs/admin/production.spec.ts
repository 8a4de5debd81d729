import { expectWell } from '../../fixtures/accessible.ts'
import { type Account, type Api, dayFromNow } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminProductionPage } from '../../pages/admin-production.ts'
import { expectToast, tryAgain } from '../../pages/portal.ts'

/** An order that is due before those of other specs, so that its column names it. */
async function makeUrgentOrder(api: Api, samples: Parameters<typeof makeOrder>[1], name: string, status: string) {
  const made = await makeOrder(api, samples, name)
  await api.setDueDate(made.admin, made.order.id, dayFromNow(1))
  await api.setStatus(made.admin, made.order.id, status)
  return made
}

/** An order without a request or a quote, of one piece. */
async function makeManualOrder(
  api: Api,
  { customer, admin, projectName, dueDate }: { customer: Account; admin: string; projectName: string; dueDate: string },
) {
  const terms = { material: 'Steel', tolerance: '±0.1 mm', quantity: 1, amount: '90.00', estimatedCompletion: dueDate }
  const order = { customerId: customer.id, projectName, ...terms }
  return api.json<{ id: string; orderNumber: string }>('POST', '/api/admin/orders/create', admin, order)
}

test('an order is dragged to another stage, and the customer sees it', async ({ api, openBrowser, samples }) => {
  const { admin, customer, order } = await makeUrgentOrder(api, samples, 'Dragged flange', 'finishing')
  const { orderNumber } = order
  const production = new AdminProductionPage(await openBrowser(admin))
  const { page } = production
  await page.goto('/admin')
  await production.go('Production')
  await expect(production.column('Finishing').getByRole('listitem', { name: orderNumber })).toBeVisible()
  await production.card(orderNumber).dragTo(production.column('Quality Check'))
  const question = page.getByRole('dialog', { name: `Move ${orderNumber} to Quality Check?` })
  await expect(question).toContainText('Dragged flange')
  await production.confirm('Quality Check')
  await expectToast(page, 'Status updated')
  await expect(production.column('Quality Check').getByRole('listitem', { name: orderNumber })).toBeVisible()

  const customersPage = await openBrowser(customer.token)
  await customersPage.goto(`/orders/${order.id}`)
  await expect(customersPage.getByText('Quality Check').first()).toBeVisible()
})

test('an order that a colleague moved is said to have changed, and the board shows where it is', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  watch.announce(409, /\/status$/)
  const { admin, order } = await makeUrgentOrder(api, samples, 'Contested flange', 'finishing')
  const { orderNumber } = order
  const production = new AdminProductionPage(await openBrowser(admin))
  const { page } = production
  await production.open()
  await production.move(orderNumber, 'Packing')
  await api.setStatus(admin, order.id, 'quality_check')
  await production.confirm('Packing')
  await expect(production.column('Quality Check').getByRole('listitem', { name: orderNumber })).toBeVisible()
  await expectToast(page, 'Failed to update order status')
})

test('the calendar leads to an order on the day on which it is due', async ({ api, openBrowser, samples }) => {
  const { admin, order } = await makeOrder(api, samples, 'Timely flange')
  const dueDate = dayFromNow(9)
  await api.setDueDate(admin, order.id, dueDate)
  const production = new AdminProductionPage(await openBrowser(admin))
  const { page } = production
  await production.open(`?view=calendar&month=${dueDate.slice(0, 7)}`)
  await expect(production.calendar).toBeVisible()
  const day = production.day(dueDate)
  await expect(day).not.toHaveText(/^\d+$/)
  const more = day.getByRole('button', { name: /more on/ })
  if (await more.isVisible()) await more.click()
  await page.getByRole('link', { name: new RegExp(order.orderNumber) }).click()
  await expect(page.getByRole('heading', { name: new RegExp(order.orderNumber) })).toBeVisible()
})

test('a customer is denied the production page', async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await page.goto('/admin/production')
  await expect(page.getByText("You don't have permission to access this page")).toBeVisible()
})

for (const [width, details] of widths) {
  test(
    `a day of the calendar names all its orders in a dialog, ${width}`,
    details,
    async ({ api, openBrowser, whileSlow, whileBroken }) => {
      const [customer, admin] = [await api.newCustomer('Mara Lindqvist'), await api.signInAdmin()]
      const dueDate = dayFromNow(width === 'wide' ? 23 : 24)
      const orders: Awaited<ReturnType<typeof makeManualOrder>>[] = []
      for (const part of ['Lid', 'Seal', 'Housing', '歯車箱', `Shaft ${'with a long name '.repeat(6)}`])
        orders.push(await makeManualOrder(api, { customer, admin, projectName: part, dueDate }))
      const production = new AdminProductionPage(await openBrowser(admin))
      const { page } = production
      await production.open(`?view=calendar&month=${dueDate.slice(0, 7)}`)
      const more = production.day(dueDate).getByRole('button', { name: /^\d+ more on / })
      const dialog = page.getByRole('dialog', { name: /^Due on / })
      await expect(more).toBeVisible()

      await whileSlow(['orders'], async () => {
        await more.click()
        await expect(dialog.locator('[aria-busy=true]')).toBeVisible()
        await expectWell(page, 'a day whose orders are being loaded')
      })
      for (const { orderNumber } of orders)
        await expect(dialog.getByRole('link', { name: orderNumber, exact: true })).toBeVisible()
      await expect(dialog.getByText('Mara Lindqvist').first()).toBeVisible()
      await expectWell(page, 'the orders of a day')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(more).toBeFocused()
      await page.keyboard.press('Enter')
      await dialog.getByRole('link', { name: orders[4]?.orderNumber, exact: true }).click()
      await expect(page).toHaveURL(`/admin/orders/${orders[4]?.id}`)

      await production.open(`?view=calendar&month=${dueDate.slice(0, 7)}`)
      await expect(more).toBeVisible()
      await whileBroken(['orders'], async () => {
        await more.click()
        await expect(dialog).toContainText('Failed to load the orders')
        await expectWell(page, 'a day whose orders failed to load')
      })
      await tryAgain(dialog)
      await expect(dialog.getByRole('link', { name: orders[4]?.orderNumber, exact: true })).toBeVisible()
    },
  )

  test(
    `production, ${width}, in every state`,
    details,
    async ({ api, openBrowser, samples, whileSlow, whileBroken }) => {
      const name = `Stately 歯車箱 ${'with a name that is as long as names of projects are '.repeat(3)}`
      const { admin, order } = await makeUrgentOrder(api, samples, name, 'packing')
      const production = new AdminProductionPage(await openBrowser(admin))
      const { page } = production
      await whileSlow(['orders'], async () => {
        await production.open()
        await expect(page.getByRole('status', { name: 'The orders are being loaded' })).toBeVisible()
        await expectWell(page, 'a board that is loading')
      })
      await expect(production.card(order.orderNumber)).toBeVisible()
      await expectWell(page, 'the board')
      await production.move(order.orderNumber, 'Delivered')
      await expect(page.getByRole('dialog')).toContainText('have not been shipped yet')
      await expectWell(page, 'the question before an order is moved')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(production.column('Packing').getByRole('listitem', { name: order.orderNumber })).toBeVisible()
      await page.getByRole('radio', { name: 'Calendar' }).click()
      await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
      await production.open(`?view=calendar&month=${dayFromNow(1).slice(0, 7)}`)
      await expect(production.calendar).toBeVisible()
      await expectWell(page, 'the calendar')
      await production.open('?view=calendar&month=1999-01')
      await expect(page.getByText('No orders are due in this month.')).toBeVisible()
      await expectWell(page, 'a calendar without orders')
      await whileBroken(['orders'], async () => {
        await production.open('?view=calendar')
        await expect(page.getByText('Failed to load the orders')).toBeVisible()
        await expectWell(page, 'a calendar that failed')
        await production.open()
        await expect(page.getByText('Failed to load the orders')).toBeVisible()
        await expectWell(page, 'a board that failed')
      })
    },
  )
}
