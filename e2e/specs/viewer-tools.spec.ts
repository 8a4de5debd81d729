import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { opened, sent } from '../fixtures/viewing.ts'
import { expectToast } from '../pages/portal.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'
import { ViewerPage } from '../pages/viewer.ts'

/**
 * The block is 120 × 80 × 25 mm with its middle at zero, with a bore of 9 mm through each corner at ±48, ±28
 * (samples/src/parts.ts). By the address the cross in the middle of the picture lies on an edge, whatever the window.
 */
const edges = {
  round: '&camera=51.182,-10,60,51.182,31.182,12.5',
  straight: '&camera=0,-90,70,0,-40,12.5',
}

test('a round edge has its radius, and a straight one its length', async ({ api, openBrowser, samples }) => {
  const { page, viewer, fileId } = await opened({ api, openBrowser, samples }, 'block', { parameters: edges.round })
  const measure = await viewer.openTool('Measure')
  await viewer.model.press('Enter')
  await expect(measure).toContainText('Round edge')
  await expect(measure).toContainText('Diameter9 mm')
  await expect(measure).toContainText('Radius4.5 mm')
  await page.goto(`/test-viewer?fileId=${fileId}${edges.straight}`)
  await viewer.untilDrawn()
  await viewer.openTool('Measure')
  await viewer.model.press('Enter')
  await expect(measure).toContainText('EdgeLength100 mm')
  await page.getByRole('button', { name: 'mm, measure in inches' }).click()
  await expect(measure).toContainText('EdgeLength3.937 in')
})

test('where the file was meant in inches, everything is told 25.4 times as large', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { page, fileId, token } = await sent({ api, openBrowser, samples }, 'block')
  const answer = { meantUnit: 'in', basedOn: { meantUnit: null } }
  await api.call('PUT', `/api/files/${fileId}/unit`, token, answer)
  await page.goto(`/test-viewer?fileId=${fileId}${edges.straight}`)
  const viewer = new ViewerPage(page)
  await viewer.untilDrawn()
  await expect(page.getByRole('row', { name: 'Millimetres 3,048 × 2,032 × 635 mm' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Inches 120 × 80 × 25 in' })).toBeVisible()
  const measure = await viewer.openTool('Measure')
  await viewer.model.press('Enter')
  await expect(measure).toContainText('EdgeLength2,540 mm')
  const section = await viewer.openTool('Section')
  await expect(section).toContainText('1,524 mm of 3,048 mm')
})

test('holes and notes light their faces up, and let go of them', async ({ api, openBrowser, samples }) => {
  const given = { api, openBrowser, samples }
  const { page, viewer } = await opened(given, 'block', { parameters: '&process=sheet_metal&display=plain' })
  expect(await viewer.shareOf('lit'), 'before anything is chosen').toBeLessThan(0.0005)
  const notes = page.getByRole('region', { name: 'Notes on making it: Sheet Metal' })
  for (const row of [
    notes.getByRole('button', { name: /^5 holes are up to 2.78 times as deep as wide/ }),
    page.getByRole('button', { name: /^3 × ⌀ 10 mm, blind/ }),
  ]) {
    await row.click()
    await expect(row).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => viewer.shareOf('lit'), { message: 'faces that are lit' }).toBeGreaterThan(0.002)
    await row.click()
    await expect(row).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => viewer.shareOf('lit'), { message: 'faces that are let go of' }).toBeLessThan(0.0005)
  }
  await expectAccessible(page, 'the viewer with notes')
})

test('a note in the form of a request opens the viewer with its faces lit', async ({ api, openBrowser, samples }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill({
    projectName: 'Noted block',
    quantity: 1,
    material: 'Aluminum',
    tolerance: 'Tight (±0.002 in, ±0.05 mm)',
  })
  await rfq.chooseFiles(samples.block)
  const sheetMetal = page.getByRole('list', { name: 'Notes on making it: Sheet Metal' })
  await expect(rfq.drawing('block.step')).toContainText('120 × 80 × 25 mm', { timeout: 120_000 })
  await expect(sheetMetal).toHaveCount(0)
  await page.getByLabel('Manufacturing Process').selectOption({ label: 'Sheet Metal' })
  await sheetMetal.getByRole('button', { name: /^5 holes are up to 2.78 times .* Show faces .* in 3D$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'block.step' })
  const viewer = new ViewerPage(page)
  await viewer.untilDrawn()
  await expect(dialog.getByRole('button', { name: /^5 holes/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => viewer.shareOf('lit'), { message: 'faces that are lit' }).toBeGreaterThan(0.001)
})

test('a cut follows the pointer that drags it, and stops at the end', async ({ api, openBrowser, samples }) => {
  const { viewer } = await opened({ api, openBrowser, samples }, 'block', { parameters: '&display=edges,flat' })
  await viewer.look('Front')
  const section = await viewer.openTool('Section')
  await expect(section).toContainText('60 mm of 120 mm')
  const before = await viewer.untilStill()
  await viewer.dragCut(120)
  const at = async () => Number.parseFloat((await section.getByText(/ of 120 mm/).textContent()) ?? '')
  await expect.poll(at, { message: 'where the cut is' }).toBeGreaterThan(65)
  const dragged = await at()
  expect(dragged).toBeLessThan(120)
  expect(await viewer.shareOfChange(before, await viewer.untilStill())).toBeGreaterThan(0.005)
  await viewer.dragCut(-120)
  await expect.poll(async () => Math.abs((await at()) - 60), { message: 'off the middle' }).toBeLessThan(0.5)
  await viewer.dragCut(500)
  await expect(section).toContainText('120 mm of 120 mm')
})

test('without WebGL the page says so and shows the picture', async ({ api, openBrowser, samples }) => {
  const { page, fileId } = await sent({ api, openBrowser, samples }, 'block')
  await withoutWebgl(page)
  await page.goto(`/test-viewer?fileId=${fileId}`)
  await expect(page.getByRole('heading', { name: 'This browser cannot show 3D' })).toBeVisible({ timeout: 120_000 })
  const picture = page.getByRole('img', { name: 'Picture of block.step' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await expect(page.getByRole('row', { name: 'Millimetres 120 × 80 × 25 mm' })).toBeVisible()
  await expectAccessible(page, 'the viewer without WebGL')
})

test('perspective can be left out and comes back', async ({ api, openBrowser, samples }) => {
  const { page, viewer } = await opened({ api, openBrowser, samples }, 'block')
  await viewer.look('Front')
  // Off the button, whose tooltip lies over the picture.
  await viewer.model.hover()
  const far = await viewer.untilStill()
  const flat = page.getByRole('button', { name: 'Without perspective' })
  await flat.click()
  await expect(flat).toHaveAttribute('aria-pressed', 'true')
  await viewer.model.hover()
  // seen square from the front, the upper side goes when there is no perspective
  await expect.poll(async () => viewer.shareOfChange(far, await viewer.picture())).toBeGreaterThan(0.005)
  await flat.click()
  await viewer.model.hover()
  await expect.poll(async () => viewer.shareOfChange(far, await viewer.picture())).toBeLessThan(0.002)
})

test('the picture is saved as it is seen', async ({ api, openBrowser, samples }) => {
  const { page, viewer } = await opened({ api, openBrowser, samples }, 'assembly')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('assembly.png')
  const picture = await readFile(await saved.path())
  expect(await viewer.shareIn(picture, 'brass'), 'of the collars').toBeGreaterThan(0.02)
  expect(await viewer.shareIn(picture, 'steel'), 'of the plate').toBeGreaterThan(0.06)
})

test('a link keeps the view, and another tab shows the same', async ({ api, openBrowser, samples }) => {
  const { page, viewer } = await opened({ api, openBrowser, samples }, 'assembly')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Hide ベース板' }).click()
  await page.getByRole('button', { name: 'Without perspective' }).click()
  await viewer.openTool('Section')
  await viewer.look('Right')
  await page.getByRole('button', { name: 'Copy link to this view' }).click()
  await expectToast(page, 'Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Close Section' }).focus()
  const seen = await viewer.untilStill()
  const tab = await page.context().newPage()
  await tab.goto(link)
  const other = new ViewerPage(tab)
  await other.untilDrawn()
  await expect(tab.getByRole('button', { name: 'Show ベース板' })).toBeVisible()
  expect(await other.shareOf('steel'), 'of the plate, which is hidden').toBeLessThan(0.02)
  await expect(tab.getByRole('button', { name: 'Without perspective' })).toHaveAttribute('aria-pressed', 'true')
  expect(await viewer.shareOfChange(seen, await other.picture())).toBeLessThan(0.2)
})

/** The page finds a browser that has no WebGL. */
async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      return String(asked[0]).startsWith('webgl') ? null : Reflect.apply(given, this, asked)
    } as typeof given
  })
}
