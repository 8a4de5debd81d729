import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { qualityRemarks } from '@kerf/shared-parts/orders/words.ts'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Remarks } from '@kerf/shared-ui/content/remarks.tsx'
import { text } from '../text.ts'

const words = text.quality

/** The customer's decisions so far, newest first: the decision, when, who, and their notes. */
export function QualityDecisions({ order }: { order: Pick<Order, 'qualityDecisions'> }) {
  if (order.qualityDecisions.length === 0) return null
  return (
    <Stack $gap={8}>
      <SectionTitle as="h4">{words.history}</SectionTitle>
      <Remarks label={words.history} items={qualityRemarks(order)} />
    </Stack>
  )
}
