import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { MessagesLink as LinkOfAnyPortal } from '@kerf/shared-parts/messages/messages-link.tsx'
import { useIsFormerMember } from './use-may-act.ts'

interface MessagesLinkProps {
  about: 'rfq' | 'quote' | 'order'
  /** Id of the RFQ, quote or order. */
  id: string
  /** The RFQ itself, or that of the quote or order. */
  rfq: Pick<Rfq, 'companyId'>
}

/** A link to the conversation about an RFQ, quote or order; none for former members, who cannot see it. */
export function MessagesLink({ about, id, rfq }: MessagesLinkProps) {
  const isFormerMember = useIsFormerMember(rfq)
  return isFormerMember ? null : <LinkOfAnyPortal page="/messages" about={about} id={id} />
}
