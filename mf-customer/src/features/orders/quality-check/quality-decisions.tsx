import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Remarks } from '@kerf/shared-ui/content/remarks.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { text } from '../text.ts'

const words = text.quality

/** What the customer decided so far, newest first: which way, when, who, and with which words. */
export function QualityDecisions({ decisions }: { decisions: Order['qualityDecisions'] }) {
  if (decisions.length === 0) return null
  const items = decisions.map(({ decision, decidedAt, decidedBy, notes }) => {
    const moment = formatDateTime(decidedAt)
    const headline = decision === 'approved' ? words.approvedOn(moment) : words.revisionOn(moment)
    return {
      id: decidedAt,
      headline: [headline, decidedBy && words.by(decidedBy)].filter(Boolean).join(' '),
      text: notes,
    }
  })
  return (
    <Stack $gap={8}>
      <SectionTitle as="h4">{words.history}</SectionTitle>
      <Remarks label={words.history} items={items} />
    </Stack>
  )
}
