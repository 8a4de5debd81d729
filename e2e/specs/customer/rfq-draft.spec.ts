import { basename } from 'node:path'
import { expectAccessible } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { longStep } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectToast } from '../../pages/portal.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const request = {
  projectName: 'Impeller IM-7',
  quantity: 12,
  material: 'Titanium',
  tolerance: 'Tight (±0.002 in, ±0.05 mm)',
}

test('leaving a request that cannot be saved asks first, and the browser keeps what was typed', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  watch.announceFailure(/^\/api\/rfq-draft$/)
  await page.route('/api/rfq-draft', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.goto('/')
  await rfq.go('Request Quote')
  await rfq.sendNothingEarly()
  await rfq.fill(request)
  await rfq.chooseFiles(samples.bracket)
  await expect(rfq.draftStatus).toHaveText('Not saved: you are offline, kept in this browser')
  await rfq.go('My Orders')
  await expect(rfq.leaveQuestion).toBeVisible()
  await expectAccessible(page, 'the question before a request is left')
  await page.keyboard.press('Escape')
  await expect(rfq.projectName).toHaveValue(request.projectName)
  // Going back is blocked by the dialog, which Playwright's goBack would wait for.
  await page.evaluate(() => history.back())
  await rfq.leaveQuestion.getByRole('button', { name: 'Stay' }).click()
  await rfq.logOut()
  await rfq.leaveQuestion.getByRole('button', { name: 'Stay' }).click()
  await expect(rfq.chosen).toContainText('bracket.step')

  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(rfq.restoredNotice).toBeVisible()
  await expect(rfq.restoredNotice).toContainText('bracket.step')
  await expect(rfq.projectName).toHaveValue(request.projectName)
  await expect(rfq.tolerance).toHaveValue('tight')
  await expectAccessible(page, 'a request that was kept')
  await page.unroute('/api/rfq-draft')
  await rfq.notes.fill('Saved at last.')
  await expect(rfq.draftStatus).toHaveText(/^Saved\./)
  await rfq.go('My Orders')
  await expect(rfq.heading('My Orders')).toBeVisible()
  await page.goBack()
  await expect(rfq.notes).toHaveValue('Saved at last.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expectAccessible(page, 'the question before a draft is discarded')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(rfq.projectName).toHaveValue('')
  await rfq.go('My Orders')
  await expect(rfq.heading('My Orders')).toBeVisible()
  expect(await api.json('GET', '/api/rfqs', token)).toEqual([])
})

test('whoever leaves at once finds all of it again, here and elsewhere, and two windows do not overwrite each other', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await page.goto('/')
  await rfq.go('Request Quote')
  watch.announceFailure(/^\/api\/early-files$/)
  await page.route('/api/early-files', (route) => route.abort())
  await rfq.chooseFiles(samples.flangeDrawing)
  const drawing = rfq.file(basename(samples.flangeDrawing))
  await expect(drawing).toContainText('Not sent yet')
  await expectAccessible(page, 'a file that could not be sent')
  await page.unroute('/api/early-files')
  await drawing.getByRole('button', { name: /^Try .* again$/ }).click()
  await expect(drawing).toContainText('Uploaded')
  await rfq.fill({ ...request, material: 'Aluminum', quantity: 10 })
  await rfq.finding('Quantity').getByRole('button', { name: 'Keep mine' }).click()
  await expect(rfq.finding('Quantity').getByLabel('Say why')).toBeFocused()
  await page.keyboard.type('A first trial')
  await rfq.go('My Orders')
  await expect(rfq.heading('My Orders')).toBeVisible()
  await page.goBack()
  await expect(rfq.finding('Quantity').getByLabel('Say why')).toHaveValue('A first trial')

  const other = new SubmitRfqPage(await openBrowser(token))
  await other.open()
  await expect(other.finding('Quantity').getByLabel('Say why')).toHaveValue('A first trial')
  await other.notes.fill('From the other window')
  await other.untilSaved()
  watch.announce(409, /^\/api\/rfq-draft$/)
  await rfq.notes.fill('From here')
  const question = page.getByText('Your draft was changed in another window')
  await expect(question).toBeVisible()
  page.once('dialog', (leaving) => leaving.accept())
  await page.reload()
  await expect(question).toBeVisible()
  await expect(rfq.notes).toHaveValue('From here')
  await expect(drawing).toContainText('Uploaded')
  await page.getByRole('button', { name: 'Keep what is here' }).click()
  await rfq.untilSaved()
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()
  expect(await storedRfqs(api, token)).toMatchObject([{ notes: 'From here', files: [{}] }])
})

interface StoredRfq {
  notes?: string
  projectName: string
  files: { filename: string }[]
}

const storedRfqs = (api: Api, token: string) => api.json<StoredRfq[]>('GET', '/api/rfqs', token)

test('a request whose answer was lost is restored after a reload, and sending it again does not create a second one', async ({
  api,
  openBrowser,
  samples,
  watch,
  wire,
}) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token, wire.url)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill(request)
  await rfq.chooseFiles(samples.bracket, samples.drawing)
  await rfq.untilSaved()
  watch.announceFailure(/^\/api\/rfqs$/)
  await wire.whileUnanswered('POST /api/rfqs', async () => {
    await rfq.submit()
    await expectToast(page, 'Failed to submit RFQ', 'submitting it again unchanged will not create a second one')
  })
  expect(await storedRfqs(api, token), 'made, though nobody heard of it').toHaveLength(1)

  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(rfq.restoredNotice).toBeVisible()
  await expect(rfq.projectName).toHaveValue(request.projectName)
  for (const name of ['bracket.step', 'drawing.pdf']) await expect(rfq.chosen).toContainText(name)
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()
  expect(await storedRfqs(api, token)).toMatchObject([
    { projectName: request.projectName, files: [{ filename: 'bracket.step' }, { filename: 'drawing.pdf' }] },
  ])
})

test('a file whose answer was lost is shown as uploaded, and the others must be chosen again', async ({
  api,
  openBrowser,
  samples,
  watch,
  wire,
}, testInfo) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token, wire.url)
  const rfq = new SubmitRfqPage(page)
  const long = await longStep(testInfo.outputPath('long.step'), 3_000_000, samples.bracket)
  await rfq.sendNothingEarly()
  await rfq.open()
  await rfq.fill(request)
  await rfq.chooseFiles(samples.drawing, long)
  watch.announceFailure(/^\/api\/files\/upload$/)
  await wire.whileUnanswered('POST /api/files/upload', () =>
    wire.whileCut(1_000_000, async () => {
      await rfq.submit()
      await expect(rfq.file('long.step')).toContainText('File upload failed')
      await expect(rfq.file('drawing.pdf')).toContainText('File upload failed')
    }),
  )
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(rfq.uploaded).toContainText('drawing.pdf')
  await expect(rfq.notUploaded).toContainText(/ again: long\.step$/)
  await expectAccessible(page, 'a request of which one file arrived unheard')
  await rfq.fileChoice.setInputFiles(long)
  await expect(rfq.notUploaded).toHaveCount(0)
  await page.getByRole('button', { name: 'Upload Remaining Files' }).click()
  await expect(rfq.thanks).toBeVisible()
  expect(await storedRfqs(api, token)).toMatchObject([
    { projectName: request.projectName, files: [{ filename: 'drawing.pdf' }, { filename: 'long.step' }] },
  ])
})
