import { useListOrdersQuery } from '@kerf/shared-contracts/client/generated/orders'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { FileText, Package } from 'lucide-react'
import { MessagesLink } from '../messages-link.tsx'
import { text } from './text.ts'

/** The order that was made of a request; an RFQ knows only its number. */
function useOrderOf({ id, orderNumber }: Rfq) {
  const { data } = useListOrdersQuery({ q: orderNumber ?? '', limit: 10 }, { skip: orderNumber === null })
  return data?.items.find(({ rfqId }) => rfqId === id)
}

/** Where a request leads: the conversation about it, its quote, and the order that came of it. */
export function RfqLinks({ rfq }: { rfq: Rfq }) {
  const order = useOrderOf(rfq)
  return (
    <>
      <MessagesLink about="rfq" id={rfq.id} />
      {rfq.quote && (
        <ButtonLink to={`/quotes?quote=${rfq.quote.id}`} icon={<FileText size={16} aria-hidden />}>
          {text.viewQuote}
        </ButtonLink>
      )}
      {order && (
        <ButtonLink to={`/orders?order=${order.id}`} icon={<Package size={16} aria-hidden />}>
          {text.viewOrder}
        </ButtonLink>
      )}
    </>
  )
}
