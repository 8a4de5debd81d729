import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { mailSubjectsTo, waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { expectError } from '../../pages/fields.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { expectToast } from '../../pages/portal.ts'

const reason = 'Our supplier sends the 材料 a week late.'

for (const [width, details] of widths) {
  test(
    `a later due date needs a confirmation, and the customer sees it at once and by email, ${width}`,
    details,
    async ({ api, kerf, openBrowser, samples }) => {
      const { admin, customer, order } = await makeOrder(api, samples, 'Coupling CP-19')
      const { orderNumber } = order
      const own = new OrdersPage(await openBrowser(customer.token))
      await own.open(`?order=${order.id}`)
      const shown = own.page.getByRole('dialog')
      await expect(shown).toContainText('Promised')
      const orders = new AdminOrdersPage(await openBrowser(admin))
      await orders.open('active-orders', customer.email)
      await orders.expand(orderNumber)
      await orders.openDueDateDialog(orderNumber)
      const { dialog, dueDate, confirmLater, submit, ...form } = orders.dueDateForm

      await test.step('a later date needs a reason and a confirmation', async () => {
        await dueDate.fill(dayFromNow(40))
        await submit.click()
        await expectError(form.reason, 'Please tell the customer why the order comes later')
        await expect(dialog).toContainText('Please confirm that the order is due later than the customer was told')
        await expectWell(orders.page, 'the form of a later due date')
        await form.reason.fill(reason)
        await confirmLater.check()
        await submit.click()
        await expectToast(orders.page, 'Due date changed')
        await expect(orders.workspace(orderNumber).getByRole('list', { name: 'Due date changes' })).toContainText(
          reason,
        )
        await expectWell(orders.page, 'an order whose due date changed')
      })

      await test.step('the customer is told', async () => {
        await expect(shown.getByRole('list', { name: 'Due date changes' })).toContainText(reason)
        await expectWell(own.page, 'an order that is due later')
        const mail = await waitForMail(kerf.dataDir, customer.email, `${orderNumber} is now due on`)
        expect(mail.text).toContain(reason)
      })

      await test.step('an earlier date needs neither', async () => {
        await orders.openDueDateDialog(orderNumber)
        await dueDate.fill(dayFromNow(20))
        await expect(confirmLater).toHaveCount(0)
        await submit.click()
        await expect(dialog).toBeHidden()
        await expect(shown.getByRole('list', { name: 'Due date changes' }).getByRole('listitem')).toHaveCount(2)
        await expect
          .poll(async () => (await mailSubjectsTo(kerf.dataDir, customer.email)).filter((to) => to.includes('now due')))
          .toHaveLength(2)
      })
    },
  )
}
