// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

// jsdom has no layout: every element claims to be taller than its room, or to fit.
function everythingIs(height: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
}

function scrollerOf(content: ReactNode) {
  render(
    <Dialog open onOpenChange={vi.fn()} title="Terms">
      <div data-testid="content">{content}</div>
    </Dialog>,
  )
  return screen.getByTestId('content').parentElement
}

test('a long text without a link or a field is reached with Tab, so that the arrow keys scroll it', () => {
  everythingIs(900)
  expect(scrollerOf('Payment within 30 days')?.getAttribute('tabindex')).toBe('0')
})

test('a text that fits its room is no stop for the keyboard', () => {
  everythingIs(300)
  expect(scrollerOf('Payment within 30 days')?.hasAttribute('tabindex')).toBe(false)
})

test('where a button takes the focus, the scrolling body does not', () => {
  everythingIs(900)
  expect(scrollerOf(<button type="button">Save</button>)?.hasAttribute('tabindex')).toBe(false)
})
