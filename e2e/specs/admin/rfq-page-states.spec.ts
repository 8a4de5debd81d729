import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { inDatabase } from '../../fixtures/database.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { expectToast } from '../../pages/portal.ts'

for (const [width, details] of widths) {
  test(
    `the page of an RFQ while it loads and after a failure, and what fails on it, ${width}`,
    details,
    async ({ api, kerf, openBrowser, samples, watch, whileBroken, whileSlow }) => {
      const [customer, admin] = [await api.newCustomer(), await api.signInAdmin()]
      const { id, displayNumber } = await api.submitRfq(customer.token, { projectName: 'Unlucky arm' })
      await api.quote(admin, id)
      const quote = await api.accept(customer.token, id)
      await api.sendPurchaseOrder(customer.token, quote.id, await openAsBlob(samples.purchaseOrder))
      const rfqs = new AdminRfqsPage(await openBrowser(admin))
      const { page } = rfqs
      // Otherwise the page could learn by itself that the purchase order is gone.
      await neverPoll(page)
      const title = `RFQ ${displayNumber}`
      await whileSlow(['rfqs'], async () => {
        await page.goto(`/admin/rfqs/${id}`)
        await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible()
        await expectWell(page, "an RFQ's page while it loads")
      })
      await expect(rfqs.heading(title)).toBeVisible()
      await whileBroken(['rfqs'], async () => {
        await page.reload()
        await expect(rfqs.failure('Failed to load RFQ details')).toBeVisible()
        await expectWell(page, "an RFQ's page that failed to load")
      })
      await rfqs.retry('Failed to load RFQ details')
      await expect(rfqs.heading(title)).toBeVisible()

      await whileBroken(['quote_charges', 'supplier_requests', 'audit_log'], async () => {
        await page.reload()
        await expect(rfqs.failure('Failed to load the quote')).toBeVisible()
        await expect(rfqs.failure('Failed to load the activity')).toBeVisible()
        await expect(page.getByText('The requests to suppliers could not be loaded.')).toBeVisible()
        await expectWell(page, "an RFQ's page without quote, history and requests to suppliers")
      })
      await rfqs.retry('Failed to load the quote')
      await rfqs.retry('Failed to load the activity')
      await expect(page.getByRole('list', { name: 'History' })).toBeVisible()

      // Removed while the page is open.
      const download = page.getByRole('button', { name: 'Download Customer PO' })
      await expect(download).toBeVisible()
      await inDatabase(kerf, 'update quotes set purchase_order_file_id = null where id = $1', [quote.id])
      watch.announce(404, `/api/admin/quotes/${quote.id}/purchase-order/download`)
      await download.click()
      await expectToast(page, 'No Purchase Order', 'Purchase order file not found')
      await expectWell(page, 'a purchase order that is gone')
    },
  )
}
