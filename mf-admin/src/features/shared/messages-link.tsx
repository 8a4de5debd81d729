import { MessagesLink as LinkOfAnyPortal, type MessagesLinkProps } from '@kerf/shared-parts/messages/messages-link.tsx'

/** The way to the conversation about an RFQ, a quote or an order, or with somebody. */
export function MessagesLink(props: Omit<MessagesLinkProps, 'page'>) {
  return <LinkOfAnyPortal page="/admin/messages" {...props} />
}
