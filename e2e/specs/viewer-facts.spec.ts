import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { opened, sent } from '../fixtures/viewing.ts'
import type { ViewerPage } from '../pages/viewer.ts'

/** Presses keys over the model. @returns what it looks like once it is still */
async function after(viewer: ViewerPage, ...keys: string[]): Promise<Buffer> {
  for (const key of keys) await viewer.model.press(key)
  return viewer.untilStill()
}

test('arrows turn the model and move it, + and - zoom, and F fits', async ({ api, openBrowser, samples }) => {
  const { viewer } = await opened({ api, openBrowser, samples }, 'block', { parameters: '&display=plain' })
  const home = await after(viewer, '7', 'f')
  const changed = async (...keys: string[]) => viewer.shareOfChange(home, await after(viewer, ...keys))
  for (const [there, back] of [
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowUp', 'ArrowDown'],
    ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    ['+', '-'],
  ] as const) {
    expect(await changed(there), there).toBeGreaterThan(0.01)
    expect(await changed(back), `${there} and ${back}`).toBeLessThan(0.01)
  }
  expect(await changed('-', '-', '-'), 'far away').toBeGreaterThan(0.01)
  expect(await changed('f'), 'F').toBeLessThan(0.01)
})

test('the keys 1 to 7 look from the standard sides, as the buttons do', async ({ api, openBrowser, samples }) => {
  const { viewer } = await opened({ api, openBrowser, samples }, 'block', { parameters: '&display=plain' })
  // the block is 120 x 80 x 25 mm, so its sides are of different sizes: the upper is the largest
  const fromAbove = await after(viewer, '5')
  for (const key of ['1', '3', '7']) {
    const change = await viewer.shareOfChange(fromAbove, await after(viewer, key))
    expect(change, `from above, and by ${key}`).toBeGreaterThan(0.02)
  }
  for (const [name, key] of [
    ['Front', '1'],
    ['Back', '2'],
    ['Left', '3'],
    ['Right', '4'],
    ['Top', '5'],
    ['Bottom', '6'],
  ] as const) {
    await viewer.look(name)
    const byButton = await viewer.untilStill()
    const change = await viewer.shareOfChange(byButton, await after(viewer, '7', key))
    expect(change, `${name} by ${key}`).toBeLessThan(0.02)
  }
})

test('volume and thinnest wall stand in the table of facts', async ({ api, openBrowser, samples }) => {
  const { page } = await opened({ api, openBrowser, samples }, 'block')
  const facts = page.getByRole('region', { name: 'Size', exact: true })
  // 120 x 80 x 25 mm less round corners, slot and bores (samples/src/parts.ts)
  await expect(facts.getByRole('row', { name: 'Volume 215.36 cm³' })).toBeVisible()
  // between the bores through the corners and the sides
  await expect(facts.getByRole('row', { name: /^Thinnest wall 7\.[456]\d* mm$/ })).toBeVisible()
})

/** A STEP file whose shell lacks a face, so that it encloses nothing. */
function withoutFace(step: string): string {
  return step
    .replace(/CLOSED_SHELL\('',\(#\d+,/, "OPEN_SHELL('',(")
    .replace(/MANIFOLD_SOLID_BREP\(('(?:[^']|'')*'),(#\d+)\)/, 'SHELL_BASED_SURFACE_MODEL($1,($2))')
    .replace('ADVANCED_BREP_SHAPE_REPRESENTATION', 'MANIFOLD_SURFACE_SHAPE_REPRESENTATION')
}

test('a part of open surfaces has no volume, and the facts say why', async ({ api, openBrowser, samples }) => {
  const given = new Blob([withoutFace(await readFile(samples.block, 'utf8'))])
  const { page } = await opened({ api, openBrowser, samples }, 'block', { given })
  const facts = page.getByRole('region', { name: 'Size', exact: true })
  await expect(facts.getByRole('row', { name: 'Volume None: the surfaces are not closed' })).toBeVisible()
  await expect(facts).toContainText('This file holds surfaces that enclose nothing, so it has no volume.')
})

test('a file that is refused says why in its own sentence, and that it is quoted by hand', async ({
  api,
  openBrowser,
  samples,
}) => {
  const step = await readFile(samples.block, 'utf8')
  const commas = step.replace(/CARTESIAN_POINT\('',\([^)]*\)\)/g, (point) =>
    point.replace(/\.(?=\D)/g, ',0').replace(/\.(?=\d)/g, ','),
  )
  const { page, fileId } = await sent({ api, openBrowser, samples }, 'block', new Blob([commas]))
  await page.goto(`/test-viewer?fileId=${fileId}`)
  await expect(page.getByRole('heading', { name: 'No 3D view of this file' })).toBeVisible({ timeout: 120_000 })
  const sentence = 'The numbers in this file are written with decimal commas, so nobody can tell its size.'
  await expect(page.getByText(sentence)).toContainText('We will quote this by hand.')
  await expectAccessible(page, 'A file without a 3D view')
})
