import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

interface Handlers {
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Puts another text into a field, as if it had been typed, and waits until the form holds it. */
function replaceText(input: HTMLInputElement, text: string): void {
  // React takes no notice of a value that is assigned; of text that is edited it does.
  input.setRangeText(text, 0, input.value.length, 'end')
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

/**
 * Writes what was typed in one form once the field is left or Enter is pressed, so that whoever validates then sees the
 * text that the field shows.
 * @param settle the text in its one form; the same text where it has none
 */
export function useSettledText(settle: (typed: string) => string, handlers: Handlers): Required<Handlers> {
  // The handlers of before the text was settled would validate the text of before.
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
      // Before the form is submitted by it.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) settleIn(event.currentTarget)
      latest.current.onKeyDown?.(event)
    },
  }
}
