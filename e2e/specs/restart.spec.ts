import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Api } from '../fixtures/api.ts'
import { longStep } from '../fixtures/files.ts'
import { expect, test } from '../fixtures/test.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { expectToast } from '../pages/portal.ts'
import { QuotesPage } from '../pages/quotes.ts'
import { RfqsPage } from '../pages/rfqs.ts'
import { SubmitRfqPage } from '../pages/submit-rfq.ts'

const request = {
  projectName: 'Impeller IM-7',
  quantity: 12,
  material: 'Titanium',
  tolerance: 'Precision (±0.001 in, ±0.025 mm)',
  notes: 'Balance to G2.5.',
}

/**
 * Slows down a page's uploads, so that a file is still uploading when something happens.
 * @param rate bytes a second
 * @returns changes the rate
 */
async function slowDownUploads(page: Page, rate: number): Promise<(rate: number) => Promise<void>> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1 }
  const upload = async (uploadThroughput: number) => {
    await protocol.send('Network.emulateNetworkConditions', { ...unlimited, uploadThroughput })
  }
  await upload(rate)
  return upload
}

/** Checks which files of a request are stored, and that their bytes are right. */
async function expectStored(api: Api, token: string, projectName: string, expected: Record<string, string>) {
  const requests = await api.json<{ projectName: string; files: { id: string; filename: string }[] }[]>(
    'GET',
    '/api/rfqs',
    token,
  )
  const files = requests.find((request) => request.projectName === projectName)?.files ?? []
  expect(files.map(({ filename }) => filename).sort()).toEqual(Object.keys(expected).sort())
  for (const { id, filename } of files) {
    const answer = await api.call('GET', `/api/files/${id}/download`, token)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(await readFile(expected[filename] ?? '')), `bytes of ${filename}`).toBe(true)
  }
}

test('after a stop and a restart, input is still there', async ({ api, kerf, openBrowser, watch }) => {
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill(request)
  await watch.duringOutage(async () => {
    expect(await kerf.stop(), 'exit code').toBe(0)
    await rfq.submit()
    await expectToast(page, 'Failed to submit RFQ', 'It is kept here')
    await expect(rfq.projectName).toHaveValue(request.projectName)
    await kerf.restart()
    await rfq.submit()
    await expect(rfq.thanks).toBeVisible()
  })
  const requests = await api.json<{ projectName: string }[]>('GET', '/api/rfqs', account.token)
  expect(requests.map(({ projectName }) => projectName)).toEqual([request.projectName])
  await page.reload()
  await rfq.go('My Requests')
  await expect(new RfqsPage(page).row(request.projectName)).toBeVisible()
})

test('a page left open while Kerf is down shows news once it is back', async ({ api, kerf, openBrowser, watch }) => {
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.firstTimePanel).toBeVisible()
  await watch.duringOutage(async () => {
    await kerf.restart()
    await api.submitRfq(account.token, { projectName: 'Made while the page was waiting' })
    await expect(dashboard.card('Recent Projects')).toContainText('Made while the page was waiting', {
      // Longer than the polling interval.
      timeout: 45_000,
    })
  })
})

test('files uploading when Kerf is stopped are stored, or can be sent again', async ({
  api,
  kerf,
  openBrowser,
  samples,
  watch,
}, testInfo) => {
  const account = await api.newCustomer()
  const page = await openBrowser(account.token)
  const first = await longStep(testInfo.outputPath('long.step'), 2_000_000, samples.bracket)
  const rfq = new SubmitRfqPage(page)
  await rfq.sendNothingEarly()
  await rfq.open()
  const projectName = 'Stopped while uploading'
  await rfq.fill({ ...request, projectName })
  await rfq.chooseFiles(first, samples.drawing)
  // So slowly that nobody can miss it.
  const upload = await slowDownUploads(page, 50_000)
  // The second file begins when Kerf is gone.
  const gone = Promise.withResolvers<void>()
  let uploads = 0
  await page.route('/api/files/upload', async (route) => {
    if (++uploads === 2) await gone.promise
    await route.continue()
  })
  await watch.duringOutage(async () => {
    await rfq.submit()
    await expect(rfq.progressOf('long.step')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
    const stopped = kerf.stop()
    await upload(1_000_000)
    expect(await stopped, 'exit code').toBe(0)
    await expect(rfq.file('long.step')).toContainText('Uploaded')
    gone.resolve()
    await expect(rfq.file('drawing.pdf')).toContainText('File upload failed')
    await kerf.restart()
    await page.getByRole('button', { name: 'Upload Remaining Files' }).click()
    await expect(rfq.thanks).toBeVisible()
  })
  await expectStored(api, account.token, projectName, { 'long.step': first, 'drawing.pdf': samples.drawing })
})

test('Kerf, killed during an upload, keeps what it confirmed and no partial file', async ({
  api,
  kerf,
  openBrowser,
  samples,
  watch,
}, testInfo) => {
  const admin = await api.signInAdmin()
  const account = await api.newCustomer()
  const quoted = await api.submitRfq(account.token, { projectName: 'Accepted before' })
  await api.quote(admin, quoted.id)
  await api.accept(account.token, quoted.id)

  const page = await openBrowser(account.token)
  const long = await longStep(testInfo.outputPath('long.step'), 3_000_000, samples.bracket)
  const rfq = new SubmitRfqPage(page)
  await rfq.sendNothingEarly()
  await rfq.open()
  const projectName = 'Killed while uploading'
  await rfq.fill({ ...request, projectName })
  await rfq.chooseFiles(samples.drawing, long)
  const upload = await slowDownUploads(page, 50_000)
  await watch.duringOutage(async () => {
    await rfq.submit()
    await expect(rfq.progressOf('long.step')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
    await kerf.stop('SIGKILL')
    await upload(1_000_000)
    await expect(rfq.file('long.step')).toContainText('File upload failed')
    await kerf.restart()
  })
  await expectStored(api, account.token, projectName, { 'drawing.pdf': samples.drawing })
  await page.getByRole('button', { name: 'Try long.step again' }).click()
  await expect(rfq.thanks).toBeVisible()
  await expectStored(api, account.token, projectName, { 'drawing.pdf': samples.drawing, 'long.step': long })
  const quotes = new QuotesPage(page)
  await quotes.open()
  await expect(
    quotes.card('Accepted before', quotes.group('Accepted Quotes - Waiting for Purchase Order')),
  ).toBeVisible()
})
