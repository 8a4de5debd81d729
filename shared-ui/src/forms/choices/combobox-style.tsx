import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../../theme/tokens.ts'

export const List = styled.ul`
  max-height: 280px;
  overflow-y: auto;
  padding: ${space[4]};
`

export const Panel = styled(Popover.Content)`
  z-index: 50;
  width: var(--radix-popover-trigger-width);
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
`

export const Option = styled.li`
  padding: 6px ${space[8]};
  border-radius: ${radius.control};
  cursor: pointer;

  &[data-active='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  small {
    display: block;
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
`

export const Chevron = styled(ChevronDown)`
  margin-inline-end: 6px;
`

export const Nothing = styled.p`
  padding: ${space[12]};
  color: ${color.textMuted};
`
