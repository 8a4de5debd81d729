import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { FileText, Package } from 'lucide-react'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { text } from './text.ts'

/** The links of a request: its conversation, its quote, and its order. */
export function RfqLinks({ rfq }: { rfq: Rfq }) {
  return (
    <>
      <MessagesLink about="rfq" id={rfq.id} rfq={rfq} />
      {rfq.quote && (
        <ButtonLink to={customerAddress.quote(rfq.quote.id)} icon={<FileText size={16} aria-hidden />}>
          {text.viewQuote}
        </ButtonLink>
      )}
      {rfq.orderId && (
        <ButtonLink to={customerAddress.order(rfq.orderId)} icon={<Package size={16} aria-hidden />}>
          {text.viewOrder}
        </ButtonLink>
      )}
    </>
  )
}
