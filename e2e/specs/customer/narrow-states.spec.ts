import { expectNothingCut, expectToFit } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Portal } from '../../pages/portal.ts'

/** What each page says when empty, and when loading failed. */
const pages = [
  { address: '/', empty: 'No active orders', failed: 'Failed to load dashboard data' },
  { address: '/rfqs', empty: 'No active RFQs found', failed: 'Failed to load RFQs' },
  { address: '/quotes', empty: 'No Quotes Available', failed: 'Failed to load quotes' },
  { address: '/orders', empty: 'No active orders found', failed: 'Failed to load orders' },
  { address: '/history', empty: 'No Historical Orders', failed: 'Failed to load orders' },
  { address: '/messages', empty: 'No messages yet', failed: 'Failed to load conversations' },
]

test('on a phone empty and failed pages fit', { tag: '@narrow' }, async ({ newcomer, openBrowser, whileBroken }) => {
  const page = await openBrowser(newcomer.token)
  const portal = new Portal(page)
  for (const { address, empty } of pages) {
    await page.goto(address)
    await expect(page.getByText(empty).first()).toBeVisible()
    await expectToFit(page, `${address} without anything`)
    await expectNothingCut(page, `${address} without anything`)
  }
  await whileBroken(['rfqs', 'quotes', 'orders', 'conversations'], async () => {
    for (const { address, failed } of pages) {
      await page.goto(address)
      await expect(portal.failure(failed)).toBeVisible()
      await expectToFit(page, `${address} that failed`)
      await expectNothingCut(page, `${address} that failed`)
    }
  })
})
