import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Tooltip } from '@kerf/shared-ui/actions/tooltip.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { color, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Eye, RefreshCw, Route } from 'lucide-react'
import type { ReactElement } from 'react'
import { css, styled } from 'styled-components'
import { text } from '../text.ts'

interface OrderActionsProps {
  order: Order
  onDetails: (orderId: string) => void
  onTracking: (orderId: string) => void
  /** Given where past orders may be ordered again, to whom may do so. */
  onReorder?: ((order: Order) => void) | undefined
}

/* A cell of a table, or in a card what its label leaves. */
const Room = styled.div`
  container-type: inline-size;
  flex: 1;
  min-width: 0;
`

/* Words take the place of the icons where all of them fit in one line; as buttons, unlike the words of the row. */
const withWords = css`
  gap: ${space[8]};

  svg {
    display: none;
  }
  button {
    padding: 0 ${space[8]};
    border-color: ${color.controlBorder};
    color: ${color.text};
  }
  button span {
    display: inline;
  }
`

const Actions = styled(Cluster)<{ $three: boolean }>`
  /* Stands where the cell has its text: at the start, in a card at the end. */
  display: inline-flex;
  vertical-align: middle;

  button {
    padding: 0 6px;
  }
  button span {
    display: none;
  }
  @container (min-width: ${({ $three }) => ($three ? '236px' : '156px')}) {
    ${withWords}
  }
`

interface ActionProps {
  label: string
  icon: ReactElement
  onClick: () => void
}

function Action({ label, icon, onClick }: ActionProps) {
  return (
    <Tooltip content={label}>
      <Button size="small" variant="ghost" aria-label={label} icon={icon} onClick={onClick}>
        <span>{label}</span>
      </Button>
    </Tooltip>
  )
}

/** What a row of orders offers. */
export function OrderActions({ order, onDetails, onTracking, onReorder }: OrderActionsProps) {
  const words = text.actions
  return (
    <Room>
      <Actions $gap={4} $three={onReorder !== undefined}>
        <Action label={words.details} icon={<Eye size={16} aria-hidden />} onClick={() => onDetails(order.id)} />
        <Action label={words.tracking} icon={<Route size={16} aria-hidden />} onClick={() => onTracking(order.id)} />
        {onReorder && (
          <Action label={words.reorder} icon={<RefreshCw size={16} aria-hidden />} onClick={() => onReorder(order)} />
        )}
      </Actions>
    </Room>
  )
}
