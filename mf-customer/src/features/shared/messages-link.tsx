import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { MessageSquare } from 'lucide-react'
import { text } from './text.ts'
import { useIsFormerMember } from './use-may-act.ts'

interface MessagesLinkProps {
  about: 'rfq' | 'order'
  /** Of the RFQ or order. */
  id: string
  /** The RFQ that it is, or came of. */
  rfq: Pick<Rfq, 'companyId'>
}

/** The way to the conversation about an RFQ or an order; none for former members, who see nothing of it. */
export function MessagesLink({ about, id, rfq }: MessagesLinkProps) {
  const isFormerMember = useIsFormerMember(rfq)
  if (isFormerMember) return null
  return (
    <ButtonLink to={`/messages?${about}=${id}`} icon={<MessageSquare size={16} aria-hidden />}>
      {text.messages}
    </ButtonLink>
  )
}
