import { readFile } from 'node:fs/promises'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import type { Api } from '../../fixtures/api.ts'
import { fileOf, longStep } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast, tabTo } from '../../pages/portal.ts'
import { RfqsPage } from '../../pages/rfqs.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

interface StoredRfq {
  projectName: string
  material: string
  materialGrade: string | null
  quantity: number
  files: { filename: string; size: number }[]
  parts: { name: string | null; material: string; quantities: number[]; files: { filename: string }[] }[]
}

const storedRfqs = (api: Api, token: string) => api.json<StoredRfq[]>('GET', '/api/rfqs', token)

const request = {
  projectName: 'Impeller IM-7',
  quantity: 12,
  material: 'Titanium',
  tolerance: 'Tight (±0.002 in, ±0.05 mm)',
}

test('a request for one part is written and sent by keyboard alone', async ({ api, openBrowser }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/')
  await tabTo(rfq.submitButton)
  await page.keyboard.press('Enter')
  await expectError(rfq.projectName, 'Project name is required')
  await expectError(rfq.material, 'Material is required')
  await expectError(rfq.tolerance, 'Tolerance is required')
  await expect(rfq.projectName).toBeFocused()
  await expectAccessible(page, 'the RFQ form with errors')

  await page.keyboard.type('Impeller IM-7')
  await tabTo(rfq.quantity)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12')
  await tabTo(rfq.material)
  await page.keyboard.type('Tit')
  await expect(rfq.material).toHaveValue('titanium')
  await tabTo(rfq.grade)
  await page.keyboard.type('Grade 5')
  await tabTo(rfq.tolerance)
  await page.keyboard.type('Tight')
  await tabTo(rfq.submitButton)
  await page.keyboard.press('Enter')
  await expect(rfq.thanks).toBeVisible()
  expect(await storedRfqs(api, token)).toMatchObject([
    { projectName: 'Impeller IM-7', material: 'titanium', materialGrade: 'Grade 5 (Ti-6Al-4V)', quantity: 12 },
  ])
})

test('a quantity is a positive whole number, and dependent choices follow', async ({ api, openBrowser }) => {
  const rfq = new SubmitRfqPage(await openBrowser((await api.newCustomer()).token))
  await rfq.open()
  for (const [typed, words] of [
    ['0', 'Quantity must be at least 1'],
    ['-3', 'Quantity must be at least 1'],
    ['1.5', 'Quantity must be a whole number, written with digits alone, such as 1000'],
    ['1e9', 'Quantity must be a whole number, written with digits alone, such as 1000'],
    ['1000000000', 'Quantity can be at most 100,000,000'],
  ] as const) {
    await rfq.quantity.fill(typed)
    await rfq.quantity.blur()
    await expectError(rfq.quantity, words)
  }
  await rfq.quantity.fill('')
  await rfq.quantity.blur()
  await expect(rfq.quantity).toHaveValue('1')
  await expect(rfq.quantity).not.toHaveAttribute('aria-invalid', 'true')

  await rfq.material.selectOption({ label: 'Steel' })
  await rfq.grade.selectOption({ label: '4140' })
  await rfq.material.selectOption({ label: 'Brass' })
  await expect(rfq.grade).toHaveValue('')
  const subprocess = rfq.form.getByLabel('Specific Process')
  await expect(subprocess).toHaveAttribute('aria-disabled', 'true')
  await rfq.form.getByLabel('Manufacturing Process').selectOption({ label: 'CNC Machining' })
  await subprocess.selectOption({ label: '5-Axis Milling' })
  await rfq.form.getByLabel('Manufacturing Process').selectOption({ label: 'Casting' })
  await expect(subprocess).toHaveValue('')
})

test('files are checked by content, added once, and refused with the reason', async ({ api, openBrowser, samples }) => {
  const page = await openBrowser((await api.newCustomer()).token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fileChoice.setInputFiles([samples.bracket, samples.photo, samples.pngNamedPdf])
  await expectToast(page, 'Invalid files detected', 'Only STEP and PDF files are allowed')
  await expect(rfq.chosen.getByRole('listitem')).toHaveCount(1)
  await expect(rfq.refused.getByRole('listitem').filter({ hasText: 'inspection.png' })).toContainText(
    'Only STEP and PDF files are allowed',
  )
  await expect(rfq.refused.getByRole('listitem').filter({ hasText: 'png-named.pdf' })).toContainText(
    'Its content is not a PDF',
  )
  await rfq.fileChoice.setInputFiles(fileOf('drawing.step', 'This is no drawing.'))
  await expectToast(page, 'Invalid files detected')
  await expect(rfq.refused).toContainText('Its content is not a STEP file')
  await rfq.fileChoice.setInputFiles(samples.emptyStep)
  await expectToast(page, 'Invalid files detected')
  await expect(rfq.refused).toContainText('This file is empty')
  await rfq.fileChoice.setInputFiles(samples.bracket)
  await expectToast(page, 'Already added')
  await expect(rfq.chosen.getByRole('listitem')).toHaveCount(1)
  await expect(rfq.file('bracket.step')).toContainText('KB')
  await expectAccessible(page, 'the RFQ form with files that were not taken')
  await page.getByRole('button', { name: 'Remove bracket.step' }).click()
  await expect(rfq.chosen).toHaveCount(0)
})

test('file names of every kind arrive as they are; a truncated file is refused, and the others stay uploaded', async ({
  api,
  openBrowser,
  samples,
  watch,
}) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await rfq.sendNothingEarly()
  await rfq.open()
  await rfq.fill(request)
  const step = await readFile(samples.block)
  const names = [
    `${'n'.repeat(250)}.step`,
    '🦾 Halter – größer.step',
    `6" bore, 'rev. C'; 100%.step`,
    'حامل القابض.step',
    'two\nlines.step',
    'drawing\u202efdp.step',
  ]
  await rfq.chooseForOnePart([...names.map((name) => fileOf(name, step)), fileOf('cut.step', step.subarray(0, 5000))])
  await expect(rfq.chosen.getByRole('listitem')).toHaveCount(7)
  await expectAccessible(page, 'the RFQ form with files of all names')
  watch.announce(400, '/api/files/upload')
  await rfq.submit()
  await expect(page.getByText('Your request reached us, but not all of its files could be taken.')).toBeVisible()
  await expect(rfq.file('cut.step')).toContainText('File upload failed')
  await expectAccessible(page, 'an RFQ of which a file failed')
  await page.getByRole('button', { name: 'Continue Without These Files' }).click()
  await expect(rfq.thanks).toBeVisible()
  const [stored] = await storedRfqs(api, token)
  expect(stored?.files.map(({ filename }) => filename)).toEqual([
    names[0],
    names[1],
    names[2],
    names[3],
    'twolines.step',
    'drawingfdp.step',
  ])
  const rfqs = new RfqsPage(page)
  await rfqs.open()
  await rfqs.row('Impeller IM-7').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 🦾 Halter – größer.step' }).click()
  expect((await download).suggestedFilename()).toBe('🦾 Halter – größer.step')
})

test('a file whose upload is cut off is retried alone, and the RFQ is not created twice', async ({
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
  await wire.whileCut(1_000_000, async () => {
    await rfq.submit()
    await expect(rfq.file('long.step')).toContainText('File upload failed')
  })
  await expect(rfq.file('drawing.pdf')).toContainText('Uploaded')
  await page.getByRole('button', { name: 'Try long.step again' }).click()
  await expect(rfq.thanks).toBeVisible()
  const stored = await storedRfqs(api, token)
  expect(stored.map(({ projectName }) => projectName)).toEqual([request.projectName])
  expect(stored[0]?.files.map(({ filename }) => filename)).toEqual(['drawing.pdf', 'long.step'])
  expect(stored[0]?.files[1]?.size).toBe((await readFile(long)).length)
})

test('a failed request keeps its input, and is created once on retry', async ({ api, openBrowser, whileBroken }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill(request)
  await whileBroken(['rfqs'], async () => {
    await rfq.submit()
    await expectToast(page, 'Failed to submit RFQ')
    await expect(rfq.projectName).toHaveValue(request.projectName)
  })
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()
  expect(await storedRfqs(api, token)).toHaveLength(1)
})

test('a multi-part request keeps files and quantities separate', async ({ api, openBrowser, samples }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill({ ...request, projectName: 'Gearbox GB-7', material: 'Aluminum' })
  await rfq.chooseFiles(samples.bracket)
  await rfq.addPart.click()
  const [first, second] = [rfq.part(1), rfq.part(2)]
  await expect(second.name).toBeFocused()
  await expect(first.material).toHaveValue('aluminum')
  await expect(first.card).toContainText('bracket.step')
  await first.name.fill('Housing')
  await first.addQuantity.click()
  await first.quantity(2).fill('100')
  await second.name.fill('Lid')
  await rfq.submit()
  await expectError(second.material, 'Material is required')
  await expect(second.material).toBeFocused()
  await second.material.selectOption({ label: 'Steel' })
  await second.grade.selectOption({ label: '1018' })
  await second.tolerance.selectOption({ label: 'Standard (±0.005 in, ±0.13 mm)' })
  await second.quantity().fill('10')
  await second.fileChoice.setInputFiles([samples.block, samples.drawing])
  await expect(second.card).toContainText('drawing.pdf')
  await expectAccessible(page, 'a request of several parts')

  await page.getByRole('button', { name: 'Duplicate Part 2' }).click()
  await expect(rfq.part(3).material).toHaveValue('steel')
  await page.getByRole('button', { name: 'Remove Part 3' }).click()
  await expectAccessible(page, 'the question before a part is removed')
  await page.getByRole('button', { name: 'Remove part', exact: true }).click()
  await expect(rfq.part(3).card).toHaveCount(0)
  await rfq.submit()
  await expect(rfq.thanks).toBeVisible()
  const stored = await storedRfqs(api, token)
  expect(stored).toMatchObject([
    {
      projectName: 'Gearbox GB-7',
      parts: [
        { name: 'Housing', material: 'aluminum', quantities: [12, 100], files: [{ filename: 'bracket.step' }] },
        { name: 'Lid', quantities: [10], files: [{ filename: 'block.step' }, { filename: 'drawing.pdf' }] },
      ],
    },
  ])
})

test('a request of several parts on a phone', { tag: '@narrow' }, async ({ api, openBrowser, samples }) => {
  const page = await openBrowser((await api.newCustomer()).token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill(request)
  await rfq.fileChoice.setInputFiles([samples.bracket, samples.photo])
  await expect(rfq.refused).toBeVisible()
  await expectWell(page, 'the RFQ form with files')
  await rfq.addPart.click()
  await rfq.part(2).fileChoice.setInputFiles(samples.drawing)
  await expect(rfq.part(2).card).toContainText('drawing.pdf')
  await expectWell(page, 'a request of several parts')
})
