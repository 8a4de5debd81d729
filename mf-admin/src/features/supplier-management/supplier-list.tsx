import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListSuppliersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/suppliers'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { Factory } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { supplierColumns } from './supplier-columns.tsx'
import { text } from './text.ts'

const choices = {
  status: { label: text.filters.status, values: text.filters.statuses },
  minCompletion: { label: text.filters.completion, values: text.filters.completions },
  sort: { label: lists.sort, values: text.filters.sorts },
} as const

/** All suppliers, with profile completion and verification. */
export function SupplierList({ onOpen }: { onOpen: (supplierId: string) => void }) {
  const filters = useListFilters(choices)
  const { minCompletion, ...asked } = filters.asked
  const least = minCompletion && Number.parseInt(minCompletion, 10)
  const list = pagedList(useListSuppliersPagesInfiniteQuery({ ...asked, minCompletion: least }, polling))
  // The columns are stable between renders, and open the panel through the current callback.
  const open = useRef(onOpen)
  open.current = onOpen
  const columns = useMemo(() => supplierColumns((supplierId) => open.current(supplierId)), [])
  return (
    <ListTable
      name="admin.suppliers"
      words={text.list}
      list={list}
      filters={filters}
      columns={columns}
      rowLabel={({ name, companyName }) => companyName ?? name}
      onOpenRow={({ id }) => onOpen(id)}
      empty={<EmptyState icon={<Factory size={22} />} title={text.none} text={text.noneText} />}
    />
  )
}
