import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { Finder } from '../pages/finder.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'

/** Waits until the picture of a row, a card or a result is loaded. */
async function expectPicture(place: Locator): Promise<void> {
  const picture = place.locator('img[src^="/api/files/"]').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(512)
}

test('the part is seen in lists, on dashboards and in a search, and a drawing of its kind until it is drawn', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { token } = await api.newCustomer()
  const admin = await api.signInAdmin()
  const projectName = 'Pictured crane hook'
  const rfq = await api.submitRfq(token, { projectName })
  await api.upload(token, rfq.id, [{ name: 'hook-drawing.pdf', content: new Blob([await readFile(samples.drawing)]) }])
  const page = await openBrowser(token)
  await page.goto('/rfqs')
  const row = page.getByRole('row', { name: projectName })
  await expect(row).toBeVisible()
  await expect(row.locator('img')).toHaveCount(0)

  await api.upload(token, rfq.id, [{ name: 'hook.step', content: new Blob([await readFile(samples.block)]) }])
  const drawn = async () => {
    const { files } = await api.json<{ files: { pictureUrl: string | null }[] }>('GET', `/api/rfqs/${rfq.id}`, token)
    return files.some(({ pictureUrl }) => pictureUrl !== null)
  }
  await expect.poll(drawn, { timeout: 120_000 }).toBe(true)
  await api.quote(admin, rfq.id)
  await page.goto('/rfqs')
  await expectPicture(row)
  await page.goto('/')
  await expectPicture(page.getByRole('listitem').filter({ has: page.getByText(projectName, { exact: true }) }))
  await page.goto('/quotes')
  await expectPicture(page.getByRole('listitem').filter({ has: page.getByText(projectName, { exact: true }) }))

  const finder = new Finder(page)
  await finder.open()
  await finder.find(projectName)
  await expectPicture(finder.group('Requests').getByRole('option'))
  await expectPicture(finder.group('Quotes').getByRole('option'))

  const office = await openBrowser(admin)
  await office.goto('/admin/customers?tab=rfqs')
  await expectPicture(office.getByRole('row', { name: projectName }))
})

test('a chosen STEP file gets its picture while the request is written', async ({ api, openBrowser, samples }) => {
  const { token } = await api.newCustomer()
  const form = new SubmitRfqPage(await openBrowser(token))
  await form.open()
  await form.chooseFiles(samples.block, samples.drawing)
  const files = form.chosen.getByRole('listitem')
  await expectPicture(files.filter({ hasText: 'block.step' }))
  await expect(files.filter({ hasText: 'drawing.pdf' }).locator('svg').first()).toBeVisible()
})
