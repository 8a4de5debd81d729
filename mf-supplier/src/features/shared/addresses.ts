/** The URL of a request opened over its list. */
export const requestAddress = (id: string) => `/supplier/rfqs?${new URLSearchParams({ request: id })}`

/** The URL of a purchase order opened over its list. */
export const purchaseOrderAddress = (id: string) => `/supplier/purchase-orders?${new URLSearchParams({ order: id })}`
