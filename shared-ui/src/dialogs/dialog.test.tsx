// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { Field } from '../forms/field.tsx'
import { TextInput } from '../forms/inputs/text-input.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { MainActions } from './main-actions.tsx'

function Page({ locked = false, withForm = false }: { locked?: boolean; withForm?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open quote</Button>
      <Button>Elsewhere</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Quote" locked={locked} footer={<Button>Accept</Button>}>
        {withForm && (
          <Field label="Notes">
            <TextInput />
          </Field>
        )}
      </Dialog>
    </>
  )
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open quote' }))

test('Tab cycles inside the dialog', async () => {
  render(<Page />)
  await openIt()
  const dialog = screen.getByRole('dialog', { name: 'Quote' })
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
})

test('Escape closes the dialog, and the focus returns to what opened it', async () => {
  render(<Page />)
  await openIt()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open quote' }))
})

test('a dialog with a form starts in its first field', async () => {
  render(<Page withForm />)
  await openIt()
  expect(document.activeElement).toBe(screen.getByLabelText('Notes'))
})

test('a locked dialog cannot be closed by Escape and has no close button', async () => {
  render(<Page locked />)
  await openIt()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

function confirm(onConfirm: () => void, onOpenChange = vi.fn()) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete Maria?"
      confirmLabel="Delete user"
      typeToConfirm="DELETE"
      danger
      onConfirm={onConfirm}
    >
      4 RFQs go with it.
    </ConfirmDialog>
  )
}

test('an irreversible action waits for the word to be typed, and says so', async () => {
  const onConfirm = vi.fn()
  render(confirm(onConfirm))
  const button = screen.getByRole('button', { name: 'Delete user' })
  await userEvent.click(button)
  expect(onConfirm).not.toHaveBeenCalled()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Type DELETE first')
  await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await userEvent.click(screen.getByRole('button', { name: 'Delete user' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('cancelling closes without confirming', async () => {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  render(confirm(onConfirm, onOpenChange))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(onConfirm).not.toHaveBeenCalled()
})

function Answer({ onSubmit }: { onSubmit: () => void }) {
  return (
    <form
      id="answer"
      aria-label="Answer"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <MainActions>
        <Button type="submit" form="answer">
          Confirm
        </Button>
      </MainActions>
    </form>
  )
}

test('the main actions of a form stand in the foot of its dialog, after its own buttons, and submit the form', async () => {
  const onSubmit = vi.fn()
  render(
    <Dialog open onOpenChange={() => undefined} title="Quote" footer={<Button>Messages</Button>}>
      <Answer onSubmit={onSubmit} />
    </Dialog>,
  )
  const foot = document.querySelector('footer')
  expect(foot?.textContent).toBe('MessagesConfirm')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a dialog without a footer has a foot as long as its content has main actions', () => {
  const dialog = (isOpen: boolean) => (
    <Dialog open onOpenChange={() => undefined} title="Quote">
      {isOpen ? <Answer onSubmit={() => undefined} /> : 'Answered'}
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  expect(document.querySelector('footer')?.textContent).toBe('Confirm')
  rerender(dialog(false))
  expect(document.querySelector('footer')).toBeNull()
})

test('outside a dialog the main actions stand in their form', () => {
  render(<Answer onSubmit={() => undefined} />)
  expect(screen.getByRole('form', { name: 'Answer' }).textContent).toBe('Confirm')
})
