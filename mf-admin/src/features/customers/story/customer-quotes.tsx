import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byAmount, byDate, byProject, sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { QuoteBadge } from '@kerf/shared-parts/quotes/quote-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListAdminQuotesPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { FileText } from 'lucide-react'
import { RfqPanel } from '../rfqs/panel/rfq-panel.tsx'
import { text } from './text.ts'

const words = text.quotes

const choices = {
  group: { label: lists.status, values: words.groups },
  sort: sortChoice('date-desc', 'date-asc', 'amount', 'project'),
} as const

const columns: readonly DataTableColumn<ListedQuote>[] = [
  { id: 'number', header: words.columns.number, width: 120, minWidth: 104, cell: (quote) => quote.quoteNumber },
  {
    ...{ id: 'project', header: words.columns.project, width: 220, grow: true, primary: true, sorts: byProject },
    picture: ({ picture }) => <RowPicture picture={picture} />,
    cell: (quote) => quote.rfq.projectName,
  },
  {
    ...{ id: 'amount', header: words.columns.amount, width: 130, align: 'end', sorts: byAmount },
    cell: (quote) => formatMoney(quote.amount, quote.currency),
  },
  {
    ...{ id: 'status', header: words.columns.status, width: 160, minWidth: 150 },
    cell: (quote) => <QuoteBadge quote={quote} />,
  },
  {
    ...{ id: 'validUntil', header: words.columns.validUntil, width: 120 },
    cell: (quote) => formatDate(quote.validUntil),
  },
  {
    ...{ id: 'date', header: words.columns.date, width: 120, sorts: byDate },
    cell: (quote) => formatDate(quote.createdAt),
  },
  { id: 'order', header: words.columns.order, width: 120, cell: (quote) => quote.orderNumber ?? text.unsaid },
]

/** A customer's quotes; one opens with its RFQ beside the list. */
export function CustomerQuotes({ customerId }: { customerId: string }) {
  const filters = useListFilters(choices)
  const panel = useAddressDialog('rfq')
  return (
    <>
      <ListTable
        name="admin.customer.quotes"
        words={words.list}
        list={pagedList(useListAdminQuotesPagesInfiniteQuery({ ...filters.asked, customerId }, polling))}
        filters={filters}
        columns={columns}
        rowLabel={({ quoteNumber }) => quoteNumber}
        onOpenRow={({ rfqId }) => panel.open(rfqId)}
        empty={<EmptyState icon={<FileText size={22} />} title={words.none} text={words.noneText} />}
      />
      {panel.id && <RfqPanel key={panel.id} rfqId={panel.id} onClose={panel.close} />}
    </>
  )
}
