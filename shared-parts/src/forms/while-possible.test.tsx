// @vitest-environment jsdom
import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { KeptForm } from './kept-form.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { type Ended, useSayEnded, WhilePossible } from './while-possible.tsx'

const declined: Ended = {
  ...{ what: 'rfq-decision', id: '7' },
  ...{ did: 'declined this RFQ', was: 'This RFQ was declined' },
}
const place = 'rfq 7 quote'
const kept = z.partial(z.object({ notes: z.string() }))

let change = { by: null as string | null, isSelf: false, at: '2026-11-29T10:00:00.000Z' }
const send = vi.fn()
beforeEach(() => {
  send.mockClear()
  change = { by: 'Alex Berg', isSelf: false, at: '2026-11-29T10:00:00.000Z' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(change)))
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function Form() {
  const form = useKeptForm({ place, kept, shown: { notes: '' }, base: undefined, onSubmit: async () => send() })
  return (
    <form onSubmit={form.handleSubmit}>
      <KeptForm form={form} />
      <input aria-label="Notes" {...form.getFieldProps('notes')} />
      <Button type="submit">Send</Button>
    </form>
  )
}

function Panel({ ended }: { ended: Ended | undefined }) {
  useSayEnded(ended)
  return (
    <WhilePossible ended={ended} place={place}>
      <Form />
    </WhilePossible>
  )
}

async function open(begun?: Ended) {
  const store = makeStore()
  // The API's answer for the signed-in user, as far as forms use it.
  const user = { id: 'ada', name: 'Ada', email: 'ada@kerf.test' }
  await store.dispatch(authApi.util.upsertQueryData('getCurrentUser', undefined, user as never))
  const page = (ended: Ended | undefined) => (
    <Provider store={store}>
      <MemoryRouter>
        <ToastHost />
        <Panel ended={ended} />
      </MemoryRouter>
    </Provider>
  )
  const { rerender, unmount } = render(page(begun))
  return { end: () => rerender(page(declined)), unmount }
}

const notes = () => screen.queryByLabelText('Notes')
const discard = () => screen.getByRole('button', { name: 'Discard what you typed' })

test('when somebody else ends it, typed input stays, names them, and cannot be sent', async () => {
  const { end } = await open()
  await userEvent.type(screen.getByLabelText('Notes'), 'Half')
  end()
  expect(notes()).toHaveProperty('value', 'Half')
  expect((await screen.findAllByText(/Alex Berg declined this RFQ on Nov 29, 2026/)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(screen.getByLabelText('Notes'), '{Enter}')
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(discard())
  expect(notes()).toBeNull()
  expect(sessionStorage.getItem('kerf.forms.drafts')).toBeNull()
})

test('an empty form disappears, and a toast says who ended it', async () => {
  const { end } = await open()
  end()
  expect(notes()).toBeNull()
  expect(await screen.findByText(/Alex Berg declined this RFQ on/)).toBeDefined()
})

test('nothing is said if the user ended it, or if it had ended before', async () => {
  change = { ...change, by: 'Ada', isSelf: true }
  const { end } = await open()
  end()
  await waitFor(() => expect(notes()).toBeNull())
  expect(screen.queryByText(/declined this RFQ/)).toBeNull()
})

test('without a name, only what happened is said', async () => {
  change = { ...change, by: null }
  const { end } = await open()
  end()
  expect(await screen.findByText(/^This RFQ was declined on Nov 29, 2026/)).toBeDefined()
})

test('a draft stays readable after its purpose has ended', async () => {
  const { unmount } = await open()
  await userEvent.type(screen.getByLabelText('Notes'), 'Half')
  unmount()
  await open(declined)
  expect(notes()).toHaveProperty('value', 'Half')
  await userEvent.click(discard())
  expect(notes()).toBeNull()
})
