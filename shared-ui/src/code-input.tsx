import type { ChangeEvent, ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from './field-control.tsx'
import { color, space } from './theme/tokens.ts'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  /** Number of digits. */
  length?: number
  /** Called once the last digit is there. */
  onComplete?: (code: string) => void
}

const slot = 34
const gap = 10

const Digits = styled.input<{ $length: number }>`
  ${controlStyle}
  --step: ${slot + gap}px;
  width: ${({ $length }) => $length * (slot + gap) + 2 * 12}px;
  max-width: 100%;
  height: 56px;
  padding: 0 0 0 calc(12px + (var(--step) - 1ch) / 2);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 24px;
  /* One digit a slot: each takes a slot's width, and a dash is painted under it. */
  letter-spacing: calc(var(--step) - 1ch);
  background-image: linear-gradient(to right, transparent ${gap / 2}px, ${color.controlBorder} 0 ${slot + gap / 2}px, transparent 0);
  background-size: var(--step) 2px;
  background-position: 12px calc(100% - ${space[8]});
  background-repeat: space no-repeat;
  background-origin: border-box;
`

/**
 * A code from a mail. One input, so that pasting, autofill and screen readers work as everywhere; whatever is not a
 * digit is dropped, also from what is pasted.
 */
export function CodeInput({ length = 6, onComplete, onChange, ...props }: CodeInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length)
    if (digits !== event.currentTarget.value) event.currentTarget.value = digits
    onChange?.(event)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <Digits
      {...useFieldControl(props)}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={change}
      $length={length}
    />
  )
}
