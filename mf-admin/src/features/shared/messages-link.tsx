import { MessagesLink as LinkOfAnyPortal, type MessagesLinkProps } from '@kerf/shared-parts/messages/messages-link.tsx'

/** The URL of the conversation about an RFQ, quote or order, or with somebody. */
export function MessagesLink(props: Omit<MessagesLinkProps, 'page'>) {
  return <LinkOfAnyPortal page="/admin/messages" {...props} />
}
