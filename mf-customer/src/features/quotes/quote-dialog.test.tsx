import { makeStore } from '@kerf/shared-contracts/client/store'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { QuoteDialog } from './quote-dialog.tsx'

// A busy machine draws the first page slowly.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })

const part = {
  id: 'part',
  position: 1,
  name: null,
  material: 'aluminum',
  materialGrade: null,
  finishing: null,
  tolerance: 'tight',
  quantities: [10],
  notes: null,
  files: [],
}
const rfq = {
  id: 'rfq',
  displayNumber: 'SQTE-0007',
  projectName: 'Bracket',
  material: 'aluminum',
  materialGrade: null,
  quantity: 10,
  notes: null,
  parts: [part],
  user: { name: 'Ada Lovelace', company: null, companyNameInput: null },
  companyId: null as string | null,
}
const quote = {
  id: 'quote',
  rfqId: 'rfq',
  rfq,
  quoteNumber: 'SQTE-0007',
  amount: '1200.00',
  currency: 'USD',
  status: 'pending',
  isExpired: false,
  validUntil: '2026-12-24',
  estimatedDeliveryDate: null,
  notes: null,
  quoteFileUrl: null,
  purchaseOrderUrl: null,
  customerResponse: null,
  createdAt: '2026-11-24T09:00:00Z',
  revision: 1,
  revisions: [],
  lines: [{ partId: 'part', partName: null, quantity: 10, unitPrice: '120.0000', amount: '1200.00', isChosen: true }],
  renewalRequestedAt: null,
}

/** A server with one quote, that may be revised while the customer looks at it. */
function fakeApi(initial: object, companyRole = 'owner') {
  let current: object = initial
  const answers: { revision: number; status: string }[] = []
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.endsWith('/respond')) {
      const body = JSON.parse(String(request.body))
      answers.push(body)
      if ('revision' in current && body.revision !== current.revision) return json({ code: 'quote.revised' }, 409)
      current = { ...current, status: body.status }
      return json(current)
    }
    return json(url === '/api/auth/me' ? { companyRole } : current)
  })
  return {
    answers,
    revise: (changes: object) => {
      current = { ...current, ...changes }
    },
  }
}

/** Calls that carry files go another way; this server takes none. */
function refuseUploads(refusal: { code: string; message: string }) {
  class RefusedUpload {
    upload = {}
    status = 400
    statusText = ''
    responseText = JSON.stringify(refusal)
    onload = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    send() {
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', RefusedUpload)
}

function openDialog() {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <QuoteDialog quoteId="quote" onClose={() => {}} onUploadPurchaseOrder={() => {}} />
      </MemoryRouter>
    </Provider>,
  )
}

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('accepting names the revision that the customer saw', async () => {
  const { answers } = fakeApi(quote)
  openDialog()
  await click('Accept Quote')
  await click('Confirm')
  await screen.findByText('Quote accepted')
  expect(answers).toMatchObject([{ status: 'accepted', revision: 1 }])
})

test('a quote that was revised meanwhile is not accepted: the new offer is shown, and that it is new', async () => {
  const { answers, revise } = fakeApi(quote)
  openDialog()
  await click('Accept Quote')
  revise({ revision: 2, amount: '1500.00' })
  await click('Confirm')
  await screen.findByText('This quote has been revised since you opened it. Please look at the new one.')
  await waitFor(() => expect(screen.getAllByText(/\$1,500\.00/).length).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await click('Accept Quote')
  await click('Confirm')
  await screen.findByText('Quote accepted')
  expect(answers.map(({ revision }) => revision)).toEqual([1, 2])
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

test('a viewer sees the quote and who can answer it, without buttons to do so', async () => {
  fakeApi(quote, 'viewer')
  openDialog()
  expect(await screen.findByText(/An owner or buyer of your company can answer this quote/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Accept|Decline) Quote$/ })).toBeNull()
})

test('a former member sees the quote of the company and who can answer it', async () => {
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

test('a purchase order that the server does not take says why in its row, until another file is chosen', async () => {
  fakeApi(quote)
  refuseUploads({ code: 'file.not_pdf', message: 'This file is not a PDF' })
  openDialog()
  await click('Accept Quote')
  const choice = await screen.findByLabelText('Purchase Order (PDF)')
  fireEvent.change(choice, { target: { files: [new File(['JFIF'], 'order.pdf')] } })
  fireEvent.change(await screen.findByLabelText('PO Number'), { target: { value: 'PO-7' } })
  await click('Confirm')
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Chosen file' }).textContent).toContain('This file is not a PDF'),
  )
  await click('Remove order.pdf')
  expect(await screen.findByLabelText('Purchase Order (PDF)')).toBeDefined()
})
