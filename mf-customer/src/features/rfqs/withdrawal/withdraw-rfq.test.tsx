import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { WithdrawRfq } from './withdraw-rfq.tsx'

afterEach(() => vi.unstubAllGlobals())

const rfqOf = (status: Rfq['status']) => ({ id: 'rfq', displayNumber: 'SQTE-0042', status }) as Rfq

/** @param answer of the withdrawal @returns what was sent */
function fakeApi(answer: () => Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url === '/api/rfqs/rfq/withdraw') {
      sent.push(JSON.parse(String(body)))
      return answer()
    }
    if (url.startsWith('/api/changes/rfq-decision/rfq')) {
      return Response.json({ by: null, isSelf: false, at: '2026-11-30T09:00:00Z' })
    }
    return new Response('{}', { status: 404 })
  })
  return sent
}

function show(status: Rfq['status']) {
  const router = createMemoryRouter([{ path: '*', element: <WithdrawRfq rfq={rfqOf(status)} /> }])
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
}

const button = () => screen.queryByRole('button', { name: 'Withdraw RFQ' })

test.each(['quoted', 'accepted', 'declined', 'withdrawn'] as const)('an RFQ that is %s has no button', (status) => {
  fakeApi(() => Response.json({}))
  show(status)
  expect(button()).toBeNull()
})

test('it asks first, and sends the reason that was typed', async () => {
  const sent = fakeApi(() => Response.json(rfqOf('withdrawn')))
  show('reviewing')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw RFQ' }))
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw RFQ SQTE-0042?' })
  expect(dialog.textContent).toContain('This cannot be undone.')
  expect(sent).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Project stopped')
  await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw RFQ' }).at(-1) as HTMLElement)
  await screen.findByText('RFQ withdrawn')
  expect(sent).toEqual([{ reason: 'Project stopped' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('when it was quoted meanwhile, the customer reads so, and keeps what was typed', async () => {
  const message = 'This RFQ has been quoted and can no longer be withdrawn.'
  const changed = { by: null, isSelf: false, at: '2026-11-30T09:00:00Z', present: {} }
  fakeApi(() => Response.json({ message, code: 'rfq.already_quoted', changed, requestId: '1' }, { status: 409 }))
  show('submitted')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw RFQ' }))
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
  await userEvent.type(reason, 'Too late')
  await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw RFQ' }).at(-1) as HTMLElement)
  await screen.findByText(/has been quoted/)
  expect(reason.value).toBe('Too late')
})
