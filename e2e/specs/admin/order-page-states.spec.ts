import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { expectSessionToEnd } from '../../fixtures/session-end.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { expectToast, leaveUnsaved } from '../../pages/portal.ts'

for (const [width, details] of widths) {
  test(
    `the page of an order while it loads and after a failure, and what fails on it, ${width}`,
    details,
    async ({ api, openBrowser, samples, whileBroken, whileSlow }) => {
      const { admin, order } = await makeOrder(api, samples, 'Unlucky spindle')
      const { orderNumber } = order
      await api.ship(admin, order.id, 10)
      const orders = new AdminOrdersPage(await openBrowser(admin))
      const { page, dueDateForm: due } = orders
      const shipment = orders.shipments(orderNumber).first()

      await test.step('the page itself', async () => {
        await whileSlow(['orders'], async () => {
          await page.goto(`/admin/orders/${order.id}`)
          await expect(orders.heading('Order')).toBeVisible()
          await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible()
          await expectWell(page, "an order's page while it loads")
        })
        await expect(orders.heading(`Order ${orderNumber}`)).toBeVisible()
        await whileBroken(['orders'], async () => {
          await page.reload()
          await expect(orders.failure('Failed to load the order')).toBeVisible()
          await expectWell(page, "an order's page that failed to load")
        })
        await orders.retry('Failed to load the order')
        await expect(orders.heading(`Order ${orderNumber}`)).toBeVisible()
      })

      await test.step('its history', async () => {
        await whileBroken(['audit_log'], async () => {
          await page.reload()
          await expect(orders.failure('Failed to load the activity')).toContainText('Everything else is shown.')
          await expect(orders.workspace(orderNumber)).toBeVisible()
          await expectWell(page, "an order's page without its history")
        })
        await orders.retry('Failed to load the activity')
        await expect(page.getByRole('list', { name: 'History' })).toBeVisible()
      })

      await test.step('its due date, and its invoice with the preview', async () => {
        await orders.openDueDateDialog(orderNumber)
        await due.dueDate.fill(dayFromNow(20))
        await whileBroken(['orders'], async () => {
          await due.submit.click()
          await expectToast(page, 'Failed to change the due date')
          await expectWell(page, 'a due date that could not be changed')
        })
        await expect(due.dueDate).toHaveValue(dayFromNow(20))
        await leaveUnsaved(page)

        await orders.openInvoiceDialog(orderNumber)
        const invoice = orders.invoiceDialog
        await invoice.getByLabel('Payment Due').fill(dayFromNow(21))
        await whileBroken(['orders'], async () => {
          await invoice.getByRole('button', { name: 'Preview PDF' }).click()
          await expectToast(page, 'Failed to create the preview')
          await page.bringToFront()
          await invoice.getByRole('button', { name: 'Create Invoice' }).click()
          await expectToast(page, 'Failed to create invoice')
          await expectWell(page, 'an invoice that could not be created')
        })
        await expect(invoice.getByLabel('Payment Due')).toHaveValue(dayFromNow(21))
        await leaveUnsaved(page)
      })

      await test.step('its shipments', async () => {
        const stage = shipment.getByLabel(/^Tracking status of /)
        await stage.selectOption({ label: 'Delivered' })
        await whileBroken(['shipments'], async () => {
          await shipment.getByRole('button', { name: /^Save tracking status of / }).click()
          await expectToast(page, 'Failed to update tracking status')
          await shipment.getByRole('button', { name: /^Mark Delivered: / }).click()
          await expectToast(page, 'Failed to update shipment status')
          await expectWell(page, 'a shipment that could not be changed')
        })
        await expect(stage).toHaveValue('delivered')
      })
    },
  )

  test(
    `an invoice that is uploaded after the session ended asks to sign in again, ${width}`,
    details,
    async ({ api, openBrowser, samples, watch }) => {
      expectSessionToEnd(watch)
      watch.mayAnswer(401, /^\/api\//)
      const { admin, order } = await makeOrder(api, samples, 'Forgotten spindle')
      await api.sendInvoice(admin, order.id, await openAsBlob(samples.invoice))
      const orders = new AdminOrdersPage(await openBrowser(admin))
      const { page } = orders
      await page.goto(`/admin/orders/${order.id}`)
      await orders.parts(order.orderNumber).invoice.setInputFiles(samples.invoice)
      const replace = orders.workspace(order.orderNumber).getByRole('button', { name: 'Replace Invoice' })
      await expect(replace).toBeEnabled()
      // As another tab of this browser does when its user logs out, in one moment with the press: no other call finds out.
      await replace.evaluate((button: HTMLElement) => {
        localStorage.removeItem('kerf.session')
        button.click()
      })
      await expectToast(page, 'Please login again - your session has expired.')
      await expectWell(page, 'an invoice that nobody is signed in to upload')
    },
  )
}
