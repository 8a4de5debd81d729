import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'

/** Shared by the tests of quotes: quotes, a server that has one, and how to open a screen. */

const part = {
  id: 'part',
  position: 1,
  name: null as string | null,
  material: 'aluminum',
  materialGrade: null,
  finishing: null,
  tolerance: 'tight',
  quantities: [10],
  notes: null,
  files: [],
}

export const rfq = {
  id: 'rfq',
  displayNumber: 'SQTE-0007',
  projectName: 'Bracket',
  material: 'aluminum',
  materialGrade: null,
  quantity: 10,
  notes: null,
  parts: [part],
  user: { name: 'Ada Lovelace', company: null, companyNameInput: null },
  shipTo: null,
  billTo: null,
  companyId: null as string | null,
}

const line = (partId: string, quantity: number, amount: string, isChosen = true) => ({
  partId,
  partName: null,
  quantity,
  unitPrice: '1.0000',
  amount,
  isChosen,
})

const offer = {
  revision: 1,
  amount: '1200.00',
  currency: 'USD',
  validUntil: '2026-12-24',
  estimatedDeliveryDate: null as string | null,
  notes: null as string | null,
  quoteFileUrl: null as string | null,
  createdAt: '2026-11-24T09:00:00Z',
  lines: [line('part', 10, '1200.00')],
  charges: [],
  terms: null,
}

export const quote = {
  ...offer,
  picture: null,
  id: 'quote',
  rfqId: 'rfq',
  rfq,
  quoteNumber: 'SQTE-0007',
  status: 'pending',
  isExpired: false,
  purchaseOrderUrl: null,
  purchaseOrderNumber: null,
  orderNumber: null,
  customerResponse: null,
  revisions: [offer],
  renewalRequestedAt: null as string | null,
}

/** The same quote, revised to a higher price. */
export const revised = {
  ...quote,
  revision: 2,
  amount: '1500.00',
  lines: [line('part', 10, '1500.00')],
  revisions: [{ ...offer, revision: 2, amount: '1500.00', lines: [line('part', 10, '1500.00')] }, offer],
}

const gearbox = {
  amount: '160.20',
  lines: [line('housing', 10, '120.00'), line('housing', 100, '800.10', false), line('lid', 10, '40.20')],
}

/** Two parts, one of them priced at two quantities. */
export const severalParts = {
  ...quote,
  ...gearbox,
  rfq: {
    ...rfq,
    parts: [
      { ...part, id: 'housing', name: 'Housing' },
      { ...part, id: 'lid', name: 'Lid' },
    ],
  },
  revisions: [{ ...offer, ...gearbox }],
}

export const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

/** The server's refusal of an answer, by the quote's current state. */
function refusalOf(current: object, body: { revision: number; status: string }): string | undefined {
  if ('status' in current && current.status !== 'pending') return 'quote.not_pending'
  if ('revision' in current && body.revision !== current.revision) return 'quote.revised'
  return 'isExpired' in current && current.isExpired && body.status === 'accepted' ? 'quote.expired' : undefined
}

/** A server with one quote, which may change while the customer looks at it. */
export function fakeApi(initial: object, companyRole = 'owner') {
  let current: object = initial
  const answers: { revision: number; status: string; quantities?: string; response: string }[] = []
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.endsWith('/respond')) {
      const sent = request.body instanceof FormData ? Object.fromEntries(request.body) : {}
      const body = {
        ...sent,
        revision: Number(sent.revision),
        status: String(sent.status),
        response: String(sent.response),
      }
      answers.push(body)
      const code = refusalOf(current, body)
      if (code) return json({ code }, 409)
      current = { ...current, status: body.status }
      return json(current)
    }
    if (url === '/api/company/addresses') return json([])
    return json(url === '/api/auth/me' ? { companyRole } : current)
  })
  return {
    answers,
    change: (changes: object) => {
      current = { ...current, ...changes }
    },
  }
}

/** Uploads are sent another way; this server answers them so, or the connection breaks (status 0). */
export function answerUploads(answer: { status: number; code?: string; message?: string; warning?: string }) {
  class AnsweredUpload {
    upload = {}
    status = answer.status
    statusText = ''
    responseText = JSON.stringify(answer)
    onload = () => {}
    onerror = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    send() {
      queueMicrotask(() => (answer.status === 0 ? this.onerror() : this.onload()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload)
}

/** Renders a screen at an address, with its own store. */
export function open(screenOf: ReactElement, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: screenOf }], { initialEntries: [address] })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return router
}

export const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
