/** The client's cache tags: what a call reads (for a `get`) or changes (for all others). */
export const tags = [
  'Session',
  'Profile',
  'Device',
  'Notification',
  'MailChoice',
  'Dashboard',
  'Rfq',
  'RfqDraft',
  'Quote',
  'Order',
  'Shipment',
  'QualityCheck',
  'File',
  'FileStage',
  'Message',
  'Customer',
  'Company',
  'CompanyMember',
  'CompanyInvitation',
  'CompanyAddress',
  'Account',
  'Activity',
  'Mail',
  'Supplier',
  'SupplierRequest',
  'SupplierQuote',
  'SupplierInvitation',
  'PurchaseOrder',
  'Report',
  'SavedFilter',
  'Provider',
  'Module',
] as const

/** Tags that calls provide for one object alone: `id` of their path. A live event names the object that it is about. */
export const tagsById: readonly Tag[] = ['FileStage']

export type Tag = (typeof tags)[number]
