import { expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminRfqsPage } from '../../pages/admin-rfqs.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const request = { quantity: 10, material: 'Aluminum', grade: '6061-T6', tolerance: 'Standard (±0.005 in, ±0.13 mm)' }

interface StoredRfq {
  material: string
  parts: { findings?: { kind: string; answer: string | null; reason: string | null }[] }[]
}

for (const [width, options] of widths) {
  test(
    `what a drawing says otherwise is taken or kept before it is sent, and admins read it, ${width}`,
    options,
    async ({ api, openBrowser, samples }) => {
      const customer = await api.newCustomer('Ines Roth')
      const page = await openBrowser(customer.token)
      const rfq = new SubmitRfqPage(page)
      const projectName = `Flange FL-220 ${width}`
      await rfq.open()
      await rfq.fill({ ...request, projectName })
      await rfq.chooseFiles(samples.block, samples.flangeDrawing)

      await test.step('both sides of each difference', async () => {
        await expect(rfq.finding('Material')).toContainText('Aluminum 6061-T6')
        await expect(rfq.finding('Material')).toContainText('1.4301 (X5CrNi18-10)')
        await expect(rfq.finding('Quantity')).toContainText('25')
        // Once the model is measured: it has holes of 8, 9 and 10 mm.
        await expect(rfq.finding('Thread')).toContainText('4x M16 durchgehend', { timeout: 120_000 })
        await expect(rfq.findings.getByRole('listitem')).toHaveCount(4)
        await expectWell(page, 'the RFQ form with differences')
      })
      await test.step('taken by keyboard, and kept with a reason', async () => {
        await rfq.findingsNote.focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Use the drawing’s: Steel 304 SS' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(rfq.material).toHaveValue('steel')
        await expect(rfq.grade).toHaveValue('304 SS')
        await rfq.finding('Quantity').getByRole('button', { name: 'Keep mine' }).click()
        await expect(rfq.finding('Quantity').getByLabel('Say why')).toBeFocused()
        await page.keyboard.type('Ten for a first trial')
        await expect(rfq.findingsNote).toContainText('2 things differ')
        await expectWell(page, 'the RFQ form with differences that were answered')
      })
      await rfq.submit()
      await expect(rfq.thanks).toBeVisible()
      const [stored] = await api.json<StoredRfq[]>('GET', '/api/rfqs', customer.token)
      expect(stored).toMatchObject({
        material: 'steel',
        parts: [
          {
            findings: [
              { kind: 'finishing', answer: null },
              { kind: 'quantity', answer: 'kept', reason: 'Ten for a first trial' },
              { kind: 'thread', answer: null },
              { kind: 'material', answer: 'taken' },
            ],
          },
        ],
      })

      const rfqs = new AdminRfqsPage(await openBrowser(await api.signInAdmin()))
      await rfqs.open(projectName)
      await rfqs.view(projectName)
      const checked = rfqs.panel.getByRole('list', { name: 'Checked before sending' })
      await expect(checked.getByRole('listitem').filter({ hasText: 'Quantity' })).toContainText(
        'Kept as it was: “Ten for a first trial”',
      )
      await expect(checked.getByRole('listitem').filter({ hasText: 'Material' })).toContainText(
        'Changed to what the file says',
      )
      await expectWell(rfqs.page, 'what an admin reads of differences')
    },
  )
}

test('papers that say the same, that are scanned or locked, keep quiet', async ({
  newcomer,
  openBrowser,
  samples,
  watch,
}) => {
  // files are sent as they are chosen, and the locked one is refused
  watch.announce(400, '/api/early-files')
  const page = await openBrowser(newcomer.token)
  const rfq = new SubmitRfqPage(page)
  await rfq.open()
  await rfq.fill({ ...request, projectName: 'Bracket KB-104', finishing: 'Powder Coating' })
  await rfq.chooseFiles(samples.scannedDrawing, samples.encryptedPdf, samples.quote, samples.drawing)
  // The last of them says something, so the others were read.
  await expect(rfq.finding('Finishing')).toContainText('Clear anodized')
  await expect(rfq.findings.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Use the drawing’s: Anodizing (Clear)' }).click()
  await expect(rfq.form.getByLabel('Finishing')).toHaveValue('Anodizing (Clear)')
  await expect(rfq.findingsNote).toHaveCount(0)
})
