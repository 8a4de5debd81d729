import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { Count } from './portal-sidebar-style.tsx'

const Slot = styled.span`
  position: relative;
  display: inline-flex;
`

const BellCount = styled(Count)`
  position: absolute;
  top: -2px;
  inset-inline-end: -4px;
  min-width: 18px;
  padding: 0 5px;
  line-height: 18px;
  pointer-events: none;
`

interface BellButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** What it opens and the number unread: accessible name and tooltip. */
  label: string
  unread: number
}

/** Opens the notifications and shows the number unread, 99+ above 99. */
export function BellButton({ label, unread, ...props }: BellButtonProps) {
  return (
    <Slot>
      <IconButton label={label} icon={<Bell size={18} aria-hidden />} aria-haspopup="dialog" {...props} />
      {unread > 0 && <BellCount aria-hidden>{unread > 99 ? '99+' : unread}</BellCount>}
    </Slot>
  )
}
