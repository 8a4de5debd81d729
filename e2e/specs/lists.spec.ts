import { appendFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { askSuppliers, orderFromSupplier, quoteRequest } from '../fixtures/supplying.ts'
import { expect, test } from '../fixtures/test.ts'
import { makeOrder } from '../fixtures/world.ts'
import { OrdersPage } from '../pages/orders.ts'
import { expectToast, Portal } from '../pages/portal.ts'
import { ProfilePage } from '../pages/profile.ts'

/** The lists of each portal, and what is listed. */
const listsOf = {
  customer: [
    ['/rfqs', 'row'],
    ['/quotes', 'card'],
    ['/history', 'row'],
  ],
  // Without anything to decide, which comes before a list.
  buyer: [['/orders', 'row']],
  admin: [
    ['/admin/customers', 'row'],
    ['/admin/customers?tab=rfqs', 'row'],
    ['/admin/customers?tab=active-orders', 'row'],
    ['/admin/customers?tab=archived-orders', 'row'],
    ['/admin/companies', 'row'],
    ['/admin/supplier-management', 'row'],
    ['/admin/purchase-orders', 'row'],
    ['/admin/quality-checks', 'row'],
    ['/admin/accounts', 'row'],
    ['/admin/activity', 'row'],
  ],
  supplier: [
    ['/supplier/rfqs', 'row'],
    ['/supplier/quotes', 'row'],
    ['/supplier/purchase-orders', 'row'],
  ],
} as const

type Who = keyof typeof listsOf
type Listed = (typeof listsOf)[Who][number][1]

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

function firstOf(page: Page, role: Listed) {
  const ofTable = '[data-list] tbody > tr:not([aria-hidden])'
  return page
    .getByRole('main')
    .locator(role === 'row' ? ofTable : 'ul:not([aria-hidden]) > li:has(> section)')
    .first()
}

/** Notes what was measured in the file that KERF_MEASURED names. */
function note(line: string): void {
  const file = process.env.KERF_MEASURED
  if (file) appendFileSync(file, `${line}\n`)
}

async function topOf(page: Page, address: string, role: Listed): Promise<number> {
  await page.goto(address)
  const first = firstOf(page, role)
  await expect(first).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  const top = Math.round((await first.boundingBox())?.y ?? Number.NaN)
  note(`${address} ${page.viewportSize()?.width}: ${top}`)
  return top
}

/** How many elements Tab reaches from the skip link's target to the first row; a date field's parts are one element. */
async function stopsTo(page: Page): Promise<number> {
  await page.getByRole('main').focus()
  const focused = () => page.evaluateHandle(() => document.activeElement)
  let present = await focused()
  let stops = 0
  for (let presses = 1; presses <= 30; presses++) {
    await page.keyboard.press('Tab')
    const next = await focused()
    if (!(await next.evaluate((element, other) => element === other, present))) stops++
    if (await next.evaluate((element) => Boolean(element?.closest('[data-list] tbody')))) return stops
    present = next
  }
  return Number.POSITIVE_INFINITY
}

for (const who of ['customer', 'buyer', 'admin', 'supplier'] as const) {
  test(`the first row of each list is near, for the ${who}`, async ({ openBrowser, world, api, samples }) => {
    const buyer = await makeOrder(api, samples, 'Coupling CP-14')
    const supplier = await api.newSupplier('Ina Gear')
    const asked = await askSuppliers(api, world.admin, [supplier])
    await quoteRequest(api, supplier, asked, { unitPrice: '2.50' })
    await orderFromSupplier(api, world.admin, supplier)
    const token = {
      customer: world.customer.token,
      buyer: buyer.customer.token,
      admin: world.admin,
      supplier: supplier.token,
    }[who]
    const page = await openBrowser(token)
    for (const [address, role] of listsOf[who]) {
      await page.setViewportSize(wide)
      expect.soft(await topOf(page, address, role), `the first row of ${address}`).toBeLessThan(wide.height / 3)
      const stops = role === 'row' ? await stopsTo(page) : 0
      note(`${address} Tab stops: ${stops}`)
      // The activity is narrowed by a person and two days as well.
      const most = address === '/admin/activity' ? 11 : 10
      expect.soft(stops, `Tab stops before the first row of ${address}`).toBeLessThanOrEqual(most)
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect.soft(page.locator('[data-rows="cards"]'), `cards of ${address} at 1024 px`).toHaveCount(0)
      await page.setViewportSize(phone)
      expect.soft(await topOf(page, address, role), `${address} on a phone`).toBeLessThan(phone.height - 40)
    }
  })
}

test('columns are hidden, resized, sorted by and reset by keyboard, and stay so', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  await orders.open()
  await expect(orders.rows).toHaveCount(2)
  await orders.table.getByRole('button', { name: 'Project Name', exact: true }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Columns', exact: true })
  await expect(panel.getByRole('checkbox').first()).toBeFocused()
  await panel.getByRole('checkbox', { name: 'Material', exact: true }).press('Space')
  await expect(orders.column('Material')).toHaveCount(0)
  const before = await orders.widthOf('Project Name')
  await panel.getByRole('button', { name: 'Make Project Name narrower' }).press('Enter')
  await expect.poll(() => orders.widthOf('Project Name')).toBeLessThan(before)
  await panel.getByRole('button', { name: 'Sort by Project Name' }).press('Enter')
  await expect(page).toHaveURL('/orders?sort=project')
  await expectAccessible(page, 'the panel of columns')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Columns, 1 hidden' })).toBeFocused()

  await page.reload()
  await expect(orders.rows).toHaveCount(2)
  await expect(orders.column('Material')).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns, 1 hidden' }).click()
  await panel.getByRole('button', { name: 'Reset columns' }).click()
  await expect(orders.column('Material')).toBeVisible()
  await expect(panel).toBeHidden()
})

test('the head of a table stays below the header while the page scrolls', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.admin)
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/admin/customers?tab=rfqs')
  const head = page.locator('[data-list] thead th').nth(2)
  await expect(firstOf(page, 'row')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 2000)
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(56)
  const scrolls = await page
    .locator('[data-list]')
    .evaluate((list) =>
      [...list.querySelectorAll('*')].some(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
      ),
    )
  expect(scrolls, 'whether a part of the list scrolls by itself').toBe(false)
})

test('at 1024 px the sidebar is icons with names and tooltips, and the top navigation keeps its place', async ({
  openBrowser,
  world,
}) => {
  const page = await openBrowser(world.customer.token)
  const portal = new Portal(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/rfqs')
  await expect(portal.heading('My RFQs')).toBeVisible()
  const link = portal.navigationLink('My Orders')
  expect((await link.boundingBox())?.width).toBeLessThan(48)
  await link.hover()
  await expect(page.getByRole('tooltip')).toHaveText('My Orders')
  await expectAccessible(page, 'a list beside icons')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 })
    const places: (number | undefined)[] = []
    for (const name of ['My Requests', 'Dashboard', 'Request Quote', 'Messages']) {
      await portal.go(name)
      await expect(portal.navigationLink(name)).toHaveAttribute('aria-current', 'page')
      places.push((await portal.shortcuts.boundingBox())?.x)
    }
    expect(new Set(places).size, `places of the top navigation at ${width} px: ${places.join(', ')}`).toBe(1)
  }
})

test('a toast covers no button of a form', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer()
  const profile = new ProfilePage(await openBrowser(token))
  const { page } = profile
  // So narrow that a toast lies over one half of the form, whose button is at the bottom.
  await page.setViewportSize({ width: 700, height: 500 })
  await profile.open()
  const { title, save } = profile.details
  await title.fill('Head of Purchasing')
  await save.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await save.click()
  await expectToast(page, 'Profile updated')
  const toast = page.locator('.Toastify__toast')
  const relation = async () => {
    const [one, other] = [await toast.boundingBox(), await save.boundingBox()]
    if (!one || !other) return 'gone'
    const isBeside = one.x > other.x + other.width || other.x > one.x + one.width
    return isBeside || one.y > other.y + other.height || other.y > one.y + one.height ? 'apart' : 'covers'
  }
  await expect.poll(relation).not.toBe('covers')
})
