import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ProgressBar } from '@kerf/shared-ui/feedback/progress-bar.tsx'
import { text } from './text.ts'
import { lineName, shippedOfWords } from './words.ts'

interface ProgressProps {
  of: Pick<Order, 'quantity' | 'quantityShipped'>
  /** The part's name, if the order has several. */
  name?: string
}

function Progress({ of, name }: ProgressProps) {
  const shipped = text.shipments.progress(shippedOfWords(of))
  const words = name === undefined ? shipped : text.shipments.piecesOf(name, shipped)
  return (
    <div>
      <Muted>{words}</Muted>
      <ProgressBar value={(of.quantityShipped / of.quantity) * 100} label={words} />
    </div>
  )
}

/** How much of an order has been shipped, as text and as a bar; of several parts each for itself. */
export function ShippedProgress({ order }: { order: Pick<Order, 'quantity' | 'quantityShipped' | 'lines'> }) {
  const { lines } = order
  if (lines.length < 2) return <Progress of={order} />
  return (
    <Stack $gap={8}>
      {lines.map((line, index) => (
        <Progress key={line.id} of={line} name={lineName(line, index + 1)} />
      ))}
    </Stack>
  )
}
