/** What may identify an object to a person. */
export interface Identified {
  id?: string | null
  displayNumber?: string | null
  customerNumber?: string | null
  quoteNumber?: string | null
  orderNumber?: string | null
  supplierNumber?: string | null
}

/**
 * The identifier that people read (docs/product/numbers-and-money.md, 'Display identifier'): the first present of an
 * SQTE number, customer number, quote number, an order number starting SORD or PO, supplier number, the first 8
 * characters of the id.
 */
export function displayIdentifier(object: Identified): string {
  const orderNumber = /^(SORD|PO)/.test(object.orderNumber ?? '') ? object.orderNumber : null
  return (
    object.displayNumber ||
    object.customerNumber ||
    object.quoteNumber ||
    orderNumber ||
    object.supplierNumber ||
    shortId(object.id) ||
    'N/A'
  )
}

/** The first 8 characters of an id; empty when there is none. */
export function shortId(id: string | null | undefined): string {
  return (id ?? '').slice(0, 8)
}
