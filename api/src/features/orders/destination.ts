import type { Destination } from '@kerf/shared-contracts/contracts/company-addresses'

interface OfOrder {
  /** As in the request. */
  rfq?: Destination | undefined
  /** As confirmed with the purchase order. An order made by hand has none. */
  quote?: { destination: Destination | null } | null | undefined
}

/** Where goods and invoice of an order go (docs/product/orders.md, 'Addresses'). */
export function destinationOf({ rfq, quote }: OfOrder): Destination {
  const { shipTo, billTo } = quote?.destination ?? rfq ?? { shipTo: null, billTo: null }
  return { shipTo, billTo }
}
