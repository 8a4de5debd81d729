import { openAsBlob } from 'node:fs'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { linkIn, waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { AdminOrderPage, AdminRfqPage } from '../../pages/own-pages.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

test('an RFQ is quoted on its page, and its history says so', async ({ api, openBrowser, samples }) => {
  const customer = await api.newCustomer()
  const { id, displayNumber } = await api.submitRfq(customer.token, { projectName: 'Paged bracket PB-1' })
  const own = new AdminRfqPage(await openBrowser(await api.signInAdmin()))
  const { page } = own
  await own.open(id)
  await expect(own.heading(`RFQ ${displayNumber}`)).toBeVisible()
  await expect(page).toHaveTitle(`RFQ ${displayNumber} · Kerf`)
  await expect(own.panel).toContainText('Under Review')
  const delivery = dayFromNow(20)
  await own.quote({ amount: '980.00', validity: '30 days', delivery, notes: 'Deburred.', file: samples.quote })
  await expectToast(page, 'Success', 'Quote created successfully')
  await expect(own.panel.getByRole('button', { name: 'Revise Quote' })).toBeVisible()
  await expect(own.history).toContainText('Quote sent')
  await own.panel.getByRole('button', { name: 'Revise Quote' }).click()
  await own.offer.field('Quote Amount').fill('950')
  await own.panel.getByRole('link', { name: 'Incoming RFQs' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await own.offer.submit.click()
  await expectToast(page, 'Quote submitted', 'Revision 2')
  await expect(own.panel).toContainText('$950.00')
})

test('an order is moved on, paid and reopened on its page, and its history says so', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, order } = await makeOrder(api, samples, 'Paged flange PF-2')
  const { orderNumber } = order
  const own = new AdminOrderPage(await openBrowser(admin))
  const { page } = own
  await own.openOrder(order.id)
  await expect(own.heading(`Order ${orderNumber}`)).toBeVisible()
  await expect(page).toHaveTitle(`Order ${orderNumber} · Kerf`)
  await own.setStatus(orderNumber, 'Packing')
  await expectToast(page, 'Status updated', `${orderNumber} is now Packing.`)
  await expect(own.history).toContainText('Status of an order changed')

  await api.ship(admin, order.id, 24)
  await api.sendInvoice(admin, order.id, await openAsBlob(samples.invoice))
  await own.parts(orderNumber).markPaid.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid & Archive' }).click()
  await expectToast(page, 'Payment status updated successfully. Order has been archived.')
  await expect(page.getByText(/^This order was archived on/)).toBeVisible()
  await expect(own.parts(orderNumber).saveStatus).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Archived Orders' })).toBeVisible()
  await own.reopen.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen Order' }).click()
  await expectToast(page, 'Order Reopened')
  await expect(own.parts(orderNumber).saveStatus).toBeVisible()
})

test("the link in an email leads an admin through sign-in to the RFQ's page", async ({ api, kerf, openBrowser }) => {
  const customer = await api.newCustomer()
  const { id } = await api.submitRfq(customer.token, { projectName: 'Answered bracket AB-6' })
  await api.quote(await api.signInAdmin(), id)
  await api.accept(customer.token, id)
  const { displayNumber } = await api.json<{ displayNumber: string }>('GET', `/api/rfqs/${id}`, customer.token)
  const mail = await waitForMail(kerf.dataDir, kerf.admin.email, displayNumber)
  const page = await openBrowser()
  await page.goto(linkIn(mail, 'View RFQ'))
  const signIn = new SignInPage(page)
  await signIn.expectOpen()
  await signIn.signIn(kerf.admin)
  await expect(page).toHaveURL(`/admin/rfqs/${id}`)
  await expect(new AdminRfqPage(page).heading(`RFQ ${displayNumber}`)).toBeVisible()
})

test('the panel and the row link to the page', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.admin)
  await page.goto(`/admin/customers?tab=rfqs&rfq=${world.quoted.id}`)
  await new AdminRfqsPage(page).panel.getByRole('link', { name: 'Open page' }).click()
  await expect(page).toHaveURL(`/admin/rfqs/${world.quoted.id}`)
  const orders = new AdminOrderPage(page)
  await orders.open('active-orders', world.active.orderNumber)
  await orders.expand(world.active.orderNumber)
  await orders.workspace(world.active.orderNumber).getByRole('link', { name: 'Open page' }).click()
  await expect(page).toHaveURL(`/admin/orders/${world.active.id}`)
  await orders.open('archived-orders', world.archived.orderNumber)
  await orders.archivedRow(world.archived.orderNumber).press('Enter')
  await expect(page).toHaveURL(`/admin/orders/${world.archived.id}`)
})

test('a URL without an RFQ or order says so', async ({ openBrowser, watch, world }) => {
  watch.announce(404, /^\/api\/(rfqs|orders)\//)
  watch.announce(400, /^\/api\/(rfqs|orders)\//)
  const page = await openBrowser(world.admin)
  for (const [path, missing] of [
    ['rfqs', 'RFQ not found'],
    ['orders', 'Order not found'],
  ]) {
    for (const id of [world.customer.id, 'nobody']) {
      await page.goto(`/admin/${path}/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible()
    }
    await expectAccessible(page, `the page of ${path} that are none`)
  }
  await page.getByRole('link', { name: 'Go to Active Orders' }).click()
  await expect(page.getByRole('tab', { name: 'Active Orders' })).toHaveAttribute('aria-selected', 'true')
})

for (const [width, details] of widths) {
  test(
    `the admin's pages of an RFQ and an order, ${width}, in every state`,
    details,
    async ({ openBrowser, whileBroken, whileSlow, world }) => {
      const page = await openBrowser(world.admin)
      const rfq = new AdminRfqPage(page)
      const order = new AdminOrderPage(page)
      await rfq.open(world.submitted.id)
      await expect(rfq.quoteForm).toBeVisible()
      await expect(rfq.history).toBeVisible()
      await expectWell(page, 'the page of an RFQ with the quote form')
      await rfq.open(world.severalParts.rfqId)
      await expect(rfq.panel.getByRole('button', { name: 'Revise Quote' })).toBeVisible()
      await expectWell(page, 'the page of an RFQ with several parts')
      for (const { id, orderNumber } of [world.active, world.archived]) {
        await order.openOrder(id)
        await expect(order.workspace(orderNumber)).toBeVisible()
        await expect(order.history).toBeVisible()
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
        await expectWell(page, `the page of ${orderNumber}`)
      }

      await whileSlow(['rfqs'], async () => {
        await rfq.open(world.submitted.id)
        await expect(page.locator('main [aria-busy]').first()).toBeVisible()
        await expectWell(page, 'an RFQ that is loading')
      })
      await whileBroken(['rfqs'], async () => {
        await rfq.open(world.submitted.id)
        await expect(rfq.failure('Failed to load RFQ details')).toBeVisible()
        await expectWell(page, 'an RFQ that failed to load')
      })
      await rfq.retry('Failed to load RFQ details')
      await expect(rfq.quoteForm).toBeVisible()
    },
  )
}
