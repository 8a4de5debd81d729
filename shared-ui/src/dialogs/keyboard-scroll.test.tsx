// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

// jsdom has no layout: each element is told to overflow or to fit.
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

test('Tab reaches a long text without links or fields, so that the arrow keys can scroll it', () => {
  everythingIs(900)
  expect(scrollerOf('Payment within 30 days')?.getAttribute('tabindex')).toBe('0')
})

test('Tab skips a text that does not overflow', () => {
  everythingIs(300)
  expect(scrollerOf('Payment within 30 days')?.hasAttribute('tabindex')).toBe(false)
})

test('the scrolling body is not focusable when it holds a button', () => {
  everythingIs(900)
  expect(scrollerOf(<button type="button">Save</button>)?.hasAttribute('tabindex')).toBe(false)
})
