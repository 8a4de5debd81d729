/** Where a request lies open over its list. */
export const requestAddress = (id: string) => `/supplier/rfqs?${new URLSearchParams({ request: id })}`

/** Where a purchase order lies open over its list. */
export const purchaseOrderAddress = (id: string) => `/supplier/purchase-orders?${new URLSearchParams({ order: id })}`
