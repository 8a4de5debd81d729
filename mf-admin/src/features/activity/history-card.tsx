import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListActivityPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/activity'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { useEffect, useRef } from 'react'
import { ActivityEntries } from './activity-entries.tsx'
import { text } from './text.ts'

const words = text.history
const pageSize = 20

/**
 * What happened to an RFQ or an order, and to what belongs to it, latest first.
 * @param of the object as loaded: its history is fetched again with each change
 */
export function HistoryCard({ of }: { of: { id: string } }) {
  const query = useListActivityPagesInfiniteQuery({ about: of.id, limit: pageSize }, polling)
  const list = pagedList(query)
  const { refetch } = query
  const told = useRef(of)
  useEffect(() => {
    if (told.current === of) return
    told.current = of
    void refetch()
  }, [of, refetch])
  return (
    <Card title={words.title}>
      <Stack $gap={12}>
        <ActivityEntries list={list} of={of.id} label={words.title} failedText={words.failedText} none={words.none} />
      </Stack>
    </Card>
  )
}
