import { makeStore } from '@kerf/shared-runtime'
import { render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { HistoryCard } from './history-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const entry = (id: string, action: string) => ({
  ...{ id, action, at: '2026-11-02T12:00:00Z', kind: 'rfq', objectType: 'rfq', objectId: 'rfq', objectNumber: null },
  ...{ subject: { place: 'rfq', id: 'rfq', name: 'SQTE-0042' }, actorKind: 'admin', changes: {}, address: null },
  ...{ actor: { id: 'ada', name: 'Ada', isDeleted: false }, device: null },
})

test('the history is fetched again when its object has changed', async () => {
  const log = [entry('one', 'rfq.submitted')]
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    return new Response(JSON.stringify(log), { headers: { 'X-Total-Count': String(log.length) } })
  })
  const store = makeStore()
  const history = (of: { id: string }) => (
    <Provider store={store}>
      <MemoryRouter>
        <HistoryCard of={of} />
      </MemoryRouter>
    </Provider>
  )
  const read = { id: 'rfq' }
  const { rerender } = render(history(read))
  const list = await screen.findByRole('list', { name: 'History' })
  expect(list.textContent).toContain('RFQ submitted')
  expect(list.textContent).not.toContain('SQTE-0042')
  rerender(history(read))
  expect(calls).toHaveLength(1)
  log.unshift(entry('two', 'quote.offered'))
  rerender(history({ ...read }))
  await waitFor(() => expect(list.textContent).toContain('Quote sent'))
  expect(calls).toHaveLength(2)
})
