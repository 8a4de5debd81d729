import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from './field-control.tsx'

const StyledDate = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`

/** A day; its value is `YYYY-MM-DD`, and so are `min` and `max`. The browser shows it the reader's way. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <StyledDate {...useFieldControl(props)} type="date" />
}
