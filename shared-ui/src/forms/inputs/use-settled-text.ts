import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

interface Handlers {
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Replaces a field's text as if it had been typed, and waits until the form holds it. */
function replaceText(input: HTMLInputElement, text: string): void {
  // React ignores a value that is assigned, but not text that is edited.
  input.setRangeText(text, 0, input.value.length, 'end')
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

/**
 * Normalises what was typed on blur or Enter, so that validation sees the text that the field shows.
 *
 * @param settle returns the normalised text, or the same text if it has no normal form
 */
export function useSettledText(settle: (typed: string) => string, handlers: Handlers): Required<Handlers> {
  // The handlers from before the change would validate the old text.
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const settleIn = (input: HTMLInputElement) => {
    const settled = settle(input.value)
    if (settled !== input.value) replaceText(input, settled)
  }
  return {
    onBlur: (event) => {
      settleIn(event.currentTarget)
      latest.current.onBlur?.(event)
    },
    onKeyDown: (event) => {
      // Before Enter submits the form.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) settleIn(event.currentTarget)
      latest.current.onKeyDown?.(event)
    },
  }
}
