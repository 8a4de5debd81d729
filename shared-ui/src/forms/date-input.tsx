import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from './field-control.tsx'

const StyledDate = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`

/** A day; its value, `min` and `max` are `YYYY-MM-DD`. The browser shows it in the reader's format. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <StyledDate {...useFieldControl(props)} type="date" />
}
