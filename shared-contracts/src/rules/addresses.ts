import { displayIdentifier } from './display-identifier.ts'

/*
 * Where things lie open in the portals: what mails, messages, searches and buttons lead to
 * (docs/product/find.md, 'Where a hit leads').
 */

const addressOf = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`

/** Where customers find what is theirs. */
export const customerAddress = {
  rfq: (id: string) => addressOf('/rfqs', { rfq: id }),
  quote: (id: string) => addressOf('/quotes', { quote: id }),
  order: (id: string) => addressOf('/orders', { order: id }),
  conversation: (id: string) => addressOf('/messages', { conversation: id }),
}

/** Where suppliers find what is theirs. */
export const supplierAddress = {
  request: (id: string) => addressOf('/supplier/rfqs', { request: id }),
  quote: (id: string) => addressOf('/supplier/quotes', { quote: id }),
  purchaseOrder: (id: string) => addressOf('/supplier/purchase-orders', { order: id }),
}

interface NumberedRfq {
  id: string
  displayNumber: string
}

interface NumberedOrder {
  id: string
  orderNumber: string
  isArchived: boolean
}

/** Where admins find things. A list is narrowed to what is meant, so that it is there however long the list is. */
export const adminAddress = {
  rfq: (rfq: NumberedRfq) => addressOf('/admin/customers', { tab: 'rfqs', q: displayIdentifier(rfq), rfq: rfq.id }),
  order: ({ id, orderNumber, isArchived }: NumberedOrder) =>
    addressOf('/admin/customers', { tab: isArchived ? 'archived-orders' : 'active-orders', q: orderNumber, order: id }),
  customer: (id: string) => `/admin/customers/${id}`,
  company: ({ name, customerNumber }: { name: string; customerNumber: string | null }) =>
    addressOf('/admin/companies', { q: customerNumber ?? name }),
  account: (id: string) => addressOf('/admin/accounts', { account: id }),
  conversation: (id: string) => addressOf('/admin/messages', { conversation: id }),
  supplier: (id: string) => addressOf('/admin/supplier-management', { supplier: id }),
  supplierRequest: (id: string) => `/admin/supplier-quotes/${id}`,
  purchaseOrder: (id: string) => `/admin/purchase-orders/${id}`,
}
