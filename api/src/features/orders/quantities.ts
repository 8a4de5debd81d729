import type { OrderLine } from '../../models/order-line.ts'

/** Pieces ordered, shipped and left, over all lines. */
export function quantitiesOf(lines: readonly Pick<OrderLine, 'quantity' | 'quantityShipped'>[]) {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const quantityShipped = lines.reduce((sum, line) => sum + line.quantityShipped, 0)
  return { quantity, quantityShipped, quantityRemaining: quantity - quantityShipped }
}
