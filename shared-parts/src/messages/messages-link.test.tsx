import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { MessagesLink } from './messages-link.tsx'

test.each([
  ['/messages', 'rfq', '/messages?rfq=1'],
  ['/admin/messages', 'customer', '/admin/messages?customer=1'],
  ['/supplier/messages', 'order', '/supplier/messages?order=1'],
] as const)('the link on %s about a %s leads to its conversation', (page, about, address) => {
  render(
    <MemoryRouter>
      <MessagesLink page={page} about={about} id="1" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe(address)
})
