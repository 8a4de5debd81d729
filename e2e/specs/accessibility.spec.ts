import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { makeWorld } from '../fixtures/world.ts'
import { AdminOrdersPage } from '../pages/admin-orders.ts'
import { AdminRfqsPage } from '../pages/admin-rfqs.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { OrdersPage } from '../pages/orders.ts'
import { Portal } from '../pages/portal.ts'
import { QuotesPage } from '../pages/quotes.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'
import { ViewerPage } from '../pages/viewer.ts'

test("the customer's pages are accessible", async ({ api, openBrowser, samples }) => {
  const world = await makeWorld(api, samples)
  const page = await openBrowser(world.customer.token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.progressOf(world.active.orderNumber)).toBeVisible()
  await expect(dashboard.card('Recent Projects')).toContainText(world.submitted.projectName)
  await expectAccessible(page, 'the dashboard')

  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fileChoice.setInputFiles([samples.bracket, samples.drawing])
  await rfq.submit()
  await expect(rfq.form.getByText('Project name is required')).toBeVisible()
  await expectAccessible(page, 'the RFQ form with files and errors')

  await page.goto('/rfqs')
  await page.getByRole('row').filter({ hasText: world.submitted.projectName }).click()
  await expect(page.getByRole('link', { name: 'bracket.step' })).toBeVisible()
  await expectAccessible(page, 'My RFQs with a row expanded')

  const quotes = new QuotesPage(page)
  await quotes.open()
  await expect(quotes.card(world.quoted.projectName)).toBeVisible()
  await expectAccessible(page, 'My Quotes')
  await quotes.view(world.quoted.projectName)
  await quotes.dialog.getByRole('button', { name: 'Accept Quote' }).click()
  await expectAccessible(page, 'a quote that is being accepted')

  const orders = new OrdersPage(page)
  await orders.open()
  await orders.expand(world.active.orderNumber)
  await expect(orders.card(world.active.orderNumber).getByRole('link', { name: 'quality-report.pdf' })).toBeVisible()
  await expectAccessible(page, 'My Orders with a row expanded')
  await orders.openDetails(world.active.orderNumber)
  await expect(orders.shipments(world.active.orderNumber)).toHaveCount(1)
  await expectAccessible(page, 'order details')

  await page.goto('/history')
  await expect(new Portal(page).heading('Order History')).toBeVisible()
  await expectAccessible(page, 'Order History')
})

test("the admin's pages and the viewer are accessible", async ({ api, openBrowser, samples }) => {
  const world = await makeWorld(api, samples)
  const page = await openBrowser(world.admin)
  await page.goto('/admin')
  await expect(page.getByText(world.submitted.projectName).first()).toBeVisible()
  await expectAccessible(page, 'the admin dashboard')

  const rfqs = new AdminRfqsPage(page)
  await rfqs.open()
  await expect(rfqs.row(world.submitted.projectName)).toBeVisible()
  await expectAccessible(page, 'Incoming RFQs')
  await rfqs.view(world.submitted.projectName)
  await expect(rfqs.quoteForm).toBeVisible()
  await expectAccessible(page, 'an RFQ with the quote form')

  const orders = new AdminOrdersPage(page)
  await orders.open()
  await orders.expand(world.active.orderNumber)
  await expect(orders.qualityFile(world.active.orderNumber, 'quality-report.pdf')).toBeVisible()
  await expectAccessible(page, 'Active Orders with a row expanded')
  await orders.open('archived-orders')
  await expect(orders.archivedRow(world.archived.orderNumber)).toBeVisible()
  await expectAccessible(page, 'Archived Orders')

  const viewer = new ViewerPage(page)
  await viewer.open(world.submitted.stepId)
  await viewer.expectDrawn('bracket.step')
  await expectAccessible(page, 'the viewer')
})
