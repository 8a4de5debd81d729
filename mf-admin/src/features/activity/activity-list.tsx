import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListAccountActivityPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/activity'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/choices/segmented-toggle.tsx'
import { useId, useState } from 'react'
import { ActivityEntries } from './activity-entries.tsx'
import { text } from './text.ts'

const pageSize = 20

const filters = ['', 'sign_in', 'account', 'work'] as const
type Filter = (typeof filters)[number]

const options = filters.map((value) => ({ value, label: text.filters[value] }))

/** What an account did and what was done to it, latest first. */
export function ActivityList({ accountId }: { accountId: string }) {
  const titleId = useId()
  const [filter, setFilter] = useState<Filter>('')
  const list = pagedList(
    useListAccountActivityPagesInfiniteQuery({ id: accountId, limit: pageSize, status: filter || undefined }, polling),
  )
  return (
    <Stack as="section" $gap={12} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{text.title}</SectionTitle>
      <SegmentedToggle label={text.filter} value={filter} onValueChange={setFilter} options={options} />
      <ActivityEntries
        list={list}
        of={accountId}
        label={text.title}
        failedText={text.failedText}
        none={filter === '' ? text.none : text.noneOf[filter]}
      />
    </Stack>
  )
}
