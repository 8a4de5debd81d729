import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Badge } from '../feedback/badge.tsx'
import { focusRing } from '../theme/mixins.ts'
import { color, fontWeight, motion, radius, space } from '../theme/tokens.ts'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: ${space[8]};
`

const Action = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  color: ${color.text};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.accent};
  }
  svg {
    flex: none;
    color: ${color.accentText};
  }
  & > span:first-of-type {
    flex: 1;
  }
  ${focusRing}
`

export interface ActionLink {
  to: string
  label: string
  icon: LucideIcon
  /** How many items are waiting there. */
  waiting?: number | undefined
}

/** Where to go next, each with the number of items waiting there. */
export function ActionLinks({ actions }: { actions: readonly ActionLink[] }) {
  return (
    <Grid>
      {actions.map(({ to, label, icon: Icon, waiting }) => (
        <li key={label}>
          <Action to={to}>
            <Icon size={18} aria-hidden />
            <span>{label}</span>
            {waiting !== undefined && <Badge tone="yellow">{waiting}</Badge>}
          </Action>
        </li>
      ))}
    </Grid>
  )
}
