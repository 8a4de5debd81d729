import { RadioGroup as Radix } from 'radix-ui'
import { type ReactNode, use, useId } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '../../theme/tokens.ts'
import { FieldContext } from '../field-control.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** Why this option cannot be chosen; replaces its hint. */
  disabledReason?: string
}

interface RadioGroupProps<Value extends string> {
  name?: string
  value: Value | ''
  onValueChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  /** Accessible name; not needed inside `<Field group>`, which provides it. */
  label?: string
}

const Root = styled(Radix.Root)`
  display: grid;
  gap: ${space[8]};
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px ${space[8]};
  padding: 10px ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;

  &:has([data-state='checked']) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:has([data-disabled]) {
    cursor: not-allowed;
    color: ${color.textSubtle};
  }
`

const Dot = styled(Radix.Item)`
  grid-row: span 2;
  width: 18px;
  height: 18px;
  margin-top: 1px;
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.round};
  background: ${color.surface};
  cursor: inherit;
  ${focusRing}

  &[data-state='checked'] {
    border: 5px solid ${color.accent};
  }
`

const Label = styled.span`
  font-weight: ${fontWeight.medium};
`

const Hint = styled.span`
  grid-column: 2;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`

/** One of a few options, all visible. Arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  name,
  value,
  onValueChange,
  options,
  label,
}: RadioGroupProps<Value>) {
  const field = use(FieldContext)
  const id = useId()
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Root
      name={name}
      value={value}
      onValueChange={choose}
      aria-label={label}
      aria-labelledby={label ? undefined : field?.labelId}
      aria-invalid={field?.invalid || undefined}
    >
      {options.map((option) => {
        const note = option.disabledReason ?? option.hint
        const labelId = `${id}${option.value}`
        return (
          <Choice key={option.value} htmlFor={`${labelId}control`}>
            <Dot
              id={`${labelId}control`}
              value={option.value}
              disabled={option.disabledReason !== undefined}
              aria-labelledby={labelId}
              aria-describedby={note ? `${labelId}note` : undefined}
            />
            <Label id={labelId}>{option.label}</Label>
            {note && <Hint id={`${labelId}note`}>{note}</Hint>}
          </Choice>
        )
      })}
    </Root>
  )
}
