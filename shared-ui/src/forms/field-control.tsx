import { createContext, use } from 'react'
import { css } from 'styled-components'
import { color, controlHeight, fontSize, motion, radius } from '../theme/tokens.ts'

interface FieldWiring {
  id: string
  labelId: string
  /** The label's text, if it is plain text. */
  labelText: string | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

/** What a Field passes to the control inside it. */
export const FieldContext = createContext<FieldWiring | null>(null)

interface ControlProps {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/**
 * The props that connect a control to the Field around it; the caller's own props win. `required` only reaches
 * assistive technology: the form's own validation reports it, not the browser's bubble.
 */
export function useFieldControl<Props extends ControlProps>(props: Props): Props & ControlProps {
  const field = use(FieldContext)
  if (!field) return props
  return {
    ...props,
    id: props.id ?? field.id,
    'aria-describedby': props['aria-describedby'] ?? field.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field.required || undefined),
  }
}

/** The look shared by text inputs, selects and text areas. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${controlHeight.medium};
  padding: 0 10px;
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize[14]};
  transition: border-color ${motion.fast};

  /* Below 16px a phone zooms into the page when the control is focused. */
  @media (pointer: coarse) {
    font-size: ${fontSize[16]};
  }

  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }
  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: ${color.textSubtle};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  /* The ring stands around the red border, not on it. */
  &[aria-invalid='true']:focus-visible {
    outline-offset: 1px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.sunken};
    border-color: ${color.border};
    color: ${color.textSubtle};
    cursor: not-allowed;
  }
  &:read-only:not(select, [type='date']) {
    background: ${color.sunken};
  }
`
