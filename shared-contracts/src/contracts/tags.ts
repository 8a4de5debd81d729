/** What a call reads (for a `get`) or changes (for all others): the cache tags of the client. */
export const tags = [
  'Session',
  'Profile',
  'Dashboard',
  'Rfq',
  'Quote',
  'Order',
  'Shipment',
  'QualityCheck',
  'File',
  'Message',
  'Customer',
  'Company',
  'Supplier',
  'SupplierQuote',
  'PurchaseOrder',
  'Report',
  'Module',
] as const
export type Tag = (typeof tags)[number]
