import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HelpButton } from './help-button.tsx'

test.each([
  ['tolerance', 'How exact?', 'What a tolerance says', 3],
  ['finishing', 'Which finish?', 'What a finish does to the surface', 5],
] as const)('help about %s explains each kind with a drawing that is described', async (topic, ask, title, count) => {
  render(<HelpButton topic={topic} />)
  await userEvent.click(screen.getByRole('button', { name: ask }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(count)
  const drawings = dialog.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))
  expect(new Set(drawings).size).toBe(count)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: ask }))
})
