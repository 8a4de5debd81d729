import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'
import { common } from '../words/common.ts'

interface TopNavigationProps {
  items: readonly { to: string; label: string; end?: boolean }[]
  label?: string
  /** Called when a link is hovered or focused, so that its page can be prefetched. */
  onNavHover?: (to: string) => void
}

const List = styled.ul`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  scrollbar-width: none;
`

const Item = styled(NavLink)`
  display: block;
  padding: 6px ${space[8]};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &[aria-current='page'] {
    color: ${color.accentText};
    background: ${color.accentSoft};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** A row of links for the header of a portal. */
export function TopNavigation({ items, label = common.shortcuts, onNavHover }: TopNavigationProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ to, label: name, end }) => (
          <li key={to}>
            <Item to={to} end={end} onPointerEnter={() => onNavHover?.(to)} onFocus={() => onNavHover?.(to)}>
              {name}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  )
}
