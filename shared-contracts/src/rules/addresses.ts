/*
 * The pages of objects in the portals: what mails, messages, searches and buttons link to
 * (docs/product/find.md, 'Where a hit leads').
 */

/**
 * Whether text from an address is a path of this site. Browsers read `//host` and `/\host` as another host, and drop tabs
 * and line breaks in between.
 */
export const isOwnPath = (text: string) => /^\/(?![/\\])[^\\\s]*$/.test(text)

/** What a mail adds to the address of the page it links to: the id of its notification. */
export const toldParameter = 'told'

const addressOf = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`

/** Where customers find their objects. */
export const customerAddress = {
  rfq: (id: string) => `/rfqs/${id}`,
  quote: (id: string) => `/quotes/${id}`,
  order: (id: string) => `/orders/${id}`,
  conversation: (id: string) => addressOf('/messages', { conversation: id }),
}

/** Where suppliers find their objects. */
export const supplierAddress = {
  request: (id: string) => addressOf('/supplier/rfqs', { request: id }),
  quote: (id: string) => addressOf('/supplier/quotes', { quote: id }),
  purchaseOrder: (id: string) => addressOf('/supplier/purchase-orders', { order: id }),
}

/** Where admins find objects. An object without a page is addressed by its list, narrowed to it. */
export const adminAddress = {
  rfq: (id: string) => `/admin/rfqs/${id}`,
  order: (id: string) => `/admin/orders/${id}`,
  customer: (id: string) => `/admin/customers/${id}`,
  company: ({ name, customerNumber }: { name: string; customerNumber: string | null }) =>
    addressOf('/admin/companies', { q: customerNumber ?? name }),
  account: (id: string) => addressOf('/admin/accounts', { account: id }),
  conversation: (id: string) => addressOf('/admin/messages', { conversation: id }),
  supplier: (id: string) => addressOf('/admin/supplier-management', { supplier: id }),
  supplierRequest: (id: string) => `/admin/supplier-quotes/${id}`,
  /** Where suppliers are asked about RFQs. */
  askSuppliers: (rfqIds: readonly string[]) =>
    `/admin/create-quote?${new URLSearchParams(rfqIds.map((id) => ['rfqId', id]))}`,
  purchaseOrder: (id: string) => `/admin/purchase-orders/${id}`,
}
