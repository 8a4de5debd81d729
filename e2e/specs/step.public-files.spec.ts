import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { SampleName } from '@kerf/samples/generate.ts'
import { root } from '../../scripts/lib/root.ts'
import { bytesOf } from '../fixtures/files.ts'
import { expect, test } from '../fixtures/test.ts'
import { openTab } from '../pages/portal.ts'
import { RfqsPage } from '../pages/rfqs.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'
import { ViewerPage } from '../pages/viewer.ts'

/** Public STEP files are optional and live beside the checkout; otherwise Kerf's own samples are used. */
const folder = resolve(root, '..', 'shared', 'data', 'step')

const parts = [
  { file: 'M6-1x12-countersunk-screw.step', otherwise: 'bracket' },
  { file: 'as1-oc-214.stp', otherwise: 'assembly' },
  { file: 'nist_ctc_02_ap242-e2.stp', otherwise: 'block' },
] as const

const pathOf = ({ file, otherwise }: (typeof parts)[number], samples: Record<SampleName, string>) => {
  const given = join(folder, file)
  return existsSync(given) ? given : samples[otherwise]
}

test('real parts are submitted, drawn and downloaded unchanged', async ({ api, openBrowser, samples }) => {
  const paths = parts.map((part) => pathOf(part, samples))
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  const projectName = 'Real parts'
  await rfq.open()
  await rfq.fill({ projectName, quantity: 3, material: 'Steel', tolerance: 'Standard (±0.005 in, ±0.13 mm)' })
  await rfq.chooseForOnePart(paths)
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()

  const requests = new RfqsPage(page)
  await requests.go('My Requests')
  await requests.row(projectName).first().click()
  for (const path of paths) {
    const name = basename(path)
    await test.step(name, async () => {
      const { tab } = await openTab(page, page.getByRole('link', { name, exact: true }))
      await new ViewerPage(tab).expectDrawn(name)
      await tab.close()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download ${name}` }).click()
      expect((await bytesOf(await download)).equals(await readFile(path)), 'the same bytes').toBe(true)
    })
  }
})
