import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListActivityPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/activity'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ActivityEntries } from './activity-entries.tsx'
import { text } from './text.ts'

const words = text.history
const pageSize = 20

/** What happened to an RFQ or an order, and to what belongs to it, the latest first. @param of its id */
export function HistoryCard({ of }: { of: string }) {
  const list = pagedList(useListActivityPagesInfiniteQuery({ about: of, limit: pageSize }, polling))
  return (
    <Card title={words.title}>
      <Stack $gap={12}>
        <ActivityEntries list={list} of={of} label={words.title} failedText={words.failedText} none={words.none} />
      </Stack>
    </Card>
  )
}
