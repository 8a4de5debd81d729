import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Changed } from './errors.ts'

/** What a form may have been overtaken in, each with the id that the form knows. */
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
  'profile',
  'company',
  'company-number',
  'company-address',
  'supplier-quote',
  'purchase-order-date',
  // There is one of these, so the id is that of who asks.
  'settings',
  'purchase-order-shipment',
])
export type ChangedThing = z.output<typeof ChangedThing>

/** Who changed something last, and when; nobody and never where that is not known or not theirs to know. */
export const LastChange = Changed.omit({ present: true }).meta({ id: 'LastChange' })

/** For a form that shows fresh values beside what was typed: whose they are. */
export const getLastChange = endpoint({
  method: 'get',
  path: '/api/changes/:what/:id',
  access: ['customer', 'supplier', 'admin'],
  summary: 'Who changed something last, for a form that was overtaken',
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
