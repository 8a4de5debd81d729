import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { submitForm } from './submit-form.tsx'

test('while a form is being submitted its fields cannot change and keep the focus; then they can be edited again', async () => {
  const sending = Promise.withResolvers<void>()
  const form = { validateForm: async () => ({}), submitForm: () => sending.promise }
  render(
    <form onSubmit={submitForm(form)} aria-label="Quote">
      <input aria-label="Amount" defaultValue="12" />
      <input aria-label="Archive" type="checkbox" />
      <button type="submit">Send</button>
    </form>,
  )
  const amount = screen.getByRole<HTMLInputElement>('textbox')
  const archive = screen.getByRole<HTMLInputElement>('checkbox')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true')
  amount.focus()
  await userEvent.keyboard('3')
  await userEvent.click(archive)
  expect([amount.value, archive.checked, document.activeElement]).toEqual(['12', false, amount])
  sending.resolve()
  await expect.poll(() => screen.getByRole('form').getAttribute('aria-busy')).toBeNull()
  await userEvent.type(amount, '3')
  await userEvent.click(archive)
  expect([amount.value, archive.checked]).toEqual(['123', true])
})
