import type { Page } from '@playwright/test'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverCountDown } from '../../fixtures/timers.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

/** Opens the thanks with a clock that only advances explicitly: a busy machine may take longer than the page waits. */
async function openThanks(page: Page): Promise<SubmitRfqPage> {
  const rfq = new SubmitRfqPage(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/rfq/success')
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await rfq.thanks.isVisible()).toBe(true)
  }).toPass()
  return rfq
}

test('the thank-you page redirects to the dashboard after ten seconds', async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await openThanks(page)
  await expect(page.getByText('Our team will review it and return with a quote.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders')
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/')
  for (let left = 10; left > 0; left -= 1) {
    await expect(page.getByText(`You will be taken to the dashboard in ${left} second`)).toBeVisible()
    await page.clock.runFor(1000)
  }
  await page.clock.resume()
  await expect(new DashboardPage(page).greeting('Noor')).toBeVisible()
})

test('the thank-you page stays if the user wants', async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  const rfq = await openThanks(page)
  const countdown = page.getByText('You will be taken to the dashboard in')
  await expect(countdown).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(countdown).toHaveCount(0)
  for (let seconds = 0; seconds < 12; seconds += 1) await page.clock.runFor(1000)
  await expect(rfq.thanks).toBeVisible()
})

test('the thank-you page is accessible', async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await neverCountDown(page)
  await page.goto('/rfq/success')
  await expect(page.getByText('You will be taken to the dashboard in 10 seconds')).toBeVisible()
  await expectAccessible(page, 'the thanks for an RFQ')
})

test('the thank-you page on a phone', { tag: '@narrow' }, async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await neverCountDown(page)
  await page.goto('/rfq/success')
  await expect(new SubmitRfqPage(page).thanks).toBeVisible()
  await expectWell(page, 'the thanks for an RFQ')
})
