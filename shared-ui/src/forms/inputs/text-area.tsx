import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from '../field-control.tsx'

const StyledTextArea = styled.textarea`
  ${controlStyle}
  padding: 8px 10px;
  line-height: 1.5;
  resize: vertical;
  /* Grows with what is typed where the browser can, and stays inside the screen. */
  field-sizing: content;
  min-height: calc(${({ rows }) => rows ?? 4} * 1.5em + 18px);
  max-height: 50vh;
`

/** Several lines of text; `rows` is its initial height. */
export function TextArea({ rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <StyledTextArea {...useFieldControl(props)} rows={rows} />
}
