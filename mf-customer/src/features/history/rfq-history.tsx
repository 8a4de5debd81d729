import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byDate, byProject, byStatus, sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { materialsWords, rfqQuantityWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListRfqsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { ClipboardList, Eye } from 'lucide-react'
import { useMemo } from 'react'
import { rowsAtATime } from '../shared/rows-at-a-time.ts'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { text } from './text.ts'

const words = text.rfqs

const choices = {
  status: { label: words.filter, values: words.statuses },
  sort: { ...sortChoice('date-desc', 'date-asc', 'status', 'project'), label: words.sort },
} as const

const facts: readonly DataTableColumn<Rfq>[] = [
  { id: 'rfqId', header: words.columns.rfqId, width: 110, cell: displayIdentifier },
  {
    id: 'projectName',
    header: words.columns.projectName,
    width: 220,
    primary: true,
    sorts: byProject,
    picture: ({ files }) => <FilesPicture files={files} />,
    cell: (rfq) => rfq.projectName,
  },
  { id: 'material', header: words.columns.material, width: 150, cell: (rfq) => materialsWords(rfq, rfq.parts) },
  {
    id: 'quantity',
    header: words.columns.quantity,
    width: 110,
    align: 'end',
    cell: (rfq) => rfqQuantityWords(rfq),
  },
  {
    id: 'status',
    header: words.columns.status,
    width: 150,
    sorts: byStatus,
    cell: (rfq) => <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />,
  },
  {
    id: 'submitted',
    header: words.columns.submitted,
    width: 120,
    sorts: byDate,
    cell: (rfq) => formatDate(rfq.submittedAt),
  },
  { id: 'notes', header: words.columns.notes, width: 180, cell: (rfq) => rfq.notes || words.noNotes },
]

/** Every RFQ, whatever its status. */
export function RfqHistory({ onDetails }: { onDetails: (rfqId: string) => void }) {
  const filters = useListFilters(choices, 'rfq')
  const query = filters.asked
  const isViewer = useIsViewer()
  const columns = useMemo((): DataTableColumn<Rfq>[] => {
    const actions = ({ id }: Rfq) => [
      { label: words.details, icon: <Eye size={16} aria-hidden />, onClick: () => onDetails(id) },
    ]
    return [...facts, actionsColumn({ header: words.columns.actions, width: 80, most: 1, actions })]
  }, [onDetails])
  return (
    <ListTable
      name="customer.rfq-history"
      words={words}
      list={pagedList(useListRfqsPagesInfiniteQuery({ limit: rowsAtATime, ...query }, polling))}
      filters={filters}
      exported={{ list: 'rfqs', query }}
      columns={columns}
      rowLabel={displayIdentifier}
      onOpenRow={(rfq) => onDetails(rfq.id)}
      empty={
        <EmptyState
          headingLevel={3}
          icon={<ClipboardList size={22} />}
          title={words.empty}
          text={isViewer ? words.viewerEmptyText : words.emptyText}
          action={isViewer ? undefined : <SubmitRfqLink variant="secondary" label={words.submit} />}
        />
      }
    />
  )
}
