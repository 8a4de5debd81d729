import type { ChangeEvent, ComponentProps } from 'react'
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

/** Keeps digits and one point with at most two decimals; a pasted "$1,234.50" becomes "1234.50". */
function cleanAmount(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`
}

/** An amount as a decimal string. `onChange` sees only text that has been cleaned; the screen's schema judges it. */
export function MoneyInput({ currency = 'USD', onChange, ...props }: MoneyInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const cleaned = cleanAmount(event.currentTarget.value)
    if (cleaned !== event.currentTarget.value) event.currentTarget.value = cleaned
    onChange?.(event)
  }
  return (
    <RightAligned
      placeholder="0.00"
      {...props}
      inputMode="decimal"
      autoComplete="off"
      onChange={change}
      suffix={currency}
    />
  )
}
