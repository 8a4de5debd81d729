import type { ActivitySubject } from '@kerf/shared-contracts/contracts/activity'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { requestWith } from '@kerf/shared-parts/messages/conversations.ts'

/** The page of one customer. */
export const customerAddress = (id: string) => `/admin/customers/${encodeURIComponent(id)}`

/** An account opened beside the list. */
const accountAddress = (id: string) => `/admin/accounts?${new URLSearchParams({ account: id })}`

/** Companies have no page of their own: the list, filtered to one. */
export const companyAddress = (name: string) => `/admin/companies?${new URLSearchParams({ q: name })}`

/** The page of one purchase order to a supplier. */
export const purchaseOrderAddress = (id: string) => `/admin/purchase-orders/${encodeURIComponent(id)}`

/** The page of one request to suppliers, with its quotes side by side. */
export const supplierRequestAddress = (id: string) => `/admin/supplier-quotes/${encodeURIComponent(id)}`

/** The conversation with one supplier about a request. */
export const supplierMessagesAddress = (requestId: string, supplierId: string) =>
  `/admin/messages?${new URLSearchParams({ supplierRequest: requestWith(requestId, supplierId) })}`

/** Where an admin works on the object of an audit log entry or a file. */
export function subjectAddress({ place, id, name }: ActivitySubject): string {
  switch (place) {
    case 'rfq':
      return adminAddress.rfq(id)
    case 'active_order':
    case 'archived_order':
      return adminAddress.order(id)
    case 'customer':
      return customerAddress(id)
    case 'account':
      return accountAddress(id)
    case 'company':
      return companyAddress(name)
    case 'conversation':
      return adminAddress.conversation(id)
    case 'rfq_messages':
    case 'quote_messages':
    case 'order_messages':
    case 'customer_messages':
      return `/admin/messages?${new URLSearchParams({ [place.replace('_messages', '')]: id })}`
  }
}

/** Where an admin sees an account of any kind. */
export function personAddress({ id }: { id: string }, kind: string): string {
  return kind === 'customer' ? customerAddress(id) : accountAddress(id)
}
