import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { expectToast, openTab } from '../../pages/portal.ts'

/** A paid and therefore archived order. */
async function makeArchived(api: Api, samples: Parameters<typeof makeOrder>[1], projectName: string) {
  const made = await makeOrder(api, samples, projectName)
  await api.sendInvoice(made.admin, made.order.id, await openAsBlob(samples.invoice))
  await api.markPaid(made.admin, made.order.id)
  return made
}

test('an archived order shows its invoice, is reopened once, and is archived again by paying', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, order } = await makeArchived(api, samples, 'Flange FL-77')
  const { orderNumber } = order
  const orders = new AdminOrdersPage(await openBrowser(admin))
  const { page } = orders
  const reopen = page.getByRole('button', { name: `Reopen ${orderNumber}` })
  const question = orders.dialog(`Reopen ${orderNumber}?`)
  await orders.open('archived-orders', orderNumber)
  const invoice = orders.archivedRow(orderNumber).getByRole('link', { name: `View invoice of ${orderNumber}` })
  const { tab, contentType } = await openTab(page, invoice)
  expect(contentType).toBe('application/pdf')
  await tab.close()

  await reopen.click()
  await question.getByRole('button', { name: 'Reopen Order' }).click()
  await expectToast(page, 'Order Reopened', 'The order has been moved back to active orders.')
  await expect(page.getByText('No Matching Orders')).toBeVisible()
  await orders.open('active-orders', orderNumber)
  await expect(orders.row(orderNumber)).toContainText('Paid')
  await orders.expand(orderNumber)
  await orders.markPaid(orderNumber)
  await expectToast(page, 'Order has been archived.')

  await orders.open('archived-orders', orderNumber)
  await reopen.click()
  await api.call('PATCH', `/api/admin/orders/${order.id}/reopen`, admin)
  await expect(question).toContainText('You have reopened this order already, in another window.')
  await question.getByText('Close', { exact: true }).click()
  await expect(question).toBeHidden()
})

for (const [width, details] of widths) {
  test(
    `Archived Orders, ${width}, in every state`,
    details,
    async ({ api, samples, openBrowser, whileSlow, whileBroken, watch }) => {
      const { admin, order } = await makeArchived(api, samples, `Bracket ${'of the long name '.repeat(5)}`)
      const { orderNumber } = order
      const orders = new AdminOrdersPage(await openBrowser(admin))
      const { page } = orders
      await orders.open('archived-orders', orderNumber)
      await expect(orders.archivedRow(orderNumber)).toBeVisible()
      await page.getByRole('button', { name: `Reopen ${orderNumber}` }).click()
      await expect(orders.dialog(`Reopen ${orderNumber}?`)).toBeVisible()
      await expectWell(page, 'an order to be reopened')
      await page.keyboard.press('Escape')
      await expectWell(page, 'Archived Orders')
      await whileBroken(['orders'], async () => {
        await orders.search('Search archived orders', 'Bracket')
        await expect(orders.failure('Failed to load archived orders')).toBeVisible()
        await expectWell(page, 'Archived Orders that failed')
      })
      await orders.retry('Failed to load archived orders')
      await whileSlow(['orders'], async () => {
        await orders.search('Search archived orders', 'nobody has this name')
        await expect(orders.table('Archived Orders')).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'Archived Orders while they load')
      })
      await expect(page.getByText('No Matching Orders')).toBeVisible()

      await page.route(/\/api\/admin\/orders\/archived/, (route) =>
        route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
      )
      watch.mayGiveUp(/^\/api\//)
      await orders.open('archived-orders')
      await expect(page.getByRole('heading', { name: 'No Archived Orders' })).toBeVisible()
      await expectWell(page, 'Archived Orders before the first one')
    },
  )
}
