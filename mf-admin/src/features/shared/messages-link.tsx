import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { MessageSquare } from 'lucide-react'
import { text } from './text.ts'

interface MessagesLinkProps {
  /** What the conversation is about; with a customer or supplier it is the general one. */
  about: 'rfq' | 'order' | 'customer'
  id: string
}

/** The way to the conversation about an RFQ or an order, or with somebody. */
export function MessagesLink({ about, id }: MessagesLinkProps) {
  return (
    <ButtonLink to={`/admin/messages?${about}=${id}`} icon={<MessageSquare size={16} aria-hidden />}>
      {text.messages}
    </ButtonLink>
  )
}
