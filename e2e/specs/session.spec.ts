import { expect, test } from '../fixtures/test.ts'
import type { Watch } from '../fixtures/watch.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { OrdersPage } from '../pages/orders.ts'
import { expectToast, Portal } from '../pages/portal.ts'
import { SignInPage } from '../pages/sign-in.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'

/** A page that learns that its session ends drops what it asked for, or asks who is signed in: nobody. */
function expectSessionToEnd(watch: Watch): void {
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, '/api/auth/me')
}

test('a session that ends elsewhere leads to sign-in, and back to what was typed', async ({
  api,
  openBrowser,
  watch,
}) => {
  expectSessionToEnd(watch)
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill({ projectName: 'Pump housing', quantity: 40, material: 'Steel', tolerance: 'Tight (±0.002 in)' })
  await rfq.notes.fill('Deburr all edges.')

  await api.call('POST', '/api/auth/logout', account.token)
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await expectToast(page, 'Your session has ended. Please sign in again.')
  await expect(page).toHaveURL('/?returnTo=%2Frfq')
  await signIn.signIn(account)
  await expect(page).toHaveURL('/rfq')
  await expect(rfq.restoredNotice).toBeVisible()
  await expect(rfq.projectName).toHaveValue('Pump housing')
  await expect(rfq.notes).toHaveValue('Deburr all edges.')
})

test('a call that finds the session over leads to sign-in, too', async ({ api, openBrowser, watch }) => {
  expectSessionToEnd(watch)
  watch.announce(401, '/api/rfqs')
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  // Without the stream only a call can tell.
  await page.route('/api/live', (route) => route.fulfill({ status: 204 }))
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill({ projectName: 'Valve body', quantity: 5, material: 'Brass', tolerance: 'Standard (±0.005 in)' })
  await api.call('POST', '/api/auth/logout', account.token)
  await rfq.submit()
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await signIn.signIn(account)
  await expect(rfq.projectName).toHaveValue('Valve body')
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()
})

test('logging out in one tab signs out the others of the browser', async ({ api, openBrowser, watch }) => {
  expectSessionToEnd(watch)
  const { token } = await api.newCustomer()
  const first = await openBrowser(token)
  const second = await first.context().newPage()
  for (const page of [first, second]) await new DashboardPage(page).open()
  await expect(new DashboardPage(second).greeting('Dana')).toBeVisible()
  await new DashboardPage(first).logOut()
  for (const page of [first, second]) await new SignInPage(page).expectOpen()
  expect(await first.evaluate(() => localStorage.getItem('kerf.session'))).toBeNull()
})

test('a visitor who asks for a page comes to it after signing in', async ({ api, page }) => {
  const account = await api.newCustomer()
  await page.goto('/orders?status=shipped')
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await signIn.signIn(account)
  await expect(page).toHaveURL('/orders?status=shipped')
  await expect(new OrdersPage(page).heading('My Orders')).toBeVisible()
})

test('a customer is denied the admin portal, in words', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  await page.goto('/admin/customers')
  await expect(new Portal(page).heading('Access Denied')).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await expectToast(page, 'You need admin privileges to access this page.')
  await page.getByRole('link', { name: 'Go to your start page' }).click()
  await expect(new DashboardPage(page).greeting('Dana')).toBeVisible()
})

test('an address that nothing is at says so, to visitors and to customers', async ({
  api,
  page,
  openBrowser,
  watch,
}) => {
  watch.announce(404, '/nowhere/at-all')
  const { token } = await api.newCustomer()
  for (const somebody of [page, await openBrowser(token)]) {
    await somebody.goto('/nowhere/at-all')
    await expect(new Portal(somebody).heading('Page not found')).toBeVisible()
  }
})

test('suppliers and admins land on their own portals', async ({ api, kerf, page, openBrowser }) => {
  const signIn = new SignInPage(page)
  const supplier = await api.newSupplier()
  await signIn.open()
  await signIn.chooseAccountType('Supplier')
  await signIn.signIn(supplier)
  await expect(page).toHaveURL('/supplier/dashboard')

  const admin = await openBrowser()
  await new SignInPage(admin).open()
  await new SignInPage(admin).signIn(kerf.admin)
  await expect(admin).toHaveURL('/admin')
  await admin.goto('/')
  await expect(admin).toHaveURL('/admin')
})
