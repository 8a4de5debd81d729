// @vitest-environment jsdom
import { makeStore } from '@kerf/shared-runtime'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { useDialogForm } from './use-dialog-form.ts'

afterEach(() => sessionStorage.clear())

const onFailed = vi.fn<(error: unknown) => void>()

/** A form for a price, whose server rejects these fields. */
function Form({ fields }: { fields: Record<string, string> }) {
  const { form, element, errorOf } = useDialogForm({
    place: 'price',
    kept: mini.partial(mini.object({ price: mini.string() })),
    shown: { price: '', hidden: '' },
    base: undefined,
    schema: z.object({ price: z.string() }),
    send: async () => ({ error: { status: 400, code: 'validation.failed', message: 'Please check.', fields } }),
    onDone: () => undefined,
    onFailed,
  })
  return (
    <form ref={element} onSubmit={submitForm(form)}>
      <input aria-label="Price" {...form.getFieldProps('price')} />
      <p>{errorOf('price')}</p>
      <button type="submit">Save</button>
    </form>
  )
}

async function save(fields: Record<string, string>) {
  onFailed.mockClear()
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Form fields={fields} />
      </MemoryRouter>
    </Provider>,
  )
  await userEvent.type(screen.getByLabelText('Price'), '5')
  await userEvent.click(screen.getByText('Save'))
}

test('a server error of a field is shown there only, and focuses the field', async () => {
  await save({ price: 'Too high' })
  await screen.findByText('Too high')
  expect(document.activeElement).toBe(screen.getByLabelText('Price'))
  expect(onFailed).not.toHaveBeenCalled()
})

test.each(['hidden', 'unknown'])(
  'a server error of a field that is not shown (%s) is shown by the form',
  async (field) => {
    await save({ [field]: 'No longer offered' })
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ message: 'No longer offered', status: 400 }))
  },
)

test('both kinds of error are shown, each in its place', async () => {
  await save({ price: 'Too high', hidden: 'No longer offered' })
  await screen.findByText('Too high')
  expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ message: 'No longer offered' }))
})
