import { ChevronDown } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../../actions/tooltip.tsx'
import { truncate } from '../../theme/mixins.ts'
import { color } from '../../theme/tokens.ts'
import { controlStyle, useFieldControl } from '../field-control.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'disabled' | 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown while the value is empty, as an option that clears the selection. */
  placeholder?: string
  /** Why nothing can be chosen now; shown as a tooltip. The select stays reachable by keyboard. */
  disabledReason?: string | undefined
}

const Frame = styled.div`
  position: relative;
  min-width: 0;

  svg {
    position: absolute;
    inset-inline-end: 10px;
    top: 50%;
    transform: translateY(-50%);
    color: ${color.textSubtle};
    pointer-events: none;
  }
`

const StyledSelect = styled.select`
  ${controlStyle}
  ${truncate}
  appearance: none;
  padding-inline-end: 32px;
  cursor: pointer;

  &:has(option[value='']:checked) {
    color: ${color.textSubtle};
  }
  option {
    background: ${color.raised};
    color: ${color.text};
  }
`

const onlyTab = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.preventDefault()
}
const stayClosed = (event: MouseEvent<HTMLSelectElement>) => {
  event.preventDefault()
  event.currentTarget.focus()
}

/** The browser's native select, so that it works as people expect on every device. */
export function Select({ options, placeholder, disabledReason, ...props }: SelectProps) {
  const control = useFieldControl(props)
  const inert = disabledReason !== undefined
  const guards = inert ? { 'aria-disabled': true, onMouseDown: stayClosed, onKeyDown: onlyTab } : {}
  const select = (
    <StyledSelect {...control} {...guards}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </StyledSelect>
  )
  return (
    <Frame>
      <Tooltip content={disabledReason}>{select}</Tooltip>
      <ChevronDown size={16} aria-hidden />
    </Frame>
  )
}
