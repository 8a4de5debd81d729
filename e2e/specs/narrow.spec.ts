import type { Page } from '@playwright/test'
import { expectAccessible, expectNothingCut, expectToFit } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { makeWorld } from '../fixtures/world.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { OrdersPage } from '../pages/orders.ts'
import { Portal } from '../pages/portal.ts'
import { QuotesPage } from '../pages/quotes.ts'
import { SignInPage } from '../pages/sign-in.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'

async function expectWell(page: Page, what: string): Promise<void> {
  await expectToFit(page, what)
  await expectNothingCut(page, what)
  await expectAccessible(page, what)
}

test('on a phone a visitor signs in', { tag: '@narrow' }, async ({ api, page }) => {
  const account = await api.newCustomer()
  const signIn = new SignInPage(page)
  await signIn.open()
  await expectWell(page, 'sign-in')
  await signIn.signIn(account)
  await expect(new DashboardPage(page).greeting('Dana')).toBeVisible()
  await expectWell(page, 'the first dashboard')
})

test('on a phone a customer reaches all there is', { tag: '@narrow' }, async ({ api, openBrowser, samples }) => {
  const world = await makeWorld(api, samples)
  const page = await openBrowser(world.customer.token)
  const portal = new Portal(page)
  const goTo = async (name: string) => {
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await portal.go(name)
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.progressOf(world.active.orderNumber)).toBeVisible()
  await expectWell(page, 'the dashboard')

  await goTo('Request Quote')
  const rfq = new SubmitRfqPage(page)
  await rfq.fileChoice.setInputFiles([samples.bracket, samples.drawing])
  await expect(rfq.file('bracket.step')).toBeVisible()
  await expectWell(page, 'the RFQ form')

  await goTo('My Quotes')
  const quotes = new QuotesPage(page)
  await expect(quotes.card(world.quoted.projectName)).toBeVisible()
  await expectWell(page, 'My Quotes')
  await quotes.view(world.quoted.projectName)
  await expect(quotes.document).toBeVisible()
  await expectWell(page, 'a quote')
  await quotes.closeDialog()

  await goTo('My Orders')
  const orders = new OrdersPage(page)
  await orders.expand(world.active.orderNumber)
  await expect(orders.card(world.active.orderNumber)).toBeVisible()
  await expectWell(page, 'My Orders')
  await orders.openDetails(world.active.orderNumber)
  await expect(orders.shipments(world.active.orderNumber)).toHaveCount(1)
  await expectWell(page, 'order details')
})
