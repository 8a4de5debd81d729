import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { RowAction } from '@kerf/shared-ui/tables/row-actions.tsx'
import { Eye, RefreshCw, Route } from 'lucide-react'
import { text } from '../text.ts'

interface OrderActions {
  onDetails: (orderId: string) => void
  onTracking: (orderId: string) => void
  /** Set where past orders can be reordered, for users who may. */
  onReorder?: ((order: Order) => void) | undefined
}

/** The actions of an order's row. */
export function orderActions(order: Order, { onDetails, onTracking, onReorder }: OrderActions): RowAction[] {
  const words = text.actions
  const actions: RowAction[] = [
    { label: words.details, icon: <Eye size={16} aria-hidden />, onClick: () => onDetails(order.id) },
    { label: words.tracking, icon: <Route size={16} aria-hidden />, onClick: () => onTracking(order.id) },
  ]
  if (onReorder) {
    actions.push({ label: words.reorder, icon: <RefreshCw size={16} aria-hidden />, onClick: () => onReorder(order) })
  }
  return actions
}
