import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from '../field-control.tsx'

const StyledDate = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`

/** The API accepts four-digit years; without a maximum, browsers accept six digits. */
const lastDay = '9999-12-31'

/** A day; its value, `min` and `max` are `YYYY-MM-DD`. The browser shows it in the reader's format. */
export function DateInput({ max = lastDay, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <StyledDate {...useFieldControl({ ...props, max })} type="date" />
}
