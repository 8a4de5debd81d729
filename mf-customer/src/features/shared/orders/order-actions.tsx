import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { IconButton } from '@kerf/shared-ui/icon-button'
import { Cluster } from '@kerf/shared-ui/layout'
import { Eye, RefreshCw, Route } from 'lucide-react'
import { text } from './text.ts'

interface OrderActionsProps {
  order: Order
  onDetails: (orderId: string) => void
  onTracking: (orderId: string) => void
  /** Given where past orders may be ordered again. */
  onReorder?: ((order: Order) => void) | undefined
  /** Why this user may not reorder. */
  reorderRefusal?: string | undefined
}

/** What a row of orders offers. */
export function OrderActions({ order, onDetails, onTracking, onReorder, reorderRefusal }: OrderActionsProps) {
  const words = text.actions
  return (
    <Cluster $gap={4}>
      <IconButton
        size="small"
        label={words.details}
        icon={<Eye size={16} aria-hidden />}
        onClick={() => onDetails(order.id)}
      />
      <IconButton
        size="small"
        label={words.tracking}
        icon={<Route size={16} aria-hidden />}
        onClick={() => onTracking(order.id)}
      />
      {onReorder && (
        <IconButton
          size="small"
          label={words.reorder}
          icon={<RefreshCw size={16} aria-hidden />}
          disabledReason={reorderRefusal}
          onClick={() => onReorder(order)}
        />
      )}
    </Cluster>
  )
}
