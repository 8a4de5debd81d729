import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { linkIn, waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { OrderPage, QuotePage, RfqPage } from '../../pages/own-pages.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

test("the link in an email leads a visitor through sign-in to the quote's page, where it is accepted", async ({
  api,
  kerf,
  openBrowser,
}) => {
  const customer = await api.newCustomer()
  const { id } = await api.submitRfq(customer.token, { projectName: 'Mailed bracket MB-4' })
  const quote = await api.quote(await api.signInAdmin(), id)
  const mail = await waitForMail(kerf.dataDir, customer.email, 'is ready')
  const page = await openBrowser()
  const own = new QuotePage(page)
  const signIn = new SignInPage(page)
  await page.goto(linkIn(mail, 'View quote'))
  await signIn.expectOpen()
  await signIn.signIn(customer)
  await expect(page).toHaveURL(`/quotes/${quote.id}`)
  await expect(own.heading(/^Quote SQTE-/)).toBeVisible()
  await expect(page).toHaveTitle(/^Quote SQTE-\d+ · Kerf$/)
  await expect(own.document).toContainText('Mailed bracket MB-4')

  await own.accept('As agreed on the phone.')
  await expectToast(page, 'Quote accepted')
  await expect(own.document).toContainText('As agreed on the phone.')
  await expect(own.dialog.getByRole('button', { name: 'Upload Purchase Order' })).toBeVisible()
  await own.dialog.getByRole('link', { name: 'View RFQ' }).click()
  await expect(page).toHaveURL(`/rfqs/${id}`)
  await expect(own.heading(/^RFQ SQTE-/)).toBeFocused()
})

test('leaving the page with a typed answer asks first', async ({ openBrowser, world }) => {
  const own = new QuotePage(await openBrowser(world.customer.token))
  const { page } = own
  await own.open(world.quoted.quoteId)
  await own.dialog.getByRole('button', { name: 'Accept Quote' }).click()
  await own.dialog.getByLabel('Acceptance notes').fill('Please deliver to dock 3.')
  await own.dialog.getByRole('link', { name: 'My Quotes' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without answering?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(own.dialog.getByLabel('Acceptance notes')).toHaveValue('Please deliver to dock 3.')
  await own.dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.or(page.getByRole('dialog')).getByRole('button', { name: 'Leave' }).click()
  await expect(own.dialog.getByRole('button', { name: 'Accept Quote' })).toBeVisible()
})

test('a quick look links to the page, and Back returns', async ({ openBrowser, world }) => {
  const page = await openBrowser(world.customer.token)
  const orders = new OrdersPage(page)
  const { id, orderNumber } = world.active
  await orders.open(`?order=${id}`)
  await orders.details(orderNumber).getByRole('link', { name: 'Open page' }).click()
  await expect(page).toHaveURL(`/orders/${id}`)
  const own = new OrderPage(page)
  await expect(own.heading(`Order ${orderNumber}`)).toBeFocused()
  await expect(page).toHaveTitle(`Order ${orderNumber} · Kerf`)
  await expect(own.qualityPanel(orderNumber)).toContainText('Action Required')
  await expect(own.shipments(orderNumber)).toHaveCount(1)
  await page.goBack()
  await expect(orders.details(orderNumber)).toBeVisible()
  await expect(page).toHaveTitle('My Orders · Kerf')
})

test("another customer's object and an invalid id both show 'not found'", async ({
  newcomer,
  openBrowser,
  watch,
  world,
}) => {
  watch.announce(404, /^\/api\/(rfqs|quotes|orders)\//)
  watch.announce(400, /^\/api\/(rfqs|quotes|orders)\//)
  const page = await openBrowser(newcomer.token)
  const things = [
    { path: 'rfqs', id: world.submitted.id, missing: 'RFQ not found', list: 'My RFQs' },
    { path: 'quotes', id: world.quoted.quoteId, missing: 'Quote not found', list: 'My Quotes' },
    { path: 'orders', id: world.active.id, missing: 'Order not found', list: 'My Orders' },
  ]
  for (const { path, id, missing, list } of things) {
    for (const address of [id, 'nobody']) {
      await page.goto(`/${path}/${address}`)
      await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible()
      await expect(page).toHaveTitle(`${missing} · Kerf`)
    }
    await expectAccessible(page, `the page of ${path} that are none`)
    await page
      .getByRole('main')
      .getByRole('link', { name: `Go to ${list}` })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
  }
})

for (const [width, details] of widths) {
  test(
    `the pages of an RFQ, a quote and an order, ${width}, in every state`,
    details,
    async ({ openBrowser, whileBroken, whileSlow, world }) => {
      const page = await openBrowser(world.customer.token)
      const rfq = new RfqPage(page)
      const quote = new QuotePage(page)
      const order = new OrderPage(page)
      await rfq.open(world.severalParts.rfqId)
      await expect(rfq.details).toContainText('Housing')
      await expectWell(page, 'the page of an RFQ')
      await quote.open(world.severalParts.quoteId)
      await expect(quote.document).toContainText('$1,602.50')
      await expectWell(page, 'the page of a quote')
      await quote.dialog.getByRole('button', { name: 'Accept Quote' }).click()
      await expect(quote.answerForm).toBeVisible()
      await expectWell(page, 'the page of a quote that is being accepted')
      await quote.open(world.revised.quoteId)
      await expect(quote.changes).toBeVisible()
      await expectWell(page, 'the page of a revised quote')
      for (const { id, orderNumber } of [world.active, world.archived, world.confirmed]) {
        await order.open(id)
        await expect(order.heading(`Order ${orderNumber}`)).toBeVisible()
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
        await expectWell(page, `the page of ${orderNumber}`)
      }

      await whileSlow(['orders'], async () => {
        await order.open(world.active.id)
        await expect(page.locator('main [aria-busy]').first()).toBeVisible()
        await expectWell(page, 'an order that is loading')
      })
      await whileBroken(['orders'], async () => {
        await order.open(world.active.id)
        await expect(order.failure('Failed to load order details')).toBeVisible()
        await expectWell(page, 'an order that failed to load')
      })
      await order.retry('Failed to load order details')
      await expect(order.heading(`Order ${world.active.orderNumber}`)).toBeVisible()
    },
  )
}
