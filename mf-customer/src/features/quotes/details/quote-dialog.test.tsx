import { toast } from '@kerf/shared-runtime'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  answerUploads,
  click,
  fakeApi,
  open,
  quote,
  revised,
  rfq,
  severalParts,
  type,
} from '../../../../test/quotes.tsx'
import { QuoteDialog } from './quote-dialog.tsx'

vi.mock('@kerf/shared-runtime', async (original) => ({
  ...(await original<typeof import('@kerf/shared-runtime')>()),
  toast: { error: vi.fn(), success: vi.fn() },
}))

const onClose = vi.fn()
const openDialog = () => open(<QuoteDialog quoteId="quote" onClose={onClose} onUploadPurchaseOrder={() => {}} />)

afterEach(() => {
  vi.unstubAllGlobals()
  onClose.mockClear()
})

test('accepting names the revision that the customer saw', async () => {
  const { answers } = fakeApi(quote)
  openDialog()
  await click('Accept Quote')
  await click('Confirm')
  await screen.findByText('Quote accepted')
  expect(answers).toMatchObject([{ status: 'accepted', revision: 1 }])
})

test('a quote revised in the meantime is not accepted: the new offer is shown and marked as new', async () => {
  const { answers, change } = fakeApi(quote)
  openDialog()
  await click('Accept Quote')
  await type('Acceptance notes (optional)', 'As agreed')
  change(revised)
  await click('Confirm')
  await screen.findByText('This quote has been revised since you opened it. Please look at the new one.')
  await waitFor(() => expect(screen.getAllByText(/\$1,500\.00/).length).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  const changes = screen.getByRole('region', { name: /^What changed since revision 1/ })
  expect(within(changes).getByText('$1,200.00').tagName).toBe('DEL')
  expect(within(changes).getByText('$1,500.00').tagName).toBe('INS')
  await click('Accept Quote')
  await click('Confirm')
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(answers).toMatchObject([{ revision: 1 }, { revision: 2, response: 'As agreed' }])
})

test('charges are listed between subtotal and total, and in the order preview', async () => {
  const charges = [{ kind: 'tax', label: 'VAT 19 %', amount: '200.00' }]
  fakeApi({ ...quote, charges, terms: 'Net 30 days.' })
  openDialog()
  const sums = within(await screen.findByRole('table', { name: 'Prices' }))
  const rowOf = (name: string) => sums.getByRole('rowheader', { name }).closest('tr')?.textContent
  expect([rowOf('Subtotal'), rowOf('VAT 19 %'), rowOf('Total')]).toEqual([
    'Subtotal$1,000.00',
    'VAT 19 %$200.00',
    'Total$1,200.00',
  ])
  expect(screen.getByText('Net 30 days.')).toBeDefined()
  await click('Accept Quote')
  expect(within(screen.getByRole('region', { name: 'You will order' })).getByText('VAT 19 %')).toBeDefined()
})

test('an expired quote cannot be accepted, but a new one can be asked for', async () => {
  fakeApi({ ...quote, isExpired: true })
  openDialog()
  expect(await screen.findByRole('button', { name: 'Ask for a new quote' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Decline Quote' })).toBeDefined()
})

test('an answered quote shows its answer in place of the buttons', async () => {
  fakeApi({ ...quote, status: 'declined' })
  openDialog()
  expect(await screen.findByText('Quote declined')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Decline Quote' })).toBeNull()
})

test.each([404, 400])('a missing quote (%i) is not found, and no retry is offered', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'Quote not found' }), { status }))
  openDialog()
  expect(await screen.findByRole('heading', { name: 'Quote not found' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByText('Failed to load quote details')).toBeNull()
})

test('a viewer sees the quote and who can answer it, without answer buttons', async () => {
  fakeApi(quote, 'viewer')
  openDialog()
  expect(await screen.findByText(/An owner or buyer of your company can answer this quote/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Accept|Decline) Quote$/ })).toBeNull()
})

test("a former member sees the company's quote and who can answer it", async () => {
  fakeApi({ ...quote, rfq: { ...rfq, companyId: 'acme' } })
  openDialog()
  expect(await screen.findByText(/no longer a member of. An owner or buyer there can answer this quote/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Accept|Decline) Quote$/ })).toBeNull()
})

test('a viewer is offered no purchase order for an accepted quote and no renewal of an expired one', async () => {
  fakeApi({ ...quote, status: 'accepted' }, 'viewer')
  openDialog()
  expect(await screen.findByText(/can upload the purchase order/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Upload Purchase Order' })).toBeNull()
  cleanup()
  fakeApi({ ...quote, isExpired: true }, 'viewer')
  openDialog()
  expect(await screen.findByText(/can ask for a new quote/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ask for a new quote' })).toBeNull()
})

test('a purchase order that is not a PDF is rejected, and one that the server refuses says why in its row until another file is chosen', async () => {
  fakeApi(quote)
  answerUploads({ status: 400, code: 'file.not_pdf', message: 'This file is not a PDF' })
  openDialog()
  await click('Accept Quote')
  const choice = await screen.findByLabelText('Purchase Order (PDF)')
  fireEvent.change(choice, { target: { files: [new File(['JFIF'], 'order.pdf')] } })
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Please select a PDF file'))
  fireEvent.change(choice, { target: { files: [new File(['%PDF-1.7'], 'order.pdf')] } })
  // Its number is optional here.
  await screen.findByLabelText('PO Number (optional)')
  await click('Confirm')
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Chosen file' }).textContent).toContain('This file is not a PDF'),
  )
  await click('Remove order.pdf')
  expect(await screen.findByLabelText('Purchase Order (PDF)')).toBeDefined()
})

test('an answer given by somebody else in the meantime stands, and the typed input can still be read', async () => {
  const { change } = fakeApi(quote)
  openDialog()
  await click('Accept Quote')
  await type('Acceptance notes (optional)', 'Please engrave the lot number.')
  change({ status: 'declined' })
  await click('Confirm')
  await screen.findByText(/^This quote was declined while you were answering/)
  expect(screen.getByText('Please engrave the lot number.').tagName).toBe('BLOCKQUOTE')
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('a quote that expires while it is being accepted says so, and a new one can be asked for', async () => {
  const { change } = fakeApi(quote)
  openDialog()
  await click('Accept Quote')
  change({ isExpired: true })
  await click('Confirm')
  await screen.findByText(/^This quote expired while you were answering/)
  expect(screen.getByRole('button', { name: 'Ask for a new quote' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
})

test('choosing another quantity changes the order preview and its total, and is sent on acceptance', async () => {
  const { answers } = fakeApi(severalParts)
  openDialog()
  await click('Accept Quote')
  expect(document.activeElement).toBe(screen.getByLabelText('Quantity of Housing'))
  const preview = within(screen.getByRole('region', { name: 'You will order' }))
  expect(preview.getByRole('status').textContent).toBe('Total$160.20 USD')
  await type('Quantity of Housing', '100')
  expect(preview.getByText('Housing, 100 PCS')).toBeDefined()
  expect(preview.getByRole('status').textContent).toBe('Total$840.30 USD')
  await click('Confirm')
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(JSON.parse(answers[0]?.quantities ?? '')).toEqual({ housing: 100, lid: 10 })
})

test('a part with a right-to-left name keeps its quantity beside it, in the order preview and in the changes', async () => {
  const parts = [{ ...severalParts.rfq.parts[0], name: 'B שלום' }, severalParts.rfq.parts[1]]
  const lines = severalParts.lines.map((line) => ({ ...line, amount: '99.00' }))
  const [first] = severalParts.revisions
  fakeApi({
    ...severalParts,
    rfq: { ...severalParts.rfq, parts },
    revision: 2,
    lines,
    revisions: [{ ...first, revision: 2, lines }, first],
  })
  openDialog()
  const changes = within(await screen.findByRole('region', { name: /^What changed since revision 1/ }))
  expect(changes.getByText('\u2068B שלום\u2069, 10 PCS')).toBeDefined()
  await click('Accept Quote')
  const preview = within(screen.getByRole('region', { name: 'You will order' }))
  expect(preview.getByText('\u2068B שלום\u2069, 10 PCS')).toBeDefined()
})

test('every part is priced at every quantity, and the lines that make up the total are marked', async () => {
  fakeApi(severalParts)
  openDialog()
  const table = within(await screen.findByRole('table', { name: 'Prices' }))
  expect(table.getByRole('row', { name: /Housing.* 10 PCS .*\$120\.00 Yes/ })).toBeDefined()
  expect(table.getByRole('row', { name: /Housing.* 100 PCS .*\$800\.10 No/ })).toBeDefined()
  expect(table.getByRole('row', { name: /^Total \$160\.20/ })).toBeDefined()
})

test('closing with unsent notes asks first', async () => {
  fakeApi(quote)
  openDialog()
  await click('Decline Quote')
  await type('Reason for decline (optional)', 'Too dear')
  await click('Close')
  await click('Stay')
  expect(onClose).not.toHaveBeenCalled()
  expect(await screen.findByLabelText('Reason for decline (optional)')).toMatchObject({ value: 'Too dear' })
  await click('Close')
  await click('Leave')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('an earlier offer can be read with its prices and its document', async () => {
  const [current, first] = revised.revisions
  fakeApi({ ...revised, revisions: [current, { ...first, quoteFileUrl: '/api/files/old' }] })
  openDialog()
  fireEvent.click(await screen.findByText(/^Revision 1 of Nov 24, 2026/))
  expect(await screen.findByRole('table', { name: 'Prices of revision 1' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Document of revision 1' }).getAttribute('href')).toBe('/api/files/old')
})

test('an expired quote with a renewal request says both', async () => {
  fakeApi({ ...quote, isExpired: true, renewalRequestedAt: '2026-12-27T09:00:00Z' })
  openDialog()
  expect(await screen.findByText(/^You asked for a new quote on Dec 27, 2026/)).toBeDefined()
  expect(screen.getByText(/can no longer be accepted/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ask for a new quote' })).toBeNull()
})
