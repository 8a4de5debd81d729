import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { EmptyState } from '@kerf/shared-ui/empty-state'
import { Stack } from '@kerf/shared-ui/layout'
import { ListFailure } from '@kerf/shared-ui/list-states'
import { PageHeader } from '@kerf/shared-ui/page-header'
import { useAddressDialog } from '@kerf/shared-ui/use-address-dialog'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useQuotePages } from '../shared/paged-lists.ts'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { PurchaseOrderDialog } from './purchase-order-dialog.tsx'
import { QuoteCardsSkeleton } from './quote-card.tsx'
import { QuoteDialog } from './quote-dialog.tsx'
import { QuoteGroupSection } from './quote-group-section.tsx'
import { text } from './text.ts'

/** The customer's quotes in groups by what they wait for; what needs the customer comes first. */
export function QuotesPage() {
  const pending = useQuotePages({ group: 'pending' })
  const waiting = useQuotePages({ group: 'waiting_for_po' })
  const submitted = useQuotePages({ group: 'po_submitted' })
  const declined = useQuotePages({ group: 'declined' })
  const [withoutPurchaseOrder, setWithoutPurchaseOrder] = useState<Quote | null>(null)
  const details = useAddressDialog('quote')
  const isViewer = useIsViewer()

  const lists = [pending, waiting, submitted, declined]
  const failed = lists.find((list) => list.failed)
  const loading = lists.some((list) => list.loading)
  const isEmpty = !failed && !loading && lists.every((list) => list.rows.length === 0)
  const actions = { onView: details.open, onUploadPurchaseOrder: setWithoutPurchaseOrder }
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      {failed && <ListFailure list={failed} noun={text.noun} />}
      {!failed && loading && <QuoteCardsSkeleton />}
      {isEmpty && (
        <EmptyState
          icon={<FileText size={22} />}
          title={text.empty.title}
          text={isViewer ? text.empty.viewerText : text.empty.text}
          action={isViewer ? undefined : <SubmitRfqLink label={text.empty.action} />}
        />
      )}
      {!failed && !loading && (
        <Stack $gap={32}>
          <QuoteGroupSection title={text.groups.pending} list={pending} {...actions} />
          <QuoteGroupSection title={text.groups.waiting_for_po} list={waiting} {...actions} />
          <QuoteGroupSection title={text.groups.po_submitted} list={submitted} {...actions} />
          <QuoteGroupSection title={text.groups.declined} list={declined} {...actions} />
        </Stack>
      )}
      {details.id && <QuoteDialog key={details.id} quoteId={details.id} onClose={details.close} {...actions} />}
      {withoutPurchaseOrder && (
        <PurchaseOrderDialog quote={withoutPurchaseOrder} onClose={() => setWithoutPurchaseOrder(null)} />
      )}
    </>
  )
}
