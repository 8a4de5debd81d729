import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { TextInput } from './text-input.tsx'

interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** ISO 4217 code, shown at the right. */
  currency?: string
}

const RightAligned = styled(TextInput)`
  input {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`

/** With one or two digits after it a single comma can only be the decimal one: thousands come in threes. */
const decimalComma = /^\s*\d+,\d{1,2}\s*$/

/** Turns a decimal comma into a point, as if it had been typed so. */
function settleComma(input: HTMLInputElement): void {
  if (!decimalComma.test(input.value)) return
  const at = input.value.indexOf(',')
  // React takes no notice of a value that is assigned; of text that is edited it does.
  input.setRangeText('.', at, at + 1)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * An amount as text. What is typed stays as it is, for the screen's schema to judge; a decimal comma becomes a point
 * once the field is left or Enter is pressed.
 */
export function MoneyInput({ currency = 'USD', onBlur, onKeyDown, ...props }: MoneyInputProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    settleComma(event.currentTarget)
    onBlur?.(event)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Before the form is submitted by it.
    if (event.key === 'Enter') settleComma(event.currentTarget)
    onKeyDown?.(event)
  }
  return (
    <RightAligned
      placeholder="0.00"
      {...props}
      inputMode="decimal"
      autoComplete="off"
      onBlur={leave}
      onKeyDown={press}
      suffix={currency}
    />
  )
}
