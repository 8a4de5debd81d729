import { openAsBlob } from 'node:fs'
import { expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { tryAgain } from '../../pages/portal.ts'

for (const [width, details] of widths) {
  test(
    `an admin previews quality files of each kind, and is told of those that are gone, ${width}`,
    details,
    async ({ api, openBrowser, samples, whileFilesAreGone }) => {
      const { admin, order } = await makeOrder(api, samples, 'Inspected cover')
      await api.sendQualityFiles(admin, order.id, [
        { name: 'report.pdf', content: await openAsBlob(samples.qualityReport) },
        { name: 'bores.xlsx', content: await openAsBlob(samples.measurements) },
        { name: 'surface.png', content: await openAsBlob(samples.photo) },
      ])
      const orders = new AdminOrdersPage(await openBrowser(admin))
      const { page } = orders
      await page.goto(`/admin/orders/${order.id}`)
      const workspace = orders.workspace(order.orderNumber)
      const preview = async (name: string) => {
        await workspace.getByRole('button', { name: `Preview ${name}` }).click()
        return orders.dialog(name)
      }
      const close = async () => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      // Of the two browsers of these specs one shows PDFs.
      const canShow = await page.evaluate(() => navigator.pdfViewerEnabled)
      const noViewer = 'This browser cannot show PDFs inside a page. Open it in a new tab, or download it.'

      const report = await preview('report.pdf')
      const shown = canShow ? report.locator('iframe[title="report.pdf"]') : report.getByText(noViewer)
      await expect(shown).toBeVisible()
      await expectWell(page, 'a PDF among the quality files, previewed')
      await close()

      const bores = await preview('bores.xlsx')
      await expect(bores.getByRole('table')).toBeVisible()
      await expectWell(page, 'a spreadsheet among the quality files, previewed')
      await close()

      const surface = await preview('surface.png')
      const picture = surface.getByRole('img', { name: 'surface.png' })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expectWell(page, 'a picture among the quality files, previewed')
      await close()

      await whileFilesAreGone(async () => {
        await page.reload()
        await preview('report.pdf')
        await expect(report).toContainText(canShow ? 'This PDF could not be shown here.' : noViewer)
        await expectWell(page, 'a preview of a PDF that is gone')
        await close()
        await expect(await preview('surface.png')).toContainText('This image could not be shown here.')
        await expectWell(page, 'a preview of a picture that is gone')
        await close()
        await expect(await preview('bores.xlsx')).toContainText('This file could not be loaded.')
        await expectWell(page, 'a preview of a spreadsheet that is gone')
      })
      await tryAgain(bores)
      await expect(bores.getByRole('table')).toBeVisible()
    },
  )
}
