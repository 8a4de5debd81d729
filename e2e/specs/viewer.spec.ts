import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { opened } from '../fixtures/viewing.ts'
import { ViewerPage } from '../pages/viewer.ts'

test('an assembly is drawn in its colours, and its parts are shown alone, hidden and exploded', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { page, viewer } = await opened({ api, openBrowser, samples }, 'assembly')
  await expect.poll(() => viewer.shareOf('steel'), { message: 'of the plate' }).toBeGreaterThan(0.06)
  await expect.poll(() => viewer.shareOf('brass'), { message: 'of the collars' }).toBeGreaterThan(0.02)
  await expect(page.getByRole('row', { name: 'Millimetres 100 × 70 × 42 mm' })).toBeVisible()

  await page.getByRole('button', { name: 'Show only ベース板' }).click()
  await expect.poll(() => viewer.shareOf('brass'), { message: 'collars beside the plate' }).toBeLessThan(0.002)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => viewer.shareOf('brass'), { message: 'collars again' }).toBeGreaterThan(0.02)

  const whole = await viewer.untilStill()
  const explode = await viewer.openTool('Explode')
  await explode.getByLabel('Distance').fill('0.8')
  await expect.poll(async () => viewer.shareOfChange(whole, await viewer.picture())).toBeGreaterThan(0.02)
})

test('a model is shown in a window over the list that it is in, and the list is as it was', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { token } = await api.newCustomer()
  const rfq = await api.submitRfq(token)
  const content = new Blob([await readFile(samples.assembly)])
  await api.upload(token, rfq.id, [{ name: 'assembly.step', content }])
  const page = await openBrowser(token)
  await page.goto(`/rfqs/${rfq.id}`)
  const show = page.getByRole('button', { name: 'Show assembly.step in 3D' })
  await show.click()
  const dialog = page.getByRole('dialog', { name: 'assembly.step' })
  await expect(dialog.getByRole('toolbar', { name: 'View' })).toBeVisible({ timeout: 120_000 })
  const viewer = new ViewerPage(page)
  await viewer.untilStill()
  await expect.poll(() => viewer.shareOf('brass'), { message: 'of the collars' }).toBeGreaterThan(0.02)
  await expect.poll(() => viewer.shareOf('steel'), { message: 'of the plate' }).toBeGreaterThan(0.06)
  await dialog.getByRole('button', { name: 'Hide ベース板' }).click()
  await expect.poll(() => viewer.shareOf('steel'), { message: 'plate beside the collars' }).toBeLessThan(0.02)
  await expectAccessible(page, 'A model over a list')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(show).toBeFocused()
})

/** A STEP file with so many lines of annotations, 2 mm apart, over its upper side. */
function annotated(step: string, count: number): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const [id, y] = [90_001 + i * 4, i * 2 - count]
    return [
      `#${id}=ANNOTATION_CURVE_OCCURRENCE('',(),#${id + 1});`,
      `#${id + 1}=POLYLINE('',(#${id + 2},#${id + 3}));`,
      `#${id + 2}=CARTESIAN_POINT('',(-50.,${y}.,27.));`,
      `#${id + 3}=CARTESIAN_POINT('',(50.,${y}.,27.));`,
    ].join('\n')
  })
  return step.replace(/ENDSEC;\s*END-ISO/, `${lines.join('\n')}\n$&`)
}

test('annotations of a file are drawn, and can be switched off', async ({ api, openBrowser, samples }) => {
  const content = new Blob([annotated(await readFile(samples.block, 'utf8'), 40)])
  const { page, viewer } = await opened({ api, openBrowser, samples }, 'block', {
    parameters: '&display=plain',
    given: content,
  })
  await viewer.look('Top')
  const withLines = await viewer.untilStill()
  await page.getByRole('button', { name: 'Annotations of the file' }).click()
  // the pointer leaves the button, whose name it shows over the picture
  await viewer.model.hover()
  const without = await viewer.untilStill()
  expect(await viewer.shareOfChange(withLines, without), 'share of the lines').toBeGreaterThan(0.01)
})

test('faces are measured exactly, by pointer and by key', async ({ api, openBrowser, samples }) => {
  const { page, viewer } = await opened({ api, openBrowser, samples }, 'block')
  const measure = await viewer.openTool('Measure')
  await viewer.look('Top')
  await viewer.clickModel(120, 120)
  await expect(measure).toContainText('Flat face')
  await viewer.look('Bottom')
  await viewer.clickModel(120, 120)
  // the block is 25 mm thick
  await expect(measure).toContainText('Distance25 mm')
  await page.getByRole('button', { name: 'mm, measure in inches' }).click()
  await expect(measure).toContainText('Distance0.9843 in')

  await measure.getByRole('button', { name: 'Clear' }).click()
  await viewer.look('Front')
  await viewer.model.press('Enter')
  // in the middle of the front there is the floor of a bore
  await expect(measure).toContainText('Flat face')
})

test('a cut shows the inside, and moves by its buttons and by keys', async ({ api, openBrowser, samples }) => {
  const { viewer } = await opened({ api, openBrowser, samples }, 'block')
  const whole = await viewer.untilStill()
  const section = await viewer.openTool('Section')
  await expect(section).toContainText('60 mm of 120 mm')
  await expect.poll(async () => viewer.shareOfChange(whole, await viewer.picture())).toBeGreaterThan(0.05)
  const half = await viewer.untilStill()
  await section.getByRole('button', { name: 'Move the cut back' }).click()
  await expect(section).toContainText('57.6 mm of 120 mm')
  await viewer.model.press(']')
  await viewer.model.press(']')
  await expect(section).toContainText('62.4 mm of 120 mm')
  await section.getByRole('button', { name: 'Flip' }).click()
  await expect.poll(async () => viewer.shareOfChange(half, await viewer.picture())).toBeGreaterThan(0.05)
  await section.getByRole('button', { name: 'Close Section' }).click()
  await expect.poll(async () => viewer.shareOfChange(whole, await viewer.picture())).toBeLessThan(0.01)
})

test('an address lights up a face, and a lost picture is drawn again', async ({ api, openBrowser, samples }) => {
  const { page, viewer } = await opened({ api, openBrowser, samples }, 'block', { parameters: '&face=0' })
  await expect.poll(() => viewer.shareOf('lit'), { message: 'of the face' }).toBeGreaterThan(0.02)
  await page.evaluate(() =>
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect(page.getByText('The picture was lost')).toBeVisible()
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect(page.getByRole('toolbar', { name: 'View' })).toBeVisible()
  await expect.poll(() => viewer.shareOf('lit'), { message: 'the face again' }).toBeGreaterThan(0.02)
})
