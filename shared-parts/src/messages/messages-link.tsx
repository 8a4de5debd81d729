import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { MessageSquare } from 'lucide-react'
import { text } from './text.ts'

export interface MessagesLinkProps {
  /** The portal's messages page. */
  page: '/messages' | '/admin/messages' | '/supplier/messages'
  /** The conversation's subject; a customer or supplier means the general one. */
  about: 'rfq' | 'quote' | 'order' | 'supplierRequest' | 'purchaseOrder' | 'customer'
  id: string
  /** The subject in words, if a page has several links. */
  label?: string
}

/** A link to the conversation about something, or with somebody, whether it has begun or not. */
export function MessagesLink({ page, about, id, label = text.link }: MessagesLinkProps) {
  return (
    <ButtonLink to={`${page}?${about}=${id}`} icon={<MessageSquare size={16} aria-hidden />}>
      {label}
    </ButtonLink>
  )
}
