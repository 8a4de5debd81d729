import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { piecesWords } from '../rfqs/words.ts'
import { text } from './text.ts'

/** How much of an order has been shipped, as text and as a bar. */
export function ShippedProgress({ order }: { order: Pick<Order, 'quantity' | 'quantityShipped'> }) {
  const { quantity, quantityShipped } = order
  const words = text.shipments.progress(quantityShipped.toLocaleString('en-US'), piecesWords(quantity))
  return (
    <div>
      <Muted>{words}</Muted>
      <ProgressBar value={(quantityShipped / quantity) * 100} label={words} />
    </div>
  )
}
