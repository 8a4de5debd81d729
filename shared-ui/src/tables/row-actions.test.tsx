// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { actionsColumn, type RowAction, RowActions } from './row-actions.tsx'

const reopen = vi.fn()
const actions: RowAction[] = [
  { label: 'Reopen', name: 'Reopen SORD-0001', icon: <svg aria-hidden />, onClick: reopen },
  { label: 'Invoice', icon: <svg aria-hidden />, to: '/invoice', inNewTab: true },
]

test('an action is named after its row, and runs on click', () => {
  render(<RowActions actions={actions} />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('button', { name: 'Reopen SORD-0001' }))
  expect(reopen).toHaveBeenCalledOnce()
})

test('an action that navigates is a link, to a new tab for a document', () => {
  render(<RowActions actions={actions} />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Invoice' })
  expect(link.getAttribute('href')).toBe('/invoice')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('the column never gets too narrow for the icons of its actions', () => {
  const column = actionsColumn({ header: 'Actions', width: 140, most: 3, actions: () => actions })
  expect(column).toMatchObject({ id: 'actions', width: 140, minWidth: 114 })
})
