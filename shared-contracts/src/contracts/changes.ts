import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Changed } from './errors.ts'

/** The objects whose forms may go stale, each with the id the form knows. */
export const ChangedThing = z.enum([
  'quote-of-rfq',
  'rfq-decision',
  'order-of-rfq',
  'order-stage',
  'order-archive',
  'order-reopening',
  'order-tracking',
  'order-shipments',
  'order-quality-files',
  'order-quality-characteristics',
  'profile',
  'company',
  'company-number',
  'company-address',
  'supplier-quote',
  'purchase-order-date',
  // There is only one of these, so the id is the caller's.
  'settings',
  'purchase-order-shipment',
])
export type ChangedThing = z.output<typeof ChangedThing>

/** Who last changed something, and when; null if unknown or hidden from the reader. */
export const LastChange = Changed.omit({ present: true }).meta({ id: 'LastChange' })

/** For a form that shows fresh values beside typed ones: whose they are. */
export const getLastChange = endpoint({
  method: 'get',
  path: '/api/changes/:what/:id',
  access: ['customer', 'supplier', 'admin'],
  summary: 'Who last changed something, for a stale form',
  spec: "docs/product/errors.md, 'Stale forms'",
  params: z.object({ what: ChangedThing, id: z.uuid() }),
  response: LastChange,
  errors: [
    'rfq.not_found',
    'order.not_found',
    'user.not_found',
    'company.not_found',
    'company.address_not_found',
    'supplier_quote.not_found',
    'purchase_order.not_found',
    'auth.forbidden',
  ],
  tags: [
    'Rfq',
    'Quote',
    'Order',
    'Shipment',
    'QualityCheck',
    'Profile',
    'Company',
    'CompanyAddress',
    'SupplierQuote',
    'PurchaseOrder',
    'Provider',
  ],
})
