import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { Portal } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

/** The paths that a page requests. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** The modules that the paths belong to. */
const modulesIn = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => /^\/modules\/([^/]+)\//.exec(path)?.[1] ?? []))

test('a module that fails to load says so in its place, and loads on retry', async ({ api, openBrowser, watch }) => {
  const entry = /^\/modules\/customer\/[^/]+\/container\.js$/
  watch.announceFailure(entry)
  watch.mayLog(/^ModuleLoadError/)
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  await page.route(
    (url) => entry.test(url.pathname),
    (route) => route.abort(),
  )
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  const failure = page.getByRole('alert').filter({ hasText: 'Customer portal could not be loaded' })
  await expect(failure).toBeVisible()
  await expect(dashboard.navigationLink('My Orders')).toBeVisible()
  await dashboard.chooseAppearance('Dark')

  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(dashboard.greeting('Dana')).toBeVisible()
  await expect(failure).toBeHidden()
})

test("a module's part that fails to load leaves everything else working", async ({ api, openBrowser, watch }) => {
  const parts = /^\/modules\/customer\/[^/]+\/js\//
  watch.announceFailure(parts)
  watch.mayLog(/^ModuleLoadError/)
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.greeting('Dana')).toBeVisible()
  await page.route(
    (url) => parts.test(url.pathname),
    (route) => route.abort(),
  )
  const orders = new OrdersPage(page)
  await orders.go('My Orders')
  const failure = page.getByRole('alert').filter({ hasText: 'Customer portal could not be loaded' })
  await expect(failure).toBeVisible()
  await orders.go('Dashboard')
  await expect(dashboard.greeting('Dana')).toBeVisible()

  await orders.go('My Orders')
  await expect(failure).toBeVisible()
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(orders.heading('My Orders')).toBeVisible()
})

test('hovering over a link preloads its page', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.greeting('Dana')).toBeVisible()
  const fetched = page.waitForResponse((response) =>
    /^\/modules\/customer\/.*\.js$/.test(new URL(response.url()).pathname),
  )
  await dashboard.navigationLink('My Quotes').hover()
  await (await fetched).finished()
  await expect(page).toHaveURL('/')

  const paths = asked(page)
  await dashboard.go('My Quotes')
  await expect(dashboard.heading('My Quotes')).toBeVisible()
  expect(paths.filter((path) => path.endsWith('.js'))).toEqual([])
})

test('a visitor loads only sign-in, a customer nothing of admin, supplier and viewer', async ({
  api,
  page,
  openBrowser,
}) => {
  const byVisitor = asked(page)
  await new SignInPage(page).open()
  expect([...modulesIn(byVisitor)]).toEqual(['auth'])

  const { token } = await api.newCustomer()
  const customer = await openBrowser(token)
  const byCustomer = asked(customer)
  const dashboard = new DashboardPage(customer)
  await dashboard.open()
  await expect(dashboard.greeting('Dana')).toBeVisible()
  for (const name of ['My Requests', 'My Quotes', 'My Orders']) {
    await dashboard.go(name)
    await expect(new Portal(customer).heading(name === 'My Requests' ? 'My RFQs' : name)).toBeVisible()
  }
  expect([...modulesIn(byCustomer)]).toEqual(['customer'])
})

test.describe('a script that differs from its release', () => {
  for (const [what, file] of [
    ['container', /^\/modules\/customer\/[^/]+\/container\.js$/],
    ['chunk', /^\/modules\/customer\/[^/]+\/js\/[^_/]+\.js$/],
  ] as const) {
    test(`is not run: ${what}`, async ({ api, openBrowser, watch }) => {
      watch.mayLog(/^ModuleLoadError|Failed to find a valid digest in the 'integrity' attribute/)
      const { token } = await api.newCustomer()
      const page = await openBrowser(token)
      await page.route(
        (url) => file.test(url.pathname),
        async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `${await response.text()};document.title='changed'` })
        },
      )
      await new DashboardPage(page).open()
      await expect(page.getByRole('alert').filter({ hasText: 'Customer portal could not be loaded' })).toBeVisible()
      await expect(page).not.toHaveTitle('changed')
    })
  }
})
