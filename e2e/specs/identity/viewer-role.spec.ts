import { openAsBlob } from 'node:fs'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { Portal } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'

test("a viewer sees colleagues' work, is offered no actions, and is refused by the API", async ({
  api,
  kerf,
  openBrowser,
  samples,
}) => {
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner')
  const viewer = await makeMember(api, company, 'viewer', 'Ines Roth')
  const admin = await api.signInAdmin()
  const purchaseOrder = await openAsBlob(samples.purchaseOrder)
  const quoted = async (projectName: string) => {
    const { id } = await api.submitRfq(owner.token, { projectName })
    await api.quote(admin, id)
    return id
  }
  const pending = await quoted('Sensor bracket SB-31')
  await api.accept(owner.token, await quoted('Valve body VB-2'))
  const ordered = await quoted('Motor flange MF-9')
  await api.sendPurchaseOrder(owner.token, (await api.accept(owner.token, ordered)).id, purchaseOrder)
  const order = await api.createOrder(admin, ordered)
  await api.setStatus(admin, order.id, 'quality_check')
  await api.sendQualityFiles(admin, order.id, [
    { name: 'report.pdf', content: await openAsBlob(samples.qualityReport) },
  ])

  const page = await openBrowser(viewer.token)
  const only = (act: string) => `Your role allows viewing only. An owner or buyer of your company can ${act}.`
  await test.step('on the dashboard and instead of the RFQ form', async () => {
    const dashboard = new DashboardPage(page)
    await dashboard.open()
    await expect(dashboard.card('Recent Projects')).toContainText('Sensor bracket SB-31')
    await expect(dashboard.progressOf(order.orderNumber)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Submit New RFQ' })).toHaveCount(0)
    await page.goto('/rfq')
    await expect(page.getByText('Your role allows viewing only')).toBeVisible()
    await expect(page.getByText(`Owners and buyers of ${company.name} submit RFQs.`)).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  })
  const quotes = new QuotesPage(page)
  await test.step('among the quotes', async () => {
    await quotes.open()
    const waiting = quotes.card('Valve body VB-2')
    await expect(waiting).toContainText(only('upload the purchase order'))
    await expect(waiting.getByRole('button', { name: 'Upload Purchase Order' })).toHaveCount(0)
    await quotes.view('Sensor bracket SB-31')
    await expect(quotes.dialog).toContainText(only('answer this quote'))
    await expect(quotes.dialog.getByRole('button', { name: /^(Accept|Decline) Quote$/ })).toHaveCount(0)
  })
  const rfq = { projectName: 'Own part', material: 'steel', tolerance: 'standard', quantity: 1 }
  expect(await api.statusOf('POST', '/api/rfqs', viewer.token, rfq)).toBe(403)
  const answer = new FormData()
  answer.set('status', 'accepted')
  expect(await api.statusOf('POST', `/api/rfqs/${pending}/quote/respond`, viewer.token, answer)).toBe(403)

  await test.step('and in a quality check', async () => {
    const orders = new OrdersPage(page)
    await orders.open()
    await orders.openDetails(order.orderNumber)
    const panel = orders.qualityPanel(order.orderNumber)
    await expect(panel).toContainText('The quality files are waiting for a decision by your company.')
    await expect(orders.decisionButton(order.orderNumber, 'Approve')).toHaveCount(0)
    await orders.closeDialog()
    await expect(panel).toBeHidden()
    await expect(orders.actionRequired).toHaveCount(0)
  })
  await test.step('until an owner makes them a buyer, which an open page shows at once', async () => {
    await quotes.open()
    await quotes.view('Sensor bracket SB-31')
    await expect(quotes.dialog).toContainText(only('answer this quote'))
    await api.call('PATCH', `/api/company/members/${viewer.id}`, owner.token, { companyRole: 'buyer' })
    await quotes.accept('As agreed by phone.')
    await expect(quotes.document).toContainText('As agreed by phone.')
    await quotes.closeDialog()
    await expect(quotes.group('Accepted Quotes - Waiting for Purchase Order')).toContainText('Sensor bracket SB-31')
    await expect(new Portal(page).navigationLink('Request Quote')).toBeVisible()
  })
})
