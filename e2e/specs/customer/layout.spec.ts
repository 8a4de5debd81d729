import type { Page } from '@playwright/test'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { writeMany } from '../../fixtures/conversations.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { Portal, tabTo } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

/** The pages of the sidebar in its order, with their addresses and what their headings say. */
const pages = [
  ['Dashboard', '/', 'Hello, '],
  ['Request Quote', '/rfq', 'Submit Request for Quote'],
  ['My Requests', '/rfqs', 'My RFQs'],
  ['My Quotes', '/quotes', 'My Quotes'],
  ['My Orders', '/orders', 'My Orders'],
  ['Order History', '/history', 'Order History'],
  ['Messages', '/messages', 'Messages'],
  ['Profile', '/profile', 'Profile'],
] as const

/** The links of the top navigation, which phones show in the drawer. */
const shortcuts = ['Dashboard', 'Submit RFQ', 'My RFQs', 'Orders', 'Quotes', 'History']

test('the sidebar and the top navigation lead to every page, and mark the current one', async ({
  newcomer,
  openBrowser,
}) => {
  const page = await openBrowser(newcomer.token)
  const portal = new Portal(page)
  await new DashboardPage(page).open()
  await expect(portal.navigation.getByRole('link')).toHaveText(pages.map(([name]) => name))
  await expect(page.getByText('Welcome, Noor Haddad')).toBeVisible()
  await expect(page.getByText('Acme Robotics')).toBeVisible()
  for (const [name, address, heading] of pages) {
    await portal.go(name)
    await expect(page).toHaveURL((url) => url.pathname === address)
    await expect(portal.heading(new RegExp(`^${heading}`))).toBeVisible()
    await expect(portal.navigationLink(name)).toHaveAttribute('aria-current', 'page')
    await expect(portal.navigation.locator('[aria-current="page"]')).toHaveCount(1)
  }
  await expect(portal.shortcuts.getByRole('link')).toHaveText(shortcuts)
  await portal.shortcuts.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(portal.heading('My Orders')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('My Orders')
})

test('more than 99 unread messages show 99+, and the badge disappears once they are read', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  await writeMany({ kerf, api }, customer, 100)
  const page = await openBrowser(customer.token)
  const portal = new Portal(page)
  await new DashboardPage(page).open()
  await expect(portal.navigationLink('Messages')).toContainText('99+')
  await expect(portal.navigationLink('Messages')).toContainText('100 unread')
  await expectAccessible(page, 'the sidebar with unread messages')
  await portal.go('Messages')
  await page.getByRole('link', { name: /Your parts are on the mill/ }).click()
  await expect(page.getByRole('region', { name: /^Messages, / })).toContainText('Your parts are on the mill: 100')
  await page.getByRole('region', { name: /^Messages, / }).press('End')
  await expect(portal.navigationLink('Messages')).toHaveText('Messages')
})

test('the keyboard skips the navigation, and opens and closes the user menu', async ({ api, openBrowser, watch }) => {
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
  const customer = await api.newCustomer()
  const page = await openBrowser(customer.token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.greeting('Dana')).toBeVisible()
  await tabTo(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page.getByRole('banner').getByRole('button').last(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await expectAccessible(page, 'the menu of the user')
  await tabTo(page.getByRole('menuitem', { name: 'Logout' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await new SignInPage(page).expectOpen()
  expect(await page.evaluate(() => localStorage.getItem('kerf.session'))).toBeNull()
  expect(await api.statusOf('GET', '/api/auth/me', customer.token)).toBe(401)
})

test('on a phone the navigation is a drawer', { tag: '@narrow' }, async ({ api, kerf, openBrowser }) => {
  const customer = await api.newCustomer()
  await writeMany({ kerf, api }, customer, 100)
  const page = await openBrowser(customer.token)
  const portal = new Portal(page)
  await new DashboardPage(page).open()
  const open = page.getByRole('button', { name: /^Open navigation/ })
  await expect(open).toHaveAccessibleName(/100 unread/)
  const count = open.locator('+ span')
  await expect(count).toHaveText('99+')
  const [lines, number] = [await open.locator('path').last().boundingBox(), await count.boundingBox()]
  expect(number?.x, 'the number lies beside the icon').toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0))
  await expect(portal.navigation).toHaveCount(0)
  await open.press('Enter')
  await expect(portal.navigation.getByRole('link')).toHaveCount(pages.length)
  await expect(portal.navigationLink('Messages')).toContainText('99+')
  await expect(portal.shortcuts.getByRole('link')).toHaveText(shortcuts)
  await expectWell(page, 'the drawer')
  await page.keyboard.press('Escape')
  await expect(portal.navigation).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await portal.go('My Orders')
  await expect(portal.heading('My Orders')).toBeVisible()
  await expect(portal.navigation).toHaveCount(0)
})

test('on a phone, logging out from the drawer with unsent input closes it for the question', {
  tag: '@narrow',
}, async ({ api, openBrowser, watch }) => {
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, '/api/auth/me')
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  // What the server has outlives logging out.
  watch.announceFailure(/^\/api\/rfq-draft$/)
  await page.context().route('/api/rfq-draft', (route) => route.abort())
  const other = await page.context().newPage()
  const rfq = new SubmitRfqPage(page)
  const theOther = new SubmitRfqPage(other)
  await theOther.open()
  await theOther.projectName.fill('Valve body VB-2')
  await rfq.open()
  await rfq.projectName.fill('Impeller IM-7')
  const draftsOf = (tab: Page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('draft')).length)
  for (const tab of [page, other]) await expect.poll(() => draftsOf(tab)).toBe(1)
  await expect(rfq.draftStatus).toContainText('Not saved')

  const open = page.getByRole('button', { name: /^Open navigation/ })
  const question = page.getByRole('dialog', { name: 'Leave this request?' })
  await open.click()
  await rfq.logOut()
  await expect(question).toContainText('Logging out discards what you typed')
  await expect(rfq.navigation).toHaveCount(0)
  await expectWell(page, 'the question before one logs out')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(open).toBeFocused()
  await expect(rfq.projectName).toHaveValue('Impeller IM-7')
  expect(await draftsOf(page)).toBe(1)

  await open.click()
  await rfq.logOut()
  await question.getByRole('button', { name: 'Leave' }).click()
  for (const tab of [page, other]) {
    await new SignInPage(tab).expectOpen()
    expect(await draftsOf(tab)).toBe(0)
  }
  expect(await api.statusOf('GET', '/api/auth/me', token)).toBe(401)
})
