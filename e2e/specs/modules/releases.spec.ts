import type { Page } from '@playwright/test'
import type { Account, Api } from '../../fixtures/api.ts'
import { type Releases, whenHeard, withReleases } from '../../fixtures/releases.ts'
import { expect, test } from '../../fixtures/test.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const builtWords = 'Follow your orders from confirmation to delivery.'
const nextWords = 'Follow your orders in version 1.1.0.'
const request = {
  projectName: 'Impeller IM-7',
  quantity: 12,
  material: 'Titanium',
  tolerance: 'Tight (±0.002 in, ±0.05 mm)',
}

/** Two customers, of whom a canary of half of the accounts has the first and not the second. */
async function chosenAndOther(api: Api, releases: Releases, version: string): Promise<[Account, Account]> {
  await releases.canary(version, 50)
  const found: { chosen?: Account; other?: Account } = {}
  while (!(found.chosen && found.other)) {
    const account = await api.newCustomer()
    found[(await releases.versionFor(account.token)) === version ? 'chosen' : 'other'] ??= account
  }
  await releases.canary(version, 0)
  return [found.chosen, found.other]
}

/** A window in which somebody fills in a request, and now and then looks at the orders. */
class Window {
  readonly page: Page
  readonly form: SubmitRfqPage
  readonly orders: OrdersPage

  constructor(page: Page) {
    this.page = page
    this.form = new SubmitRfqPage(page)
    this.orders = new OrdersPage(page)
  }

  async begin(): Promise<void> {
    await this.form.open()
    await this.form.fill(request)
    await this.form.untilSaved()
    await this.page.evaluate(() => Reflect.set(window, 'isAsItWas', true))
  }

  /** While something moves that this window hears of: that it is to have another version. */
  hears(version: string, move: () => Promise<unknown>): Promise<void> {
    return whenHeard(this.page, '/api/modules', version, move)
  }

  async expectUntouched(): Promise<void> {
    expect(await this.page.evaluate(() => Reflect.get(window, 'isAsItWas')), 'the page was not loaded anew').toBe(true)
    await this.expectForm()
  }

  async expectForm(): Promise<void> {
    await expect(this.form.projectName).toHaveValue(request.projectName)
    await expect(this.form.quantity).toHaveValue(String(request.quantity))
    await expect(this.form.tolerance).toHaveValue('tight')
  }

  /** Goes to the orders, which say the words of a release, and back to the form. */
  async expectOrders(words: string): Promise<void> {
    await this.form.go('My Orders')
    await expect(this.page.getByText(words)).toBeVisible()
    await this.form.go('Request Quote')
    await this.expectForm()
    await this.page.evaluate(() => Reflect.set(window, 'isAsItWas', true))
  }

  /** The shell's scripts, with the hash that each must have. */
  shell(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('script[src^="/assets/"]')].map(
        (script) => `${script.getAttribute('src')} ${script.getAttribute('integrity')}`,
      ),
    )
  }
}

test('a release is tried on a share, given to everybody and taken back, and nobody loses a form or gets another shell', async ({
  api,
  kerf,
  openBrowser,
}) => {
  await withReleases(kerf, api, 'customer', async (releases) => {
    const { version } = await releases.publish({ replace: { [builtWords]: nextWords } })
    const accounts = await chosenAndOther(api, releases, version)
    const chosen = new Window(await openBrowser(accounts[0].token))
    const other = new Window(await openBrowser(accounts[1].token))
    await chosen.begin()
    await other.begin()
    const shell = await chosen.shell()
    expect(shell.join()).toContain(' sha384-')

    await chosen.hears(version, () => releases.canary(version, 50))
    await chosen.expectUntouched()
    await chosen.expectOrders(nextWords)
    await other.expectUntouched()
    await other.expectOrders(builtWords)

    await other.hears(version, () => releases.promote(version))
    await other.expectUntouched()
    await other.expectOrders(nextWords)
    await chosen.expectOrders(nextWords)

    await chosen.hears(releases.built, () => releases.rollBack())
    await chosen.expectUntouched()
    await chosen.expectOrders(builtWords)
    await other.expectOrders(builtWords)
    expect(await chosen.shell()).toEqual(shell)
    expect(await other.shell()).toEqual(shell)
  })
})

test('a request that is sent while a release is promoted is sent once, and its thanks come from the new one', async ({
  api,
  kerf,
  openBrowser,
}) => {
  const { token } = await api.newCustomer()
  await withReleases(kerf, api, 'customer', async (releases) => {
    const { version } = await releases.publish({ replace: { [builtWords]: `${nextWords} Thank you.` } })
    const window = new Window(await openBrowser(token))
    await window.begin()
    await window.hears(version, () => releases.promote(version))
    await window.form.submit()
    await expect(window.form.thanks).toBeVisible()
    await expect(window.page).toHaveURL(/\/rfq\/success/)
    expect(await api.json<unknown[]>('GET', '/api/rfqs', token)).toHaveLength(1)
    await window.form.go('My Orders')
    await expect(window.page.getByText(`${nextWords} Thank you.`)).toBeVisible()
  })
})
