import type { ArgumentOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { listRfqs, Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { nextOfRfq } from '@kerf/shared-contracts/rules/next-step'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byDate, byProject, byQuantity, byStatus } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import type { ToolFilters } from '@kerf/shared-parts/lists/list-tools.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { PageLink } from '@kerf/shared-parts/pages/page-link.tsx'
import { materialsWords, rfqQuantityWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListRfqsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { ClipboardList } from 'lucide-react'
import { rowsAtATime } from '../../shared/rows-at-a-time.ts'
import { SubmitRfqLink } from '../../shared/submit-rfq-link.tsx'
import { useIsViewer } from '../../shared/use-is-viewer.ts'
import { YourTurn } from '../../shared/your-turn.tsx'
import { RfqDetails } from '../details/rfq-details.tsx'
import { RfqLinks } from '../details/rfq-links.tsx'
import { text } from './text.ts'

const columns: readonly DataTableColumn<Rfq>[] = [
  { id: 'rfqId', header: text.columns.rfqId, width: 110, cell: displayIdentifier },
  {
    id: 'projectName',
    header: text.columns.projectName,
    width: 210,
    primary: true,
    sorts: byProject,
    picture: ({ files }) => <FilesPicture files={files} />,
    cell: (rfq) => rfq.projectName,
  },
  { id: 'material', header: text.columns.material, width: 150, cell: (rfq) => materialsWords(rfq, rfq.parts) },
  {
    id: 'quantity',
    header: text.columns.quantity,
    width: 100,
    align: 'end',
    sorts: byQuantity,
    cell: (rfq) => rfqQuantityWords(rfq),
  },
  {
    id: 'status',
    header: text.columns.status,
    width: 160,
    sorts: byStatus,
    cell: (rfq) => (
      <Cluster $gap={4}>
        <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} />
        <YourTurn next={nextOfRfq(rfq)} rfq={rfq} />
      </Cluster>
    ),
  },
  {
    id: 'submitted',
    header: text.columns.submitted,
    width: 130,
    sorts: byDate,
    cell: (rfq) => formatDate(rfq.submittedAt),
  },
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
        <PageLink to={customerAddress.rfq(rfq.id)} />
        <RfqLinks rfq={rfq} />
      </Cluster>
    </Stack>
  )
}

interface RfqTableProps {
  tab: 'active' | 'history'
  filters: ToolFilters
  /** The statuses that RFQs of the tab can have. */
  statuses: readonly string[]
  query: Omit<ArgumentOf<typeof listRfqs>, 'cursor' | 'limit'>
}

/** The filtered RFQs of one tab; a row expands to the RFQ's parts and links. */
export function RfqTable({ tab, filters, statuses, query }: RfqTableProps) {
  const isViewer = useIsViewer()
  return (
    <ListTable
      name="customer.rfqs"
      words={text.list}
      list={pagedList(useListRfqsPagesInfiniteQuery({ limit: rowsAtATime, ...query }, polling))}
      filters={filters}
      only={{ status: statuses }}
      exported={{ list: 'rfqs', query }}
      columns={columns}
      rowLabel={displayIdentifier}
      renderExpanded={(rfq) => <ExpandedRfq rfq={rfq} />}
      empty={
        <EmptyState
          icon={<ClipboardList size={22} />}
          title={text.none[tab]}
          text={text.noneText[tab]}
          action={isViewer ? undefined : <SubmitRfqLink variant="secondary" label={text.newRfq} />}
        />
      }
    />
  )
}
