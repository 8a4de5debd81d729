import { readFile } from 'node:fs/promises'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { fileOf } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

interface StoredRfq {
  projectName: string
  files: { filename: string; partId: string | null }[]
  parts: { id: string; name: string; material: string; quantities: number[]; files: { filename: string }[] }[]
}

test('files become parts, the table is filled down, and the request goes on elsewhere and is sent', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()

  await test.step('each STEP file makes a part, the PDF finds its own', async () => {
    await rfq.dropOnPage([
      { name: 'arm.step', buffer: await readFile(samples.bracket) },
      { name: 'foot.step', buffer: await readFile(samples.block) },
      { name: 'foot_rev-B.pdf', buffer: await readFile(samples.drawing) },
    ])
    await expect(rfq.part(2).card).toContainText('foot.step')
    await expect(rfq.part(2).card).toContainText('foot_rev-B.pdf')
    await expect(rfq.part(1).card).toContainText('arm.step')
    // a busy machine takes a while to measure
    await expect(rfq.drawing('arm.step')).toContainText('90 × 60 × 75 mm', { timeout: 120_000 })
  })
  await test.step('the table fills down, and takes rows of a spreadsheet', async () => {
    await rfq.projectName.fill('Gripper')
    await rfq.show('Table')
    await rfq.cell('Material', 1).selectOption({ label: 'Aluminum' })
    await rfq.cell('Tolerance', 1).selectOption({ label: 'Tight (±0.002 in, ±0.05 mm)' })
    await page.getByRole('button', { name: 'Fill down Tolerance from row 1: 1 row will change' }).click()
    await expect(rfq.cell('Tolerance', 2)).toHaveValue('tight')
    await rfq.cell('Material', 1).focus()
    await page.keyboard.press('ControlOrMeta+d')
    await expect(rfq.cell('Material', 2)).toHaveValue('aluminum')
    await rfq.cell('Part Name', 2).evaluate((cell) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Foot\tSteel A36\t\t\ttight\t5; 50\nPin\tUnobtainium')
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText('Pasted: 1 row changed, 1 added')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(rfq.cell('Material Grade', 2)).toHaveValue('A36')
    await expect(rfq.cell('Quantity', 2)).toHaveValue('5, 50')
    await expect(rfq.partsTable).toContainText('Not in the list. Please choose one that is')
    await expectAccessible(page, 'the table of parts')
    await page.getByRole('button', { name: 'More for Part 3' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove part', exact: true }).click()
  })
  await test.step('the draft is saved, and the page is left without a question', async () => {
    await rfq.untilSaved()
    await rfq.go('My Orders')
    await expect(rfq.heading('My Orders')).toBeVisible()
  })
  await test.step('elsewhere it goes on, with files in place', async () => {
    const other = await openBrowser(token)
    const there = new SubmitRfqPage(other)
    await there.open()
    await expect(there.restoredNotice).toContainText('Draft saved')
    await expect(there.projectName).toHaveValue('Gripper')
    await expect(there.part(2).card).toContainText('foot_rev-B.pdf')
    await expect(there.drawing('arm.step')).toContainText('90 × 60 × 75 mm')
    await expect(there.part(2).card.getByRole('group', { name: 'Estimate' })).toContainText('not an offer')
    await expectAccessible(other, 'a draft that goes on elsewhere')
    await other.getByRole('button', { name: 'Move foot_rev-B.pdf to part…' }).click()
    await other.getByRole('menuitem', { name: 'The whole request' }).click()
    await expect(other.getByRole('list', { name: 'Files for the whole request' })).toContainText('foot_rev-B.pdf')
    await there.submit()
    await expect(there.thanks).toBeVisible()
  })
  const stored = await api.json<StoredRfq[]>('GET', '/api/rfqs', token)
  expect(stored).toMatchObject([
    {
      projectName: 'Gripper',
      parts: [
        // Named as the file says.
        { name: 'Bracket KB-104', material: 'aluminum', quantities: [1] },
        { name: 'Foot', material: 'steel', quantities: [5, 50] },
      ],
    },
  ])
  const [first, second] = stored[0]?.parts ?? []
  const partOf = Object.fromEntries((stored[0]?.files ?? []).map(({ filename, partId }) => [filename, partId]))
  expect(partOf).toEqual({ 'arm.step': first?.id, 'foot.step': second?.id, 'foot_rev-B.pdf': null })
  expect(await api.json('GET', '/api/rfq-draft', token)).toEqual({ draft: null })
})

test('of two windows the later one is told, and nothing that was typed is lost', async ({
  api,
  openBrowser,
  watch,
}) => {
  const { token } = await api.newCustomer()
  const [one, two] = [await openBrowser(token), await openBrowser(token)]
  const [first, second] = [new SubmitRfqPage(one), new SubmitRfqPage(two)]
  await first.open()
  await second.open()
  await first.projectName.fill('Written first')
  await first.untilSaved()
  watch.announce(409, '/api/rfq-draft')
  await second.projectName.fill('Written second')
  await expect(two.getByText(/Your draft was changed in another window/)).toBeVisible()
  await expectAccessible(two, 'a draft that was changed elsewhere')
  await two.getByRole('button', { name: 'Use the other one' }).click()
  await expect(second.projectName).toHaveValue('Written first')
  await two.getByRole('button', { name: 'Back to what you typed here' }).click()
  await expect(second.projectName).toHaveValue('Written second')
  await second.untilSaved()
  await second.discardDraft()
  await expect(second.projectName).toHaveValue('')
})

test('many parts on a phone stay cards, whatever was chosen elsewhere', { tag: '@narrow' }, async ({
  api,
  openBrowser,
  samples,
}) => {
  const page = await openBrowser((await api.newCustomer()).token)
  await page.addInitScript(() => localStorage.setItem('kerf.customer.rfq-parts-view', 'table'))
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  const block = await readFile(samples.block)
  await rfq.fileChoice.setInputFiles(
    ['long name of a part '.repeat(5), '歯車', 'حامل'].map((name) => fileOf(`${name}.step`, block)),
  )
  await expect(rfq.part(3).card).toBeVisible()
  await expect(rfq.partsTable).toHaveCount(0)
  await expectWell(page, 'parts that files made')
})
