import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { plainDigits } from './plain-digits.ts'
import { TextInput } from './text-input.tsx'
import { useSettledText } from './use-settled-text.ts'

interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** ISO 4217 code, shown at the right. */
  currency?: string
}

const RightAligned = styled(TextInput)`
  input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

/** Three digits after a comma are a group, unless the digits before it cannot begin one. */
const onlyDecimalComma = /^(?!(?!0)\d{1,3},\d{3}$)(\d+),(\d{1,4})$/
/** Groups of three digits with one separator, and decimals after another. */
const groupsAndDecimals = /^(\d{1,3}([,.’' ])\d{3}(?:\2\d{3})*)(?!\2)[,.](\d{1,4})$/

/**
 * An amount with a decimal point and no separators, where only one reading is possible: `1,50`, `0,0375`, `1.234,50`.
 * `1.234` may mean a thousand to one reader and one to another, so it stays.
 */
function settleAmount(typed: string): string {
  const plain = plainDigits(typed).replace(/[\u00a0\u2009\u202f]/g, ' ')
  const comma = onlyDecimalComma.exec(plain)
  if (comma) return `${comma[1]}.${comma[2]}`
  const both = groupsAndDecimals.exec(plain)
  if (both) return `${both[1]?.replace(/\D/g, '')}.${both[3]}`
  return plain
}

/**
 * An amount as text. Typed text stays as it is, for the screen's schema to judge; a decimal comma becomes a point on
 * blur or Enter.
 */
export function MoneyInput({ currency = 'USD', onBlur, onKeyDown, ...props }: MoneyInputProps) {
  const settled = useSettledText(settleAmount, { onBlur, onKeyDown })
  return (
    <RightAligned placeholder="0.00" {...props} {...settled} inputMode="decimal" autoComplete="off" suffix={currency} />
  )
}
