import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { expectToast, Portal } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

const forAdmins = 'You need admin privileges to access this page.'

async function expectDenied(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(new Portal(page).heading('Access Denied')).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
}

test('a customer is denied the other portals, with a message and a link to their own', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  await expectDenied(page, '/supplier/dashboard')
  await expect(page.getByText(forAdmins)).toBeHidden()
  await expectDenied(page, '/admin/accounts')
  await expectToast(page, forAdmins)
  await page.getByRole('link', { name: 'Go to your start page' }).click()
  await expect(new DashboardPage(page).greeting('Dana')).toBeVisible()
  await page.goto('/register')
  await expect(page, 'there is nothing to sign up for').toHaveURL('/')
  await expect(new DashboardPage(page).greeting('Dana')).toBeVisible()
})

test('a supplier and an admin land on their own portals, and are denied the others', async ({ api, openBrowser }) => {
  const people = [
    { token: (await api.newSupplier()).token, home: '/supplier/dashboard', denied: '/orders', toast: '/admin' },
    { token: await api.signInAdmin(), home: '/admin', denied: '/supplier/dashboard', toast: null },
  ]
  for (const { token, home, denied, toast } of people) {
    const page = await openBrowser(token)
    await page.goto('/')
    await expect(page).toHaveURL(home)
    await expectDenied(page, denied)
    await page.getByRole('link', { name: 'Go to your start page' }).click()
    await expect(page).toHaveURL(home)
    if (toast === null) continue
    await expectDenied(page, toast)
    await expectToast(page, forAdmins)
  }
})

test('sign-in leads each kind of user to their own portal', async ({ api, kerf, page, openBrowser }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.chooseAccountType('Supplier')
  await signIn.signIn(await api.newSupplier())
  await expect(page).toHaveURL('/supplier/dashboard')
  await page.goto('/supplier/profile')
  await expect(new Portal(page).heading('Profile')).toBeVisible()
  const admin = await openBrowser()
  await new SignInPage(admin).open()
  await new SignInPage(admin).signIn(kerf.admin)
  await expect(admin).toHaveURL('/admin')
})

test('an unknown address says so, to visitors and to customers', async ({ api, page, openBrowser, watch }) => {
  watch.announce(404, '/nowhere/at-all')
  const { token } = await api.newCustomer()
  for (const somebody of [page, await openBrowser(token)]) {
    await somebody.goto('/nowhere/at-all')
    await expect(new Portal(somebody).heading('Page not found')).toBeVisible()
    await expect(somebody).toHaveTitle('Page not found · Kerf')
    await expect(somebody.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
  }
})

test('a visitor reaches the requested page after signing in', async ({ api, page }) => {
  const account = await api.newCustomer()
  await page.goto('/orders?status=shipped')
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await expect(page.getByText('Sign in to continue where you left off.')).toBeVisible()
  await signIn.signIn(account)
  await expect(page).toHaveURL('/orders?status=shipped')
  await expect(new OrdersPage(page).heading('My Orders')).toBeVisible()
})

test('no return address redirects to another site', async ({ api, page }) => {
  const account = await api.newCustomer()
  const elsewhere = ['//evil.example', 'https://evil.example', '/\\evil.example', '/api/openapi.json']
  const asked = (address: string) => `/?${new URLSearchParams({ returnTo: address })}`
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const signIn = new SignInPage(page)
  await signIn.open(asked(elsewhere[0] ?? ''))
  await signIn.signIn(account)
  const dashboard = new DashboardPage(page)
  await expect(dashboard.greeting('Dana')).toBeVisible()
  for (const address of elsewhere.slice(1)) {
    await page.goto(asked(address))
    await expect(dashboard.greeting('Dana'), address).toBeVisible()
  }
  expect(requests.filter((address) => address.includes('evil.example') && !address.includes('returnTo'))).toEqual([])
})
