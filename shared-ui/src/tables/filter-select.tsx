import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../forms/field-control.tsx'
import { visuallyHidden } from '../theme/mixins.ts'
import { color, fontSize, space } from '../theme/tokens.ts'

interface FilterSelectProps {
  label: string
  /** Hides the label visually, where the options speak for themselves. */
  hideLabel?: boolean
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

const Frame = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;

  svg {
    position: absolute;
    inset-inline-end: 10px;
    color: ${color.textSubtle};
    pointer-events: none;
  }
`

const Label = styled.label<{ $isHidden: boolean }>`
  flex: none;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const Compact = styled.select`
  ${controlStyle}
  appearance: none;
  width: auto;
  max-width: 220px;
  padding-inline-end: 30px;
  cursor: pointer;

  option {
    background: ${color.raised};
    color: ${color.text};
  }
`

/** A filter or sort order in a Toolbar: labelled, and applied as soon as it is chosen. */
export function FilterSelect({ label, hideLabel = false, value, onValueChange, options }: FilterSelectProps) {
  const id = useId()
  return (
    <Frame>
      <Label htmlFor={id} $isHidden={hideLabel}>
        {label}
      </Label>
      <Compact id={id} value={value} onChange={(event) => onValueChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Compact>
      <ChevronDown size={16} aria-hidden />
    </Frame>
  )
}
