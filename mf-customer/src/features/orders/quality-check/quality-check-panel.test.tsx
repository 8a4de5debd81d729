import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { storeToken } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { approve, fakeApi, fileOf, open, sendRevision, writeRevision } from '../../../../test/quality-check.tsx'

beforeEach(() => storeToken('token'))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
})

test('without files the customer is not asked to look at them, and approving asks for confirmation', async () => {
  const decisions = fakeApi([])
  open()
  await screen.findByText(/The inspection files will appear here as soon as we have uploaded them/)
  await approve()
  await screen.findByText('No quality files have been uploaded yet. Approve anyway?')
  expect(decisions).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Approve Anyway' }))
  await waitFor(() =>
    expect(decisions).toEqual([{ approved: true, notes: '', basedOn: { files: [], characteristics: 3 } }]),
  )
})

test('approving files that failed to load warns that they were not seen', async () => {
  const decisions = fakeApi(undefined)
  open()
  await screen.findByText('Failed to fetch quality check files')
  await approve()
  await screen.findByText('The quality files could not be loaded, so you have not seen them. Approve anyway?')
  expect(decisions).toEqual([])
})

test('approving while files are loading asks first, and says when they have loaded', async () => {
  const list = Promise.withResolvers<void>()
  const decisions = fakeApi([fileOf('new', '2026-11-05T12:00:00Z')], { listed: list.promise })
  open()
  await approve()
  await screen.findByText('The quality files are still being loaded, so you have not seen them. Approve anyway?')
  expect(screen.queryByText(/made and inspected/)).toBeNull()
  list.resolve()
  await screen.findByText('The quality files are here now. Approve without having looked at them?')
  expect(decisions).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Approve Anyway' }))
  await waitFor(() => expect(decisions).toHaveLength(1))
})

test.each(['owner', 'viewer'])('files that failed to load show an error and nothing else to an %s', async (role) => {
  fakeApi(undefined, { companyRole: role })
  open()
  expect(await screen.findByText(/^Your parts are in quality check\. .* could not be loaded/)).toBeDefined()
  expect(await screen.findByText('Failed to fetch quality check files')).toBeDefined()
  expect(screen.queryByText(/made and inspected|waiting for a decision/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText(/^Your parts are in quality check\. .* could not be loaded/)).toBeDefined()
})

test('files are listed newest first with kind, size and date, and an approval is sent at once', async () => {
  const decisions = fakeApi([fileOf('old', '2026-11-02T12:00:00Z'), fileOf('new', '2026-11-05T12:00:00Z')])
  open()
  const files = await screen.findAllByRole('listitem')
  expect(files.map((file) => file.textContent)).toEqual([
    expect.stringMatching(/^report\.pdfPDF · 2 KB · Nov 05, 2026/),
    expect.stringMatching(/^report\.pdfPDF · 2 KB · Nov 02, 2026/),
  ])
  await approve()
  await waitFor(() => expect(decisions).toHaveLength(1))
})

test('the newest PDF is previewed from the start, others on a click', async () => {
  fakeApi([
    fileOf('old', '2026-11-02T12:00:00Z', { fileName: 'first.pdf' }),
    fileOf('new', '2026-11-05T12:00:00Z', { fileName: 'second.pdf' }),
  ])
  open()
  await waitFor(() => expect(document.querySelector('iframe')?.title).toBe('second.pdf'))
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Show first.pdf' }))
  await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Hide second.pdf' }))
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('a PDF that fails to load, or that the browser cannot show, says so', async () => {
  fakeApi([fileOf('new', '2026-11-05T12:00:00Z')], { fileStatus: 503 })
  open()
  expect(await screen.findByText('This PDF could not be shown here.')).toBeDefined()
  expect(document.querySelector('iframe')).toBeNull()
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  fireEvent.click(screen.getByRole('button', { name: 'Hide report.pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show report.pdf' }))
  expect(screen.getByText(/This browser cannot show PDFs inside a page/)).toBeDefined()
})

test('an image is shown with its name and enlarged in a dialog, and says so if it cannot be shown', async () => {
  fakeApi([fileOf('photo', '2026-11-05T12:00:00Z', { fileName: 'part.png', fileType: 'image' })])
  open()
  const picture = await screen.findByRole('img', { name: 'part.png' })
  expect(picture.getAttribute('src')).toBe('/api/files/photo')
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge part.png' }))
  const dialog = await screen.findByRole('dialog', { name: 'part.png' })
  expect(within(dialog).getByRole('img', { name: 'part.png' })).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  fireEvent.error(picture)
  expect(await screen.findByText(/This image could not be shown here/)).toBeDefined()
})

const sheet = fileOf('sheet', '2026-11-05T12:00:00Z', { fileName: 'sizes.xlsx', fileType: 'excel' })

test('a spreadsheet is shown as a table on a click', async () => {
  fakeApi([sheet], { content: 'No.;Actual\n1;25,01' })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Show sizes.xlsx' }))
  const table = await screen.findByRole('table', { name: 'Table of sizes.xlsx' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['No.', 'Actual', '1', '25,01'])
  expect(screen.getByRole('button', { name: 'Download sizes.xlsx' })).toBeDefined()
})

test('a spreadsheet that cannot be shown says why', async () => {
  fakeApi([sheet], { content: 'PK but no ZIP' })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Show sizes.xlsx' }))
  expect(await screen.findByText('This file is damaged and cannot be shown here.')).toBeDefined()
})

test('a viewer sees the files and who can decide, without decision buttons', async () => {
  fakeApi([fileOf('new', '2026-11-05T12:00:00Z')], { companyRole: 'viewer' })
  open()
  expect(await screen.findByText(/can approve the parts or ask for a revision/)).toBeDefined()
  expect(await screen.findByRole('link')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByText('Action Required')).toBeNull()
})

test('a revision needs notes, and a failed one keeps them', async () => {
  fakeApi([], { refusal: { status: 503, body: { message: 'Down', code: 'server.unavailable' } } })
  open()
  writeRevision('  ')
  sendRevision()
  expect(await screen.findByText('Please describe what needs to be revised')).toBeDefined()
  fireEvent.change(screen.getByLabelText(/Revision notes/), { target: { value: 'The slot is too short' } })
  sendRevision()
  expect(await screen.findByText('Failed to submit approval. Please try again.')).toBeDefined()
  expect(screen.getByLabelText(/Revision notes/)).toHaveProperty('value', 'The slot is too short')
})

test('a check answered in the meantime says so, and shows the unsent notes until they are discarded', async () => {
  const body = { message: 'This quality check has already been decided', code: 'order.quality_check_decided' }
  fakeApi([], { refusal: { status: 409, body } })
  const change = open()
  writeRevision('The slot is too short')
  sendRevision()
  expect(await screen.findByText('Already answered')).toBeDefined()
  change({ orderStatus: 'packing', qualityCheckStatus: 'approved', customerApprovedAt: '2026-11-05T12:00:00Z' })
  expect(document.activeElement?.textContent).toContain('The slot is too short')
  expect(screen.queryByRole('button', { name: 'Send Revision Request' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Discard Notes' }))
  expect(screen.queryByText('The slot is too short')).toBeNull()
})

test('all decisions stay visible, newest first, even when new files ask again', async () => {
  fakeApi([])
  const revision = {
    decision: 'needs_revision',
    notes: 'Burrs in bore 2.',
    decidedAt: '2026-11-04T12:00:00Z',
    decidedBy: 'Ada Lovelace',
  } as const
  const change = open({ qualityDecisions: [revision] })
  expect(screen.getByText(/^Revision requested on Nov 04, 2026.* by Ada Lovelace$/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined()
  const approval = {
    decision: 'approved',
    notes: 'Within tolerance.',
    decidedAt: '2026-11-05T12:00:00Z',
    decidedBy: null,
  } as const
  change({
    qualityCheckStatus: 'approved',
    customerApprovedAt: approval.decidedAt,
    qualityDecisions: [approval, revision],
  })
  const decisions = within(screen.getByRole('list', { name: 'Decisions' })).getAllByRole('listitem')
  expect(decisions.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Approved on Nov 05, 2026.*Within tolerance\.$/),
    expect.stringMatching(/^Revision requested on Nov 04, 2026.*Burrs in bore 2\.$/),
  ])
  await screen.findByText('No quality files have been uploaded yet.')
})

test('the decision comes before the files, where a long PDF cannot push it out of view', async () => {
  fakeApi([fileOf('new', '2026-11-05T12:00:00Z')])
  open()
  const file = await screen.findByRole('listitem')
  const approveButton = screen.getByRole('button', { name: 'Approve' })
  expect(approveButton.compareDocumentPosition(file)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('files from before a revision request are collapsed, with the date until which they were current', async () => {
  fakeApi([
    fileOf('old', '2026-11-02T12:00:00Z', { fileName: 'first.pdf' }),
    fileOf('new', '2026-11-05T12:00:00Z', { fileName: 'second.pdf' }),
  ])
  const revision = { decision: 'needs_revision', notes: 'Burrs.', decidedAt: '2026-11-04T12:00:00Z', decidedBy: null }
  open({ qualityDecisions: [revision as Order['qualityDecisions'][number]] })
  expect(await screen.findByText('second.pdf')).toBeDefined()
  expect(screen.queryByText('first.pdf')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '1 earlier file, Nov 04, 2026' }))
  expect(screen.getByText('first.pdf')).toBeDefined()
})

test("the request's models and drawings are shown for comparison", async () => {
  fakeApi([fileOf('new', '2026-11-05T12:00:00Z')])
  const files = ['step', 'pdf'].map((kind) => ({ id: kind, fileType: kind, filename: `part.${kind}`, size: 1536 }))
  open({ rfq: { companyId: null, files } as unknown as Order['rfq'] }) // only these fields are read
  expect(await screen.findByText('Compare with your drawings')).toBeDefined()
  expect(screen.getByText('part.step')).toBeDefined()
  expect(screen.getByText('part.pdf')).toBeDefined()
})

test('an order that passed the check without files or decisions has no panel', async () => {
  fakeApi([])
  open({ orderStatus: 'delivered', qualityCheckStatus: null })
  await waitFor(() => expect(screen.queryByText('Quality Check')).toBeNull())
  expect(screen.queryByText('No quality files have been uploaded yet.')).toBeNull()
})
