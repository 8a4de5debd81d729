import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ConversationList } from './conversation-list.tsx'

const row = (id: string) => ({
  ...{ id, to: `/messages?conversation=${id}`, title: id, writer: 'Pat', excerpt: 'Hello', attachmentCount: 0 },
  ...{ at: '2026-01-05T09:00:00Z', unreadCount: 0 },
})

test('arrow keys, Home and End move through the rows, and stop at the ends', () => {
  render(
    <MemoryRouter>
      <ConversationList label="Conversations" selectedId={undefined} rows={['one', 'two', 'three'].map(row)} />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link')
  const focused = () => links.findIndex((link) => link === document.activeElement)
  links[0]?.focus()
  const press = (key: string) => {
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key })
    return focused()
  }
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End'].map(press)).toEqual([
    1, 2, 2, 1, 0, 0, 2,
  ])
})
