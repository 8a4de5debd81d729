import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from './field-control.tsx'

const StyledDate = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`

/** Days that the API takes have years of four digits; without a last day, browsers take six of them. */
const lastDay = '9999-12-31'

/** A day; its value is `YYYY-MM-DD`, and so are `min` and `max`. The browser shows it the reader's way. */
export function DateInput({ max = lastDay, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <StyledDate {...useFieldControl({ ...props, max })} type="date" />
}
