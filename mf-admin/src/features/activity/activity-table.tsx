import { wordsOfAction } from '@kerf/shared-contracts/rules/activity-words'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListActivityPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/activity'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import { activityColumns } from './activity-columns.tsx'
import { NarrowingFields } from './narrowing-fields.tsx'
import { text } from './text.ts'
import { useActivityFilters } from './use-activity-filters.ts'

interface ActivityTableProps {
  /** The list's name among all lists; see ListTable. */
  name: string
  /** The only person the list is about, if any. */
  of?: string
}

/** Who did what and when: everything, or one person's actions and what was done to them and their objects. */
export function ActivityTable({ name, of }: ActivityTableProps) {
  const filters = useActivityFilters(of)
  const isWrong = filters.narrowing.wrong !== undefined
  const list = pagedList(useListActivityPagesInfiniteQuery(filters.asked, { ...polling, skip: isWrong }))
  const columns = useMemo(() => activityColumns(of), [of])
  return (
    <>
      <NarrowingFields filters={filters} asksPerson={of === undefined} />
      <ListTable
        name={name}
        words={text.list}
        list={list}
        filters={filters}
        exported={isWrong ? undefined : { list: 'admin/activity', query: filters.asked }}
        columns={columns}
        rowLabel={({ action }) => wordsOfAction(action)}
        empty={<EmptyState icon={<History size={22} />} title={text.empty} text={text.emptyText} />}
      />
    </>
  )
}
