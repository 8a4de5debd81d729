import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { materialsWords, piecesWords, rfqPieces } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListRfqsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { ClipboardList, Eye } from 'lucide-react'
import { useMemo } from 'react'
import { ExportCsv } from '../shared/export-csv.tsx'
import { rowsAtATime } from '../shared/rows-at-a-time.ts'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { text as shared } from '../shared/text.ts'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { HistorySection } from './history-section.tsx'
import { text } from './text.ts'

const words = text.rfqs

const choices = {
  rfqStatus: ['', 'submitted', 'reviewing', 'quoted', 'accepted', 'declined'],
  rfqSort: ['date-desc', 'date-asc', 'status', 'project'],
} as const

const statusOptions = choices.rfqStatus.map((value) => ({ value, label: words.statuses[value] }))
const sortOptions = choices.rfqSort.map((value) => ({ value, label: shared.sorts[value] }))

const facts: readonly DataTableColumn<Rfq>[] = [
  { id: 'rfqId', header: words.columns.rfqId, width: 110, cell: displayIdentifier },
  {
    id: 'projectName',
    header: words.columns.projectName,
    width: 220,
    primary: true,
    cell: (rfq) => rfq.projectName,
  },
  { id: 'material', header: words.columns.material, width: 150, cell: (rfq) => materialsWords(rfq, rfq.parts) },
  {
    id: 'quantity',
    header: words.columns.quantity,
    width: 110,
    align: 'end',
    cell: (rfq) => piecesWords(rfqPieces(rfq)),
  },
  {
    id: 'status',
    header: words.columns.status,
    width: 150,
    cell: (rfq) => <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />,
  },
  { id: 'submitted', header: words.columns.submitted, width: 120, cell: (rfq) => formatDate(rfq.submittedAt) },
  { id: 'notes', header: words.columns.notes, width: 180, cell: (rfq) => rfq.notes || words.noNotes },
]

/** Every RFQ, whatever became of it. */
export function RfqHistory({ onDetails }: { onDetails: (rfqId: string) => void }) {
  const { values, set } = useListFilters(choices)
  const { rfqStatus, rfqSort } = values
  const isViewer = useIsViewer()
  const query = { status: rfqStatus || undefined, sort: rfqSort }
  const list = pagedList(useListRfqsPagesInfiniteQuery({ limit: rowsAtATime, ...query }, polling))
  const isEmpty = !list.loading && !list.failed && list.total === 0
  const columns = useMemo((): DataTableColumn<Rfq>[] => {
    const actions = (rfq: Rfq) => (
      <IconButton
        size="small"
        label={words.details}
        icon={<Eye size={16} aria-hidden />}
        onClick={() => onDetails(rfq.id)}
      />
    )
    return [...facts, { id: 'actions', header: words.columns.actions, width: 80, cell: actions }]
  }, [onDetails])
  const empty = rfqStatus ? (
    <NoMatch title={words.noMatch} onClear={() => set({ rfqStatus: '' })} />
  ) : (
    <EmptyState
      headingLevel={3}
      icon={<ClipboardList size={22} />}
      title={words.empty}
      text={isViewer ? words.viewerEmptyText : words.emptyText}
      action={isViewer ? undefined : <SubmitRfqLink variant="secondary" label={words.submit} />}
    />
  )
  return (
    <HistorySection
      title={words.title}
      noun={words.noun}
      list={list}
      filter={{
        label: words.filter,
        value: rfqStatus,
        onValueChange: (next) => set({ rfqStatus: next }),
        options: statusOptions,
      }}
      sort={{
        label: words.sort,
        value: rfqSort,
        onValueChange: (next) => set({ rfqSort: next }),
        options: sortOptions,
      }}
      exportButton={
        <ExportCsv list="rfqs" query={query} disabledReason={isEmpty ? shared.exportCsv.nothing : undefined} />
      }
    >
      <DataTable
        caption={words.title}
        columns={columns}
        rows={list.rows}
        rowId={(rfq) => rfq.id}
        rowLabel={displayIdentifier}
        onOpenRow={(rfq) => onDetails(rfq.id)}
        loading={list.loading}
        empty={empty}
      />
    </HistorySection>
  )
}
