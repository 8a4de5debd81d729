import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'
import { requestFacts } from '../supplier-quotes/events.ts'

type About = { request: z.output<typeof requestFacts> }
type Sent = { supplierIds: string[] }

const about = ({ request }: About) => ({ type: 'supplier_request', id: request.id })
const toAdmins = { tags: ['SupplierQuote'], to: { admins: true } } as const
const toSuppliers = {
  tags: ['SupplierRequest', 'SupplierQuote'],
  to: { users: ({ supplierIds }: Sent) => supplierIds },
} as const

export const supplierRequestSent = defineEvent({
  name: 'supplier_request.sent',
  says: 'An admin asked suppliers for a quote, or sent the request to further ones.',
  facts: z.object({ request: requestFacts, dueDate: z.string().nullable(), supplierIds: z.array(z.string()) }),
  audit: ({ request, supplierIds }) => ({
    object: about({ request }),
    changes: { referenceNumber: request.referenceNumber, suppliers: supplierIds.length },
  }),
  live: [toAdmins, toSuppliers],
})

export const supplierRequestChanged = defineEvent({
  name: 'supplier_request.changed',
  says: 'An admin changed a request to suppliers, which makes quotes for its earlier state outdated.',
  facts: z.object({
    request: requestFacts,
    version: z.number(),
    seal: z.string(),
    supplierIds: z.array(z.string()),
  }),
  audit: ({ request, version, seal }) => ({ object: about({ request }), changes: { version, seal } }),
  live: [toAdmins, toSuppliers],
})

export const supplierRequestReopened = defineEvent({
  name: 'supplier_request.reopened',
  says: 'An admin changed or removed the due date of a request to suppliers.',
  facts: z.object({ request: requestFacts, dueDate: z.string().nullable(), supplierIds: z.array(z.string()) }),
  audit: ({ request, dueDate }) => ({ object: about({ request }), changes: { dueDate } }),
  live: [toAdmins, toSuppliers],
})

const bySupplier = z.object({ request: requestFacts, supplierId: z.string() })
const toThatSupplier = {
  tags: ['SupplierRequest'],
  to: { users: ({ supplierId }: { supplierId: string }) => [supplierId] },
} as const

export const supplierRequestViewed = defineEvent({
  name: 'supplier_request.viewed',
  says: 'A supplier opened a request for the first time.',
  facts: bySupplier,
  audit: ({ request, supplierId }) => ({ object: about({ request }), changes: { supplierId } }),
  live: [toAdmins, toThatSupplier],
})

export const supplierRequestDeclined = defineEvent({
  name: 'supplier_request.declined',
  says: 'A supplier declined to quote a request.',
  facts: bySupplier.extend({ reason: z.string().nullable() }),
  audit: ({ request, supplierId, reason }) => ({ object: about({ request }), changes: { supplierId, reason } }),
  live: [toAdmins, toThatSupplier],
})
