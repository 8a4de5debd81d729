import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { inDatabase } from '../../fixtures/database.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { AdminOrderPage, AdminRfqPage, OrderPage, QuotePage } from '../../pages/own-pages.ts'
import type { Portal } from '../../pages/portal.ts'

const nextOn = ({ page }: Portal) => page.getByRole('group', { name: 'What comes next' })

for (const [width, details] of widths) {
  test(
    `an order says when it is due, what comes next and whose turn it is, ${width}`,
    details,
    async ({ api, kerf, openBrowser, samples }) => {
      const { admin, customer, order } = await makeOrder(api, samples, 'Glance bracket GB-7')
      const { id, orderNumber } = order
      await api.setDueDate(admin, id, dayFromNow(3))
      const own = new OrderPage(await openBrowser(customer.token))
      const theirs = new AdminOrderPage(await openBrowser(admin))

      await test.step('days are left, and the provider goes on', async () => {
        await own.open(id)
        await expect(own.details(orderNumber)).toContainText(/Due .*, [234] days left/)
        await expect(nextOn(own)).toHaveText(/Provider’s turn.*Next: Material Procurement/)
        await theirs.openOrder(id)
        await expect(nextOn(theirs)).toHaveText(/Your turn.*Next: Material Procurement/)
        await expect(theirs.workspace(orderNumber)).toContainText(/, [234] days left/)
      })

      await test.step('the parts wait for the approval of the customer', async () => {
        await api.setStatus(admin, id, 'quality_check')
        await expect(nextOn(own)).toHaveText(/Your turn.*Next: approve the quality check or ask for a revision/)
        await expect(nextOn(theirs)).toHaveText(/Customer’s turn/)
        await expectWell(own.page, 'the page of an order that waits for its customer')
        const list = new OrdersPage(own.page)
        await list.open()
        await expect(list.row(orderNumber)).toContainText('Approval needed')
        await expectWell(own.page, 'a list with an order that waits for its customer')
      })

      await test.step('a revision, and being late, wait for the provider', async () => {
        await api.decideQuality(customer.token, id, false, 'The bore is too small.')
        await inDatabase(kerf, 'update orders set due_date = current_date - 3 where id = $1', [id])
        const list = new AdminOrdersPage(theirs.page)
        await list.open('active-orders', customer.email)
        await expect(list.row(orderNumber)).toContainText(/[234] days late/)
        await expect(list.row(orderNumber)).toContainText('Revision needed')
        await expectWell(theirs.page, 'a list with an order that is late')
        await theirs.openOrder(id)
        await expect(nextOn(theirs)).toHaveText(/Your turn.*Next: make the revision and ask for approval again/)
        await expectWell(theirs.page, 'the page of an order that is late')
      })
    },
  )
}

test('an RFQ and its quote say whose turn it is', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer()
  const admin = await api.signInAdmin()
  const { id } = await api.submitRfq(customer.token, { projectName: 'Glance plate GP-8' })
  const theirs = new AdminRfqPage(await openBrowser(admin))
  await theirs.page.goto(`/admin/customers?tab=rfqs&q=${encodeURIComponent(customer.email)}`)
  await expect(theirs.page.getByRole('row').filter({ hasText: 'Glance plate GP-8' })).toContainText('Unread')
  await theirs.open(id)
  await expect(nextOn(theirs)).toHaveText(/Your turn.*Next: review the request and quote it/)
  const quote = await api.quote(admin, id)
  await expect(nextOn(theirs)).toHaveText(/Customer’s turn.*Next: accept or decline the quote/)

  const own = new QuotePage(await openBrowser(customer.token))
  await own.open(quote.id)
  await expect(nextOn(own)).toHaveText(/Your turn.*Next: accept or decline the quote, by /)
  await api.accept(customer.token, id)
  await expect(nextOn(own)).toHaveText(/Next: upload the purchase order/)
  await own.page.goto('/rfqs?tab=history')
  await expect(own.page.getByRole('row').filter({ hasText: 'Glance plate GP-8' })).toContainText('PO needed')
})
