import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../../theme/tokens.ts'
import { controlStyle, useFieldControl } from '../field-control.tsx'

interface TextInputProps extends ComponentProps<'input'> {
  /** Shown inside at the left. */
  icon?: ReactNode
  /** Shown inside at the right: a unit or a small button. */
  suffix?: ReactNode
}

const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
`

const Input = styled.input<{ $icon: boolean; $suffix: boolean }>`
  ${controlStyle}
  padding-inline-start: ${({ $icon }) => ($icon ? '34px' : '10px')};
  padding-inline-end: ${({ $suffix }) => ($suffix ? '48px' : '10px')};
`

const Slot = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  ${({ $side }) => $side}: ${({ $side }) => ($side === 'left' ? '10px' : '4px')};
  display: inline-flex;
  align-items: center;
  color: ${color.textSubtle};
  pointer-events: ${({ $side }) => ($side === 'left' ? 'none' : 'auto')};
`

const Unit = styled.span`
  padding-inline-end: 8px;
`

/** A line of text. Inside a Field it needs no id and no label of its own. */
export function TextInput({ icon, suffix, className, ...props }: TextInputProps) {
  const control = useFieldControl(props)
  const input = <Input {...control} $icon={icon !== undefined} $suffix={suffix !== undefined} />
  return (
    <Frame className={className}>
      {icon !== undefined && <Slot $side="left">{icon}</Slot>}
      {input}
      {suffix !== undefined && <Slot $side="right">{typeof suffix === 'string' ? <Unit>{suffix}</Unit> : suffix}</Slot>}
    </Frame>
  )
}
