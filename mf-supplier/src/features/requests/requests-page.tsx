import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byDate, byProject } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { askedMaterialWords, askedQuantityWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { text as statuses } from '@kerf/shared-parts/statuses/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListReceivedRequestsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/supplier-requests-supplier'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Inbox } from 'lucide-react'
import { RequestDialog } from './request-dialog.tsx'
import { text } from './text.ts'

const { status, sort, allStatuses, sorts } = lists
const choices = {
  status: {
    label: status,
    values: {
      '': allStatuses,
      open: text.open,
      new: statuses.new,
      viewed: statuses.viewed,
      quoted: statuses.quoted,
      declined: statuses.declined,
      expired: statuses.expired,
      closed: statuses.closed,
    },
  },
  sort: {
    label: sort,
    values: { 'date-desc': sorts['date-desc'], 'date-asc': sorts['date-asc'], due: text.due, project: sorts.project },
  },
} as const

const words = text.columns
const columns: readonly DataTableColumn<ReceivedRequest>[] = [
  { id: 'reference', header: words.reference, width: 110, cell: (request) => request.referenceNumber },
  {
    ...{ id: 'project', header: words.project, width: 220, grow: true, primary: true, sorts: byProject },
    picture: ({ files }) => <FilesPicture files={files} />,
    cell: (request) => request.projectName,
  },
  { id: 'material', header: words.material, width: 140, cell: askedMaterialWords },
  {
    ...{ id: 'quantity', header: words.quantity, width: 120, align: 'end' },
    cell: askedQuantityWords,
  },
  {
    ...{ id: 'due', header: words.due, width: 120, sorts: { ascending: 'due' } },
    cell: (request) => formatDate(request.dueDate, text.noDue),
  },
  {
    ...{ id: 'status', header: words.status, width: 145 },
    cell: ({ status }) => (
      <Cluster $gap={4}>
        <StatusBadge status={status} />
        {(status === 'new' || status === 'viewed') && <StatusBadge status="answer_needed" />}
      </Cluster>
    ),
  },
  {
    ...{ id: 'received', header: words.received, width: 120, sorts: byDate },
    cell: (request) => formatDate(request.receivedAt),
  },
]

/** The requests that were sent to this supplier. */
export function RequestsPage() {
  const filters = useListFilters(choices)
  const details = useAddressDialog('request')
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ListTable
        name="supplier.requests"
        words={text.list}
        list={pagedList(useListReceivedRequestsPagesInfiniteQuery(filters.asked, polling))}
        filters={filters}
        columns={columns}
        rowLabel={({ projectName }) => projectName}
        onOpenRow={({ id }) => details.open(id)}
        empty={<EmptyState icon={<Inbox size={22} />} title={text.empty} text={text.emptyText} />}
      />
      {details.id && <RequestDialog key={details.id} requestId={details.id} onClose={details.close} />}
    </>
  )
}
