import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color, fontSize } from '../../theme/tokens.ts'
import { controlStyle, useFieldControl } from '../field-control.tsx'
import { plainDigits } from './plain-digits.ts'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  /** Number of digits. */
  length?: number
  /** Called once the last digit is entered. */
  onComplete?: (code: string) => void
}

/* Px: the width of a digit with its dash, the gap within the dash, and the padding at both ends. */
const step = 44
const dashInset = 5
const inset = 20

const Digits = styled.input<{ $length: number }>`
  ${controlStyle}
  width: ${({ $length }) => $length * step + 2 * inset}px;
  max-width: 100%;
  height: 56px;
  padding: 0 0 0 calc(${inset}px + (${step}px - 1ch) / 2);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: ${fontSize[24]};
  /* Each digit takes a step, and a dash is painted under it. */
  letter-spacing: calc(${step}px - 1ch);
  background-image: repeating-linear-gradient(
    to right,
    transparent 0 ${dashInset}px,
    ${color.controlBorder} ${dashInset}px ${step - dashInset}px,
    transparent ${step - dashInset}px ${step}px
  );
  background-repeat: no-repeat;
  background-position: ${inset}px calc(100% - 9px);
  background-size: ${({ $length }) => $length * step}px 2px;
`

/** The digits of a text, with full-width ones as ASCII. */
const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '')

/**
 * A code from an email. One input, so that pasting, autofill and screen readers work as everywhere; typed or pasted
 * characters other than digits are dropped. A pasted complete code replaces what was there.
 */
export function CodeInput({ length = 6, onComplete, onChange, onPaste, ...props }: CodeInputProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (digitsOf(event.clipboardData.getData('text')).length >= length) event.currentTarget.select()
    onPaste?.(event)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // While an input method composes, its text must be left alone; composing ends with another event.
    if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing) return onChange?.(event)
    const digits = digitsOf(event.currentTarget.value).slice(0, length)
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
      onPaste={paste}
      onChange={change}
      onCompositionEnd={({ currentTarget }) => currentTarget.dispatchEvent(new Event('input', { bubbles: true }))}
      $length={length}
    />
  )
}
