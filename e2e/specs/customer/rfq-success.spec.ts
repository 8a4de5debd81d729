import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

test('the thank-you page redirects to the dashboard, unless the user stays', async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  const rfq = new SubmitRfqPage(page)
  await page.clock.install()
  await page.goto('/rfq/success')
  await expect(rfq.thanks).toBeVisible()
  await expect(page.getByText('Our team will review it and return with a quote.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders')
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/')
  await expect(page.getByText('You will be taken to the dashboard in')).toBeVisible()
  await expectAccessible(page, 'the thanks for an RFQ')
  await page.clock.runFor(11_000)
  await expect(new DashboardPage(page).greeting('Noor')).toBeVisible()

  await page.goto('/rfq/success')
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.runFor(15_000)
  await expect(page.getByText('You will be taken to the dashboard in')).toHaveCount(0)
  await expect(rfq.thanks).toBeVisible()
})

test('the thank-you page on a phone', { tag: '@narrow' }, async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await page.clock.install()
  await page.goto('/rfq/success')
  await expect(new SubmitRfqPage(page).thanks).toBeVisible()
  await expectWell(page, 'the thanks for an RFQ')
})
