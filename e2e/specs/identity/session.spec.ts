import { openAsBlob } from 'node:fs'
import { expectSessionToEnd } from '../../fixtures/session-end.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectToast } from '../../pages/portal.ts'
import { RfqsPage } from '../../pages/rfqs.ts'
import { SignInPage } from '../../pages/sign-in.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

test('a session that ends elsewhere leads to sign-in, and back to the input', async ({ api, openBrowser, watch }) => {
  expectSessionToEnd(watch)
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill({
    projectName: 'Pump housing',
    quantity: 40,
    material: 'Steel',
    tolerance: 'Tight (±0.002 in, ±0.05 mm)',
  })
  await rfq.notes.fill('Deburr all edges.')

  await api.call('POST', '/api/auth/logout', account.token)
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await expectToast(page, 'Your session has ended. Please sign in again.')
  await expect(page).toHaveURL('/?returnTo=%2Frfq')
  await expect(page.getByText('Sign in to continue where you left off.')).toBeVisible()
  await signIn.signIn(account)
  await expect(page).toHaveURL('/rfq')
  await expect(rfq.restoredNotice).toBeVisible()
  await expect(rfq.projectName).toHaveValue('Pump housing')
  await expect(rfq.notes).toHaveValue('Deburr all edges.')
})

test('a call that finds the session ended leads to sign-in too', async ({ api, openBrowser, watch }) => {
  expectSessionToEnd(watch)
  watch.announce(401, '/api/rfqs')
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  // Without the stream only a call can tell. A page whose stream ended would check its session.
  await neverPoll(page)
  await page.route(/\/api\/live\?/, () => {})
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill({
    projectName: 'Valve body',
    quantity: 5,
    material: 'Brass',
    tolerance: 'Standard (±0.005 in, ±0.13 mm)',
  })
  await api.call('POST', '/api/auth/logout', account.token)
  await rfq.submit()
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await signIn.signIn(account)
  await expect(rfq.projectName).toHaveValue('Valve body')
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()
})

test('a payment that finds the session ended says so, and nothing was paid', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  expectSessionToEnd(watch)
  watch.announce(401, /\/payment$/)
  const { admin, order } = await makeOrder(api, samples, 'Unpaid flange')
  await api.sendInvoice(admin, order.id, await openAsBlob(samples.invoice))
  const orders = new AdminOrdersPage(await openBrowser(admin))
  const { page } = orders
  // Without the stream only a call can tell.
  await neverPoll(page)
  await page.route(/\/api\/live\?/, () => {})
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Mark as Paid & Archive' }).click()
  await api.call('POST', '/api/auth/logout', admin)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid & Archive' }).click()
  await expectToast(page, 'Session Expired', 'Please log out and log back in to continue')
  await new SignInPage(page).expectOpen()
  const again = await api.signInAdmin()
  expect(await api.json('GET', `/api/orders/${order.id}`, again)).toMatchObject({ paymentStatus: 'unpaid' })
})

test('logging out leaves nothing behind in any tab or behind Back', async ({ api, openBrowser, watch }) => {
  expectSessionToEnd(watch)
  const { token } = await api.newCustomer()
  await api.submitRfq(token, { projectName: 'Impeller IM-7' })
  const page = await openBrowser(token)
  const other = await page.context().newPage()
  const portal = new RfqsPage(page)
  for (const tab of [page, other]) await new RfqsPage(tab).open()
  await portal.go('My Quotes')
  await expect(portal.heading('My Quotes')).toBeVisible()
  await portal.go('My Requests')
  for (const tab of [page, other]) await expect(new RfqsPage(tab).row('Impeller IM-7')).toBeVisible()

  await portal.logOut()
  for (const tab of [page, other]) await new SignInPage(tab).expectOpen()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => localStorage.getItem('kerf.session'))).toBeNull()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('kerf_session')
  expect(await api.statusOf('GET', '/api/auth/me', token), 'the token is worth nothing').toBe(401)

  await page.goBack()
  await new SignInPage(page).expectOpen()
  await expect(page.getByText('Impeller IM-7')).toHaveCount(0)
})

test('signing out on one device leaves the others signed in', async ({ api, openBrowser, watch }) => {
  expectSessionToEnd(watch)
  const { email, password, token } = await api.newCustomer()
  const first = await openBrowser(token)
  const second = await openBrowser(await api.signIn(email, password))
  for (const page of [first, second]) {
    await new DashboardPage(page).open()
    await expect(new DashboardPage(page).greeting('Dana')).toBeVisible()
  }
  await new DashboardPage(first).chooseFromUserMenu('Profile')
  await expect(new DashboardPage(first).heading('Profile')).toBeVisible()
  await new DashboardPage(first).chooseFromUserMenu('Logout')
  await new SignInPage(first).expectOpen()
  await second.reload()
  await expect(new DashboardPage(second).greeting('Dana')).toBeVisible()
})
