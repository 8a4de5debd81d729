import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { materialsWords, piecesWords, rfqPieces } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster, Stack, tallTable } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { ListFailure, NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { ClipboardList } from 'lucide-react'
import { SubmitRfqLink } from '../../shared/submit-rfq-link.tsx'
import { useIsViewer } from '../../shared/use-is-viewer.ts'
import { RfqDetails } from '../details/rfq-details.tsx'
import { RfqLinks } from '../details/rfq-links.tsx'
import { text } from './text.ts'

const columns: readonly DataTableColumn<Rfq>[] = [
  { id: 'rfqId', header: text.columns.rfqId, width: 110, cell: displayIdentifier },
  { id: 'projectName', header: text.columns.projectName, width: 210, primary: true, cell: (rfq) => rfq.projectName },
  { id: 'material', header: text.columns.material, width: 150, cell: (rfq) => materialsWords(rfq, rfq.parts) },
  {
    id: 'quantity',
    header: text.columns.quantity,
    width: 100,
    align: 'end',
    cell: (rfq) => piecesWords(rfqPieces(rfq)),
  },
  {
    id: 'status',
    header: text.columns.status,
    width: 150,
    cell: (rfq) => <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />,
  },
  { id: 'submitted', header: text.columns.submitted, width: 130, cell: (rfq) => formatDate(rfq.submittedAt) },
  {
    id: 'quote',
    header: text.columns.quote,
    width: 130,
    align: 'end',
    cell: (rfq) => formatMoney(rfq.quote?.amount, rfq.quote?.currency, text.noQuote),
  },
]

function ExpandedRfq({ rfq }: { rfq: Rfq }) {
  return (
    <Stack $gap={16}>
      <VisuallyHidden as="h2">{rfq.projectName}</VisuallyHidden>
      <RfqDetails rfq={rfq} />
      <Cluster>
        <RfqLinks rfq={rfq} />
      </Cluster>
    </Stack>
  )
}

interface RfqTableProps {
  tab: 'active' | 'history'
  list: PagedList<Rfq>
  /** Whether a search or a filter leaves something out. */
  isFiltered: boolean
  onClearFilters: () => void
}

/** The RFQs of one tab that pass the filters. */
export function RfqTable({ tab, list, isFiltered, onClearFilters }: RfqTableProps) {
  const isViewer = useIsViewer()
  if (list.failed) return <ListFailure list={list} noun={text.noun} />

  const empty = isFiltered ? (
    <NoMatch title={text.noMatch} onClear={onClearFilters} />
  ) : (
    <EmptyState
      icon={<ClipboardList size={22} />}
      title={text.none[tab]}
      text={text.noneText[tab]}
      action={isViewer ? undefined : <SubmitRfqLink variant="secondary" label={text.newRfq} />}
    />
  )
  return (
    <>
      <DataTable
        caption={text.title}
        columns={columns}
        rows={list.rows}
        rowId={(rfq) => rfq.id}
        rowLabel={displayIdentifier}
        renderExpanded={(rfq) => <ExpandedRfq rfq={rfq} />}
        maxHeight={tallTable}
        loading={list.loading}
        empty={empty}
      />
      <ListFooter
        shown={list.rows.length}
        total={list.total}
        noun={text.noun}
        onMore={list.loadMore}
        loading={list.loadingMore}
        unknown={list.loading || list.failed}
      />
    </>
  )
}
