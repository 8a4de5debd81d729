import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { MessageSquare } from 'lucide-react'
import { text } from './text.ts'

export interface MessagesLinkProps {
  /** The messages of the portal. */
  page: '/messages' | '/admin/messages' | '/supplier/messages'
  /** What the conversation is about; with a customer or supplier it is the general one. */
  about: 'rfq' | 'quote' | 'order' | 'supplierRequest' | 'purchaseOrder' | 'customer'
  id: string
  /** Says what it is about, where several stand on one page. */
  label?: string
}

/** The way to the conversation about something, or with somebody, whether it has begun or not. */
export function MessagesLink({ page, about, id, label = text.link }: MessagesLinkProps) {
  return (
    <ButtonLink to={`${page}?${about}=${id}`} icon={<MessageSquare size={16} aria-hidden />}>
      {label}
    </ButtonLink>
  )
}
