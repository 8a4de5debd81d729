import type { OwnSupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byDate, byProject, sortChoice, statusChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListOwnSupplierQuotesPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/supplier-quotes-supplier'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { FileText } from 'lucide-react'
import { QuoteDetailsDialog } from './quote-details-dialog.tsx'
import { QuoteStatus } from './quote-status.tsx'
import { text } from './text.ts'

const choices = {
  status: statusChoice(['pending', 'accepted', 'not_selected'] as const, (status) => text.statuses[status]),
  sort: sortChoice('date-desc', 'date-asc', 'project'),
}

const words = text.columns
const columns: readonly DataTableColumn<OwnSupplierQuote>[] = [
  { id: 'reference', header: words.reference, width: 110, cell: (quote) => quote.referenceNumber },
  {
    ...{ id: 'project', header: words.project, width: 220, grow: true, primary: true, sorts: byProject },
    picture: ({ picture }) => <RowPicture picture={picture} />,
    cell: (quote) => quote.projectName,
  },
  {
    ...{ id: 'price', header: words.price, width: 130, align: 'end' },
    cell: (quote) => formatMoney(quote.price, quote.currency),
  },
  {
    ...{ id: 'leadTime', header: words.leadTime, width: 110, align: 'end' },
    cell: (quote) => text.days(quote.leadTime),
  },
  { id: 'status', header: words.status, width: 190, cell: (quote) => <QuoteStatus quote={quote} /> },
  {
    ...{ id: 'submitted', header: words.submitted, width: 130, sorts: byDate },
    cell: (quote) => formatDate(quote.submittedAt),
  },
]

/** The supplier's own quotes: pending, accepted, and not selected with the feedback given. */
export function SupplierQuotesPage() {
  const filters = useListFilters(choices)
  const details = useAddressDialog('quote')
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ListTable
        name="supplier.quotes"
        words={text.list}
        list={pagedList(useListOwnSupplierQuotesPagesInfiniteQuery(filters.asked, polling))}
        filters={filters}
        columns={columns}
        rowLabel={({ projectName }) => projectName}
        onOpenRow={({ id }) => details.open(id)}
        empty={<EmptyState icon={<FileText size={22} />} title={text.empty} text={text.emptyText} />}
      />
      {details.id && <QuoteDetailsDialog key={details.id} quoteId={details.id} onClose={details.close} />}
    </>
  )
}
