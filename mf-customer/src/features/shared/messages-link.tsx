import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { MessagesLink as LinkOfAnyPortal } from '@kerf/shared-parts/messages/messages-link.tsx'
import { useIsFormerMember } from './use-may-act.ts'

interface MessagesLinkProps {
  about: 'rfq' | 'quote' | 'order'
  /** Of the RFQ, quote or order. */
  id: string
  /** The RFQ that it is, or came of. */
  rfq: Pick<Rfq, 'companyId'>
}

/** The way to the conversation about an RFQ, a quote or an order; none for former members, who see nothing of it. */
export function MessagesLink({ about, id, rfq }: MessagesLinkProps) {
  const isFormerMember = useIsFormerMember(rfq)
  return isFormerMember ? null : <LinkOfAnyPortal page="/messages" about={about} id={id} />
}
