import { expectAccessible } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { longStep } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectToast } from '../../pages/portal.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const request = { projectName: 'Impeller IM-7', quantity: 12, material: 'Titanium', tolerance: 'Tight (±0.002 in)' }

test('leaving an unsent request asks first, and the draft survives a reload', async ({ api, openBrowser, samples }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await page.goto('/')
  await rfq.go('Request Quote')
  await rfq.fill(request)
  await rfq.chooseFiles(samples.bracket)
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
  await rfq.go('My Orders')
  await rfq.leaveQuestion.getByRole('button', { name: 'Leave' }).click()
  await expect(rfq.heading('My Orders')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(rfq.projectName).toHaveValue('')
  await rfq.go('My Orders')
  await expect(rfq.heading('My Orders')).toBeVisible()
  expect(await api.json('GET', '/api/rfqs', token)).toEqual([])
})

interface StoredRfq {
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
  watch.announceFailure(/^\/api\/rfqs$/)
  await wire.whileUnanswered('POST /api/rfqs', async () => {
    await rfq.submit()
    await expectToast(page, 'Failed to submit RFQ', 'submitting it again unchanged will not create a second one')
  })
  expect(await storedRfqs(api, token), 'made, though nobody heard of it').toHaveLength(1)

  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(rfq.restoredNotice).toContainText('bracket.step, drawing.pdf')
  await expect(rfq.projectName).toHaveValue(request.projectName)
  await rfq.chooseFiles(samples.bracket, samples.drawing)
  await expect(rfq.restoredNotice).not.toContainText('bracket.step')
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
