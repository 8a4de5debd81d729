import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePortalShortcuts } from './shortcuts.tsx'

const entries = [
  { to: '/', label: 'Dashboard', keys: 'g d' },
  { to: '/orders', label: 'My Orders', keys: 'g o' },
  { to: '/rfq', label: 'Request Quote', keys: 'c' },
  { to: '/others', label: 'Other orders', keys: 'g o' },
  { to: '/about', label: 'About' },
]

function Portal() {
  const { shortcutsWindow } = usePortalShortcuts(entries)
  return (
    <>
      <output data-testid="address">{useLocation().pathname}</output>
      <input aria-label="Notes" />
      {shortcutsWindow}
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  render(
    <MemoryRouter initialEntries={['/history']}>
      <Portal />
    </MemoryRouter>,
  )
})

const press = (keys: string, target: Element = document.body) => {
  for (const key of keys.split(' ')) fireEvent.keyDown(target, { key })
}
const address = () => screen.getByTestId('address').textContent
const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

test('keys lead to pages; of two entries with the same keys the first has them', () => {
  press('g o')
  expect(address()).toBe('/orders')
  press('c')
  expect(address()).toBe('/rfq')
  press('g g d')
  expect(address()).toBe('/rfq')
  press('g d')
  expect(address()).toBe('/')
})

test('what is typed into a field, or held with another key, is no shortcut', () => {
  const notes = screen.getByLabelText('Notes')
  press('c', notes)
  press('g o', notes)
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true })
  expect(address()).toBe('/history')
})

test('a g that was long ago completes nothing', () => {
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValueOnce(1000).mockReturnValueOnce(2600)
  press('g o')
  vi.restoreAllMocks()
  expect(address()).toBe('/history')
})

test('? lists them, and they can be turned off', async () => {
  press('?')
  const list = within(await help())
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Search', 'Search, while nothing is typed', 'Show these shortcuts'],
    ...['Dashboard', 'My Orders', 'Request Quote'],
  ])
  expect(list.getAllByRole('definition').at(-2)?.textContent).toBe('gtheno')
  fireEvent.click(list.getByRole('checkbox', { name: 'Use single keys as shortcuts' }))
  fireEvent.click(list.getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('c')
  press('?')
  expect(address()).toBe('/history')
  expect(screen.queryByRole('dialog')).toBeNull()
})
