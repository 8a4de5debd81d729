import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { color, fontSize, fontWeight, motion, radius, space } from '../../theme/tokens.ts'

interface SegmentedToggleProps<Value extends string> {
  /** What the options are; the accessible name. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  fullWidth?: boolean
}

const Track = styled(RadioGroup.Root)<{ $fullWidth: boolean }>`
  display: ${({ $fullWidth }) => ($fullWidth ? 'grid' : 'inline-grid')};
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 2px;
  padding: 3px;
  border: 1px solid ${color.border};
  border-radius: 8px;
  background: ${color.sunken};
`

const Segment = styled(RadioGroup.Item)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: 30px;
  padding: 0 ${space[12]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.fast};
  ${focusRing}

  &:hover {
    color: ${color.text};
  }
  &[data-state='checked'] {
    border-color: ${color.controlBorder};
    background: ${color.raised};
    color: ${color.accentText};
  }
`

/** Two to four views or kinds, one of which is on. For more, or for a form's answer, use RadioGroup or Select. */
export function SegmentedToggle<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  fullWidth = false,
}: SegmentedToggleProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Track value={value} onValueChange={choose} aria-label={label} orientation="horizontal" $fullWidth={fullWidth}>
      {options.map((option) => (
        <Segment key={option.value} value={option.value}>
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Track>
  )
}
