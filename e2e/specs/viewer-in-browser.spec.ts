import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { ViewerPage } from '../pages/viewer.ts'

const reason = 'This file is too large or too detailed for the 3D view.'

/** Answers as a server does that had too little time for the model. */
async function giveUp(page: Page): Promise<void> {
  await page.route(/\/api\/files\/[^/]+\/geometry$/, async (route) => {
    const answer = await route.fetch()
    const known: Record<string, unknown> = await answer.json()
    const failed = { status: 'failed', code: 'geometry.too_complex', message: reason, facts: null, modelUrl: null }
    await route.fulfill({ response: answer, json: { ...known, ...failed } })
  })
}

test('an assembly that is too much for the server is drawn by the browser, which says so', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { token } = await api.newCustomer()
  const rfq = await api.submitRfq(token)
  const content = new Blob([await readFile(samples.assembly)])
  const [file] = await api.upload(token, rfq.id, [{ name: 'assembly.step', content }])
  const page = await openBrowser(token)
  await giveUp(page)
  await page.goto(`/test-viewer?fileId=${file?.id}`)
  await expect(page.getByText(/Your browser made this model/)).toBeVisible({ timeout: 120_000 })
  const viewer = new ViewerPage(page)
  await viewer.untilStill()
  await expect.poll(() => viewer.shareOf('steel'), { message: 'of the plate' }).toBeGreaterThan(0.06)
  await expect.poll(() => viewer.shareOf('brass'), { message: 'of the collars' }).toBeGreaterThan(0.02)
  await expect(page.getByRole('row', { name: 'Millimetres 100 × 70 × 42 mm' })).toBeVisible()
  await page.getByRole('button', { name: 'Show only ベース板' }).click()
  await expect.poll(() => viewer.shareOf('brass'), { message: 'collars beside the plate' }).toBeLessThan(0.002)
  await expectAccessible(page, 'a model of the browser')
})

test('what the browser cannot read either says why, and can be downloaded', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer()
  const rfq = await api.submitRfq(token)
  const cut = 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=NOTHING();\nENDSEC;\nEND-ISO-10303-21;\n'
  const [file] = await api.upload(token, rfq.id, [{ name: 'nothing.step', content: new Blob([cut]) }])
  const page = await openBrowser(token)
  await giveUp(page)
  await page.goto(`/test-viewer?fileId=${file?.id}`)
  await expect(page.getByText(`${reason} Your browser could not read it either.`)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
})
