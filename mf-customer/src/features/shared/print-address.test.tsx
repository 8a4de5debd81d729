import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePrintedFrom } from './print-address.ts'

const backFrom = (from: string) => {
  const address = `/orders/print?order=order&from=${encodeURIComponent(from)}`
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(() => usePrintedFrom('/orders'), { wrapper }).result.current
}

test('a page for paper leads back to where it was opened', () => {
  expect(backFrom('/orders?order=order')).toBe('/orders?order=order')
})

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', 'https://evil.example', ''])(
  'it never leads to another site: %j',
  (from) => {
    expect(backFrom(from)).toBe('/orders')
  },
)
