// @vitest-environment jsdom
import { makeStore } from '@kerf/shared-runtime'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { KeptForm } from './kept-form.tsx'
import { useKeptForm } from './use-kept-form.ts'

const kept = z.partial(z.object({ number: z.string() }))
const user = (id: string) => ({ id, name: 'Ada', email: 'ada@kerf.test' })

type Send = (values: object, base: object) => unknown
let send = vi.fn<Send>()
beforeEach(() => {
  send = vi.fn<Send>()
})
afterEach(() => sessionStorage.clear())

function Form({ number, onClose }: { number: string; onClose?: () => void }) {
  const form = useKeptForm({
    place: 'order 1 tracking',
    kept,
    shown: { number, password: '' },
    base: { number },
    onSubmit: async (values, { base, sent, refused }) => {
      if (!refused(await send(values, base))) sent({ values, base: { number: values.number } })
    },
  })
  return (
    <form onSubmit={form.handleSubmit} aria-label="Tracking">
      <KeptForm form={form} present={[{ label: 'Present number', value: number }]} />
      <label>
        Number <input {...form.getFieldProps('number')} />
      </label>
      <label>
        Password <input {...form.getFieldProps('password')} />
      </label>
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.keeping.leave(onClose ?? (() => undefined))}>
        Cancel
      </button>
    </form>
  )
}

async function open(number: string, owner = 'ada') {
  const store = makeStore()
  // The API's answer for the signed-in user, as far as forms use it.
  await store.dispatch(authApi.util.upsertQueryData('getCurrentUser', undefined, user(owner) as never))
  const page = (shown: string) => (
    <Provider store={store}>
      <MemoryRouter>
        <Form number={shown} />
      </MemoryRouter>
    </Provider>
  )
  const { rerender, unmount } = render(page(number))
  return { receive: (shown: string) => rerender(page(shown)), unmount }
}

const field = () => screen.getByLabelText('Number')
const typeNumber = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.queryByText(/This was changed while you were typing/)

describe('fresh data', () => {
  test('replace the values of an untouched form, and become the base of the next write', async () => {
    const { receive } = await open('1')
    receive('2')
    await waitFor(() => expect(field()).toHaveProperty('value', '2'))
    await typeNumber('3')
    await press('Save')
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ number: '3', password: '' }, { number: '2' }))
  })

  test('leave typed input alone, are shown beside it, and block sending until one of the two is chosen', async () => {
    const { receive } = await open('1')
    await typeNumber('mine')
    receive('theirs')
    expect(notice()).not.toBeNull()
    expect(field()).toHaveProperty('value', 'mine')
    expect(screen.getByText('theirs')).toBeDefined()
    await press('Save')
    expect(send).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep mine'))
    await press('Keep mine')
    expect(notice()).toBeNull()
    await press('Save')
    await waitFor(() => expect(send).toHaveBeenCalledWith({ number: 'mine', password: '' }, { number: 'theirs' }))
  })

  test('replace the typed input if they are chosen', async () => {
    const { receive } = await open('1')
    await typeNumber('mine')
    receive('theirs')
    await press('Take theirs')
    expect(field()).toHaveProperty('value', 'theirs')
    expect(sessionStorage.getItem('kerf.forms.drafts')).toBeNull()
  })

  test("equal to what was just sent do not count as somebody else's change", async () => {
    const { receive } = await open('1')
    await typeNumber('2')
    await press('Save')
    await userEvent.type(field(), '3')
    receive('2')
    expect(notice()).toBeNull()
    expect(field()).toHaveProperty('value', '23')
  })
})

test('a refused write says who was faster, and choosing to keep it sends it based on the current values', async () => {
  await open('1')
  const changed = { by: 'Grace', isSelf: false, at: '2026-11-28T10:00:00.000Z', present: { number: 'theirs' } }
  send.mockResolvedValueOnce({ status: 409, code: 'write.stale', message: 'Changed', changed })
  await typeNumber('mine')
  await press('Save')
  expect(await screen.findByText(/Grace changed this while you were typing/)).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep mine'))
  await press('Keep mine')
  await press('Save')
  await waitFor(() => expect(send).toHaveBeenLastCalledWith(expect.anything(), { number: 'theirs' }))
})

describe('a draft', () => {
  test('is restored after the page was lost, without the password', async () => {
    const { unmount } = await open('1')
    await typeNumber('half')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    unmount()
    expect(sessionStorage.getItem('kerf.forms.drafts')).not.toContain('secret')
    await open('1')
    expect(field()).toHaveProperty('value', 'half')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    await press('Discard')
    expect(field()).toHaveProperty('value', '1')
  })

  test('of something changed since is compared before it is sent', async () => {
    const { unmount } = await open('1')
    await typeNumber('half')
    unmount()
    await open('theirs')
    expect(notice()).not.toBeNull()
    expect(field()).toHaveProperty('value', 'half')
  })

  test('is removed once it is sent', async () => {
    await open('1')
    await typeNumber('2')
    expect(sessionStorage.getItem('kerf.forms.drafts')).not.toBeNull()
    await press('Save')
    await waitFor(() => expect(sessionStorage.getItem('kerf.forms.drafts')).toBeNull())
  })

  test.each(['{"owner":"ada","forms":{"order 1 tracking":{"version":1,"at":1,"values":{"number":7}}}}', 'null', '{'])(
    'that is invalid, such as %s, is ignored',
    async (stored) => {
      sessionStorage.setItem('kerf.forms.drafts', stored)
      await open('1')
      expect(field()).toHaveProperty('value', '1')
    },
  )

  test('of another user is removed', async () => {
    const { unmount } = await open('1')
    await typeNumber('half')
    unmount()
    await open('1', 'somebody else')
    expect(field()).toHaveProperty('value', '1')
    expect(sessionStorage.getItem('kerf.forms.drafts')).toBeNull()
  })
})

describe('a form in a dialog', () => {
  async function openDialog() {
    const onClose = vi.fn()
    const store = makeStore()
    // See above.
    await store.dispatch(authApi.util.upsertQueryData('getCurrentUser', undefined, user('ada') as never))
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Dialog open onOpenChange={onClose} title="Tracking">
            <Form number="1" onClose={onClose} />
          </Dialog>
        </MemoryRouter>
      </Provider>,
    )
    return onClose
  }
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => press('Close')],
    ['Cancel', () => press('Cancel')],
  ])('asks before %s discards what is typed, and removes the draft after a yes', async (_, close) => {
    const onClose = await openDialog()
    await typeNumber('2')
    await close()
    await question()
    await press('Stay')
    expect(onClose).not.toHaveBeenCalled()
    expect(field()).toHaveProperty('value', '2')
    await close()
    await question()
    await press('Leave')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sessionStorage.getItem('kerf.forms.drafts')).toBeNull()
  })

  test('closes at once when nothing is typed', async () => {
    const onClose = await openDialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
