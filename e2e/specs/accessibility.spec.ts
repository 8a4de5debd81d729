import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { makeWorld } from '../fixtures/world.ts'
import { AdminOrdersPage } from '../pages/admin-orders.ts'
import { AdminRfqsPage } from '../pages/admin-rfqs.ts'
import { ViewerPage } from '../pages/viewer.ts'

test("the admin's pages are accessible", async ({ api, openBrowser, samples }) => {
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
})

test('the viewer is accessible', async ({ api, openBrowser, samples }) => {
  const world = await makeWorld(api, samples)
  const page = await openBrowser(world.admin)
  const viewer = new ViewerPage(page)
  await viewer.open(world.submitted.stepId)
  await viewer.expectDrawn('bracket.step')
  await expectAccessible(page, 'the viewer')
})
