import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Definition } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Remarks } from '@kerf/shared-ui/content/remarks.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

const words = text.dueDates

/** The date that the quote promised, if the order is due on another day. */
export function promiseFacts({ dueDate, promisedDate }: Pick<Order, 'dueDate' | 'promisedDate'>): Definition[] {
  const isKept = promisedDate === null || dueDate === null || dueDate === promisedDate
  return isKept ? [] : [{ label: words.promised, value: formatDate(promisedDate) }]
}

/** How the due date of an order changed and why, newest first; nothing if it never did. */
export function DueDateChanges({ order: { dueDateChanges } }: { order: Pick<Order, 'dueDateChanges'> }) {
  if (dueDateChanges.length === 0) return null
  const items = dueDateChanges.map(({ from, to, reason, changedAt }) => ({
    id: changedAt,
    headline: words.changed(formatDate(changedAt), formatDate(to), formatDate(from)),
    text: reason,
  }))
  return (
    <Stack $gap={8}>
      <SectionTitle>{words.title}</SectionTitle>
      <Remarks label={words.title} items={items} />
    </Stack>
  )
}
