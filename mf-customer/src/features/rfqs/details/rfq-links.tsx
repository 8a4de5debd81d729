import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { FileText, Package } from 'lucide-react'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { useMayAct } from '../../shared/use-may-act.ts'
import { WithdrawRfq } from '../withdrawal/withdraw-rfq.tsx'
import { text } from './text.ts'

/** The links of a request: its conversation, its quote, and its order; and withdrawing it, while that is possible. */
export function RfqLinks({ rfq }: { rfq: Rfq }) {
  const mayAct = useMayAct()(rfq)
  return (
    <>
      {mayAct && <WithdrawRfq rfq={rfq} />}
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
