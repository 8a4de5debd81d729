import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

test('the page about RFQs explains them and leads to the form', async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await page.getByRole('link', { name: 'Learn About RFQs' }).click()
  await expect(page).toHaveURL('/rfqs-page')
  await expect(dashboard.heading('How RFQs work')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0)
  await expectAccessible(page, 'the page about RFQs')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'My RFQs' }).first()).toHaveAttribute('href', '/rfqs')
  await main.getByRole('link', { name: 'Submit New RFQ' }).first().click()
  await expect(new SubmitRfqPage(page).form).toBeVisible()
})

test('the page about RFQs on a phone', { tag: '@narrow' }, async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await page.goto('/rfqs-page')
  await expect(new DashboardPage(page).heading('How RFQs work')).toBeVisible()
  await expectWell(page, 'the page about RFQs')
})
