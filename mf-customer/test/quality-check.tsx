import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { QualityCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { QualityCheckPanel } from '../src/features/orders/quality-check/quality-check-panel.tsx'
import { orderInCheck } from './order.ts'

export const fileOf = (id: string, createdAt: string, facts: object = {}) => ({
  id,
  fileName: 'report.pdf',
  fileSize: 1536,
  fileType: 'pdf',
  mimetype: 'application/pdf',
  fileUrl: `/api/files/${id}`,
  createdAt,
  ...facts,
})

interface Answers {
  /** Delays the list of files until it resolves; at once if left out. */
  listed?: Promise<unknown>
  companyRole?: string
  /** The answer to a decision; success if left out. */
  refusal?: { status: number; body: object }
  /** The answer to a request for a file itself. */
  fileStatus?: number
  characteristics?: QualityCharacteristic[]
  /** The content of every file. */
  content?: string
}

/** A server with an order's quality files, undefined if their list fails; records decisions. */
export function fakeApi(
  files: object[] | undefined,
  { companyRole = 'owner', refusal, fileStatus = 200, listed, characteristics = [], content = '' }: Answers = {},
) {
  const decisions: unknown[] = []
  const answer = (value: unknown, status = 200) =>
    new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } })
  const serve = async (url: string, request: RequestInit) => {
    if (url === '/api/auth/me') return answer({ id: 'ada', name: 'Ada Lovelace', companyRole })
    if (request.method === 'HEAD') return new Response(null, { status: fileStatus })
    if (url.endsWith('/quality-characteristics')) return answer({ revision: 3, characteristics })
    if (url.endsWith('/quality-decisions')) return answer([])
    if (url.startsWith('/api/files/')) return new Response(content)
    if (request.method !== 'POST') {
      await listed
      return files ? answer(files) : answer({ message: 'Something went wrong' }, 500)
    }
    if (refusal) return answer(refusal.body, refusal.status)
    decisions.push(JSON.parse(String(request.body)))
    return answer({})
  }
  vi.stubGlobal('fetch', vi.fn(serve))
  return decisions
}

export function open(order: Partial<Order> = {}) {
  const store = makeStore()
  const framed = (now: Partial<Order>) => (
    <Provider store={store}>
      <MemoryRouter>
        <QualityCheckPanel order={orderInCheck(now)} />
        <ToastHost />
      </MemoryRouter>
    </Provider>
  )
  const { rerender } = render(framed(order))
  return (now: Partial<Order>) => rerender(framed(now))
}

export async function approve() {
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Approval' }))
}

export function writeRevision(notes: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Request Revision' }))
  fireEvent.change(screen.getByLabelText(/Revision notes/), { target: { value: notes } })
}

export const sendRevision = () => fireEvent.click(screen.getByRole('button', { name: 'Send Revision Request' }))
