import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { bytesOf } from '../fixtures/files.ts'
import { expect, test } from '../fixtures/test.ts'
import { openTab } from '../pages/portal.ts'
import { RfqsPage } from '../pages/rfqs.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'
import { ViewerPage } from '../pages/viewer.ts'

/** Public STEP files lie beside the checkout where somebody put them; elsewhere Kerf's own samples take their place. */
const folder = resolve(root, '..', 'shared', 'data', 'step')

const parts = [
  { file: 'M6-1x12-countersunk-screw.step', otherwise: 'bracket' },
  { file: 'as1-oc-214.stp', otherwise: 'assembly' },
  { file: 'nist_ctc_02_ap242-e2.stp', otherwise: 'block' },
] as const

for (const { file, otherwise } of parts) {
  test(`a real part is submitted, drawn and downloaded unchanged: ${file}`, async ({ api, openBrowser, samples }) => {
    const given = join(folder, file)
    const path = existsSync(given) ? given : samples[otherwise]
    const name = basename(path)
    const { token } = await api.newCustomer()
    const page = await openBrowser(token)
    const rfq = new SubmitRfqPage(page)
    await rfq.open()
    await rfq.fill({ projectName: name, quantity: 3, material: 'Steel', tolerance: 'Standard (±0.005 in)' })
    await rfq.fileChoice.setInputFiles(path)
    await rfq.submit()
    await expect(rfq.thanks).toBeVisible({ timeout: 30_000 })

    const requests = new RfqsPage(page)
    await requests.go('My Requests')
    await requests.row(name).first().click()
    const { tab } = await openTab(page, page.getByRole('link', { name, exact: true }))
    const viewer = new ViewerPage(tab)
    await viewer.expectDrawn(name)
    await tab.close()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${name}` }).click()
    expect((await bytesOf(await download)).equals(await readFile(path)), 'the same bytes').toBe(true)
  })
}
