import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { bytesOf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminQualityChecksPage } from '../../pages/admin-quality-checks.ts'
import { expectToast } from '../../pages/portal.ts'

test("an admin sees the customer's request, and new files ask the customer again", async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Revised flange')
  const { orderNumber } = order
  await api.setStatus(admin, order.id, 'quality_check')
  const report = { name: 'first-report.pdf', content: await openAsBlob(samples.qualityReport) }
  await api.sendQualityFiles(admin, order.id, [report])
  await api.decideQuality(customer.token, order.id, false, 'Burrs on the rim')

  const checks = new AdminQualityChecksPage(await openBrowser(admin))
  const { page } = checks
  await page.goto('/admin')
  await checks.go('Quality Checks')
  await checks.search(orderNumber)
  await expect(checks.row(orderNumber)).toContainText('Needs revision')
  await expect(checks.row(orderNumber)).toContainText(customer.name)
  await checks.expand(orderNumber)
  await expect(checks.details(orderNumber)).toContainText('Burrs on the rim')
  const download = page.waitForEvent('download')
  await checks
    .details(orderNumber)
    .getByRole('button', { name: /Download.*first-report\.pdf/ })
    .click()
  expect((await bytesOf(await download)).subarray(0, 4).toString()).toBe('%PDF')

  await checks.upload(orderNumber, [samples.qualityReport])
  await expectToast(page, 'Quality check files uploaded')
  await expect(checks.row(orderNumber)).toContainText('Awaiting approval')
  await expect(checks.details(orderNumber)).toContainText('Burrs on the rim')

  await checks.details(orderNumber).getByRole('link', { name: 'Open Order' }).click()
  await expect(page.getByRole('article', { name: `Order ${orderNumber}` })).toBeVisible()
})

test('checks are filtered by state, and kept when their order is archived', async ({ api, openBrowser, samples }) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Archived flange')
  await api.setStatus(admin, order.id, 'quality_check')
  const checks = new AdminQualityChecksPage(await openBrowser(admin))
  await checks.open(`?q=${order.orderNumber}`)
  await expect(checks.row(order.orderNumber)).toContainText('Awaiting approval')
  await api.decideQuality(customer.token, order.id, true)
  await expect(checks.row(order.orderNumber)).toContainText('Ready')
  await checks.choose('Status', 'Needs revision')
  await expect(checks.page.getByText('No quality checks found matching your criteria')).toBeVisible()
  await checks.choose('Status', 'Ready')
  await expect(checks.row(order.orderNumber)).toBeVisible()

  await api.sendInvoice(admin, order.id, await openAsBlob(samples.invoice))
  await api.markPaid(admin, order.id)
  await expect(checks.row(order.orderNumber)).toBeHidden()
  await checks.choose('Orders', 'Archived')
  await checks.expand(order.orderNumber)
  await expect(checks.details(order.orderNumber).getByText(/^Approved on/)).toBeVisible()
  await expect(checks.details(order.orderNumber).getByLabel('Quality Check Files', { exact: true })).toBeHidden()
})

test("a customer is denied the admins' quality checks", async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await page.goto('/admin/quality-checks')
  await expect(page.getByText("You don't have permission to access this page")).toBeVisible()
})

for (const [width, details] of widths) {
  test(
    `quality checks, ${width}, in every state`,
    details,
    async ({ api, openBrowser, samples, whileSlow, whileBroken }) => {
      const name = `Stately 歯車箱 ${'with a name that is as long as names of projects are '.repeat(3)}`
      const { admin, customer, order } = await makeOrder(api, samples, name)
      const { orderNumber } = order
      await api.setStatus(admin, order.id, 'quality_check')
      const report = {
        name: `${'report-of-everything-'.repeat(6)}.pdf`,
        content: await openAsBlob(samples.qualityReport),
      }
      await api.sendQualityFiles(admin, order.id, [report])
      await api.decideQuality(customer.token, order.id, false, 'Burrs on the rim, and a scratch. '.repeat(12))
      const checks = new AdminQualityChecksPage(await openBrowser(admin))
      const { page } = checks
      await whileSlow(['orders'], async () => {
        await checks.open()
        await expect(checks.table).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'quality checks that are loading')
      })
      await expect(checks.row(orderNumber)).toBeVisible()
      await expectWell(page, 'quality checks')
      await checks.expand(orderNumber)
      await expect(checks.file(orderNumber, 'report-of-everything')).toBeVisible()
      await expectWell(page, 'a quality check that is expanded')
      await checks.search('nothing has this name')
      await expect(page.getByText('No quality checks found matching your criteria')).toBeVisible()
      await expectWell(page, 'quality checks without a match')
      await whileBroken(['orders'], async () => {
        await checks.search('Stately')
        await expect(checks.failure('Failed to load quality checks')).toBeVisible()
        await expectWell(page, 'quality checks that failed')
      })
      await checks.retry('Failed to load quality checks')
      await expect(checks.row(orderNumber)).toBeVisible()
    },
  )
}
