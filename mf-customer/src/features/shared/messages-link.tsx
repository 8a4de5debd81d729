import { ButtonLink } from '@kerf/shared-ui/button-link'
import { MessageSquare } from 'lucide-react'
import { text } from './text.ts'

/** The way to the conversation about an RFQ or an order. */
export function MessagesLink({ about, id }: { about: 'rfq' | 'order'; id: string }) {
  return (
    <ButtonLink to={`/messages?${about}=${id}`} icon={<MessageSquare size={16} aria-hidden />}>
      {text.messages}
    </ButtonLink>
  )
}
