import type { WaitingKind, WorkQueue } from '@kerf/shared-contracts/contracts/dashboard'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import type { Tone } from '@kerf/shared-ui/theme/palette.ts'
import { color, fontSize, fontWeight, motion, radius, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { formatCount } from '@kerf/shared-ui/words/format.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { text } from './text.ts'
import { waitingKinds } from './waiting-kinds.ts'

const words = text.queue

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(210px, 100%), 1fr));
  gap: ${space[8]};
`

const Kind = styled(Link)<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[8]};
  min-height: 44px;
  padding: 0 ${space[8]} 0 ${space[12]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  color: ${color.text};
  font-size: ${fontSize[13]};
  text-decoration: none;
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.accent};
  }
  & > svg:first-child {
    color: ${({ $tone }) => toneColor($tone).strong};
  }
  & > svg:last-child {
    color: ${color.textSubtle};
  }
  ${focusRing}
`

const Count = styled.span`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`

/** The number waiting of each kind, linked to all of them. */
export function WaitingCounts({ queue }: { queue: WorkQueue }) {
  const kinds = (Object.keys(waitingKinds) as WaitingKind[]).filter((kind) => queue[waitingKinds[kind].count] > 0) // its keys
  return (
    <List aria-label={words.byKind}>
      {kinds.map((kind) => {
        const { count, tone, icon: Icon, all } = waitingKinds[kind]
        return (
          <li key={kind}>
            <Kind to={all} $tone={tone}>
              <Icon size={18} aria-hidden />
              <span>
                <VisuallyHidden>{words.showAll}</VisuallyHidden>
                {words.kinds[kind].other}
              </span>
              <Count>{formatCount(queue[count])}</Count>
              <ChevronRight size={16} aria-hidden />
            </Kind>
          </li>
        )
      })}
    </List>
  )
}
