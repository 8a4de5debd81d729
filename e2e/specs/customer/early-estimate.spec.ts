import { readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { changeCosts } from '../../fixtures/settings.ts'
import { test } from '../../fixtures/test.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const request = {
  projectName: 'Estimated bracket',
  quantity: 5,
  material: 'Aluminum',
  tolerance: 'Tight (±0.002 in, ±0.05 mm)',
}

interface Rfq {
  projectName: string
  files: { filename: string; id: string }[]
}

test('a drawing is shown, measured and estimated while the request is written, and becomes a file of it', async ({
  api,
  openBrowser,
  samples,
}, testInfo) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  // The same numbers in metres: nobody means a bracket of ninety.
  const large = testInfo.outputPath('bracket.step')
  await writeFile(
    large,
    (await readFile(samples.bracket, 'utf8')).replaceAll('SI_UNIT(.MILLI.,.METRE.)', 'SI_UNIT($,.METRE.)'),
  )
  await rfq.open()
  await rfq.fill(request)
  await rfq.chooseFiles(large)

  await test.step('mm or inch?', async () => {
    // a busy machine takes a while to measure
    await page.getByRole('button', { name: /^Millimetres/ }).click({ timeout: 120_000 })
    await expect(rfq.drawing('bracket.step')).toContainText('90 × 60 × 75 mm')
    await expect(rfq.drawing('bracket.step').getByRole('presentation')).toBeVisible()
  })
  await test.step('an estimate that follows what is asked for', async () => {
    await expect(rfq.estimate).toContainText('not an offer')
    await expect(rfq.estimate).toContainText('Standard instead of tight tolerance')
    const rowOf = (quantity: string) => rfq.estimate.getByRole('row', { name: new RegExp(`^${quantity} `) })
    const before = (await rowOf('5').textContent()) ?? ''
    await rfq.tolerance.selectOption({ label: 'Standard (±0.005 in, ±0.13 mm)' })
    await expect(rowOf('5')).not.toHaveText(before)
    await expect(rfq.estimate).not.toContainText('Standard instead of tight tolerance')
    await rfq.quantity.fill('37')
    await expect(rowOf('37')).toBeVisible()
    await expect(rowOf('5')).toHaveCount(0)
    await expectAccessible(page, 'the RFQ form with an estimate')
  })
  await test.step('a price, a range, or nothing, as the settings say', async () => {
    try {
      await changeCosts(api, { shown: 'price' })
      await expect(rfq.estimate.getByRole('columnheader', { name: 'Each' })).toBeVisible()
      await changeCosts(api, { shown: 'off' })
      await expect(rfq.estimate).toHaveCount(0)
      await expect(rfq.drawing('bracket.step')).toContainText('90 × 60 × 75 mm')
    } finally {
      await changeCosts(api, { shown: 'range' })
    }
    await expect(rfq.estimate).toContainText('–')
  })
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()
  const rfqs = await api.json<Rfq[]>('GET', '/api/rfqs', token)
  expect(rfqs).toMatchObject([{ projectName: request.projectName, files: [{ filename: 'bracket.step' }] }])
  await expect(rfq.submitted).toHaveAttribute('href', /^\/rfqs\/[\da-f-]{36}$/)
  const facts = await api.json<{ meantUnit: string }>('GET', `/api/files/${rfqs[0]?.files[0]?.id}/facts`, token)
  expect(facts.meantUnit).toBe('mm')
})
