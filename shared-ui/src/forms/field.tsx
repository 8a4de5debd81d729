import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, space } from '../theme/tokens.ts'
import { FieldContext } from './field-control.tsx'
import { useAfterPress } from './use-after-press.ts'

interface FieldProps {
  label: ReactNode
  /** Shown below while there is no error. */
  hint?: ReactNode
  /** What is wrong. Replaces the hint and marks the control as invalid. */
  error?: string | undefined
  required?: boolean
  /** Adds "(optional)" to the label. */
  optional?: boolean
  optionalText?: string
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean
  /** Shown to the right of the label, such as a Forgot password link. */
  labelAction?: ReactNode
  /** For several controls that answer one question, such as a RadioGroup or a row of checkboxes. */
  group?: boolean
  children: ReactNode
}

const Wrapper = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`

const LabelRow = styled.div<{ $hidden: boolean }>`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[12]};
  font-size: ${fontSize[13]};
  ${({ $hidden }) => $hidden && visuallyHidden}
`

const Label = styled.label`
  font-weight: ${fontWeight.medium};
`

const Aside = styled.span`
  color: ${color.textSubtle};
  font-weight: ${fontWeight.regular};
`

const Hint = styled.p`
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
`

const FieldError = styled.p`
  display: flex;
  gap: 6px;
  font-size: ${fontSize[12]};
  color: ${color.dangerText};

  svg {
    margin-top: 2px;
  }
`

/**
 * One question of a form: label above, control, hint below, error in place of the hint. The control inside takes its id
 * and `aria-` attributes from here, so that no screen has to write them.
 */
export function Field({
  label,
  hint,
  error: found,
  required = false,
  optional = false,
  optionalText = '(optional)',
  hideLabel = false,
  labelAction,
  group = false,
  children,
}: FieldProps) {
  const id = useId()
  const error = useAfterPress(found)
  const labelId = `${id}label`
  const labelText = typeof label === 'string' ? label : undefined
  const noteId = error || hint ? `${id}note` : undefined
  const invalid = Boolean(error)
  const wiring = useMemo(
    () => ({ id, labelId, labelText, describedBy: noteId, invalid, required }),
    [id, labelId, labelText, noteId, invalid, required],
  )
  return (
    <Wrapper
      role={group ? 'group' : undefined}
      aria-labelledby={group ? labelId : undefined}
      aria-describedby={group ? noteId : undefined}
    >
      <LabelRow $hidden={hideLabel}>
        <Label as={group ? 'span' : 'label'} id={labelId} htmlFor={group ? undefined : id}>
          {label}
          {optional && <Aside> {optionalText}</Aside>}
        </Label>
        {labelAction}
      </LabelRow>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? (
        <FieldError id={noteId}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </FieldError>
      ) : (
        hint && <Hint id={noteId}>{hint}</Hint>
      )}
    </Wrapper>
  )
}
