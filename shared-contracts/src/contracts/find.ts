import { z } from 'zod'
import { longestFind } from '../rules/find.ts'
import { endpoint, signedIn } from './endpoint.ts'

/** What can be found besides pages, which the shell knows itself (docs/product/find.md, 'What is found'). */
export const FindKind = z.enum([
  ...(['rfq', 'quote', 'order', 'customer', 'company', 'supplier'] as const),
  ...(['supplier_request', 'supplier_quote', 'purchase_order', 'file'] as const),
])
export type FindKind = z.output<typeof FindKind>

/** How many hits of a kind are answered at most. */
export const mostHits = 5

export const FindHit = z
  .object({
    id: z.uuid(),
    /** What it is called: a project, a name, a file. */
    title: z.string(),
    /** What tells it from others of that name: its number, whose it is, the part that was found. */
    details: z.array(z.string()),
    /** Of what has one; a quote or a request that was not answered in time is `expired`. */
    status: z.string().nullable(),
    /** Where it lies open in the portal of whoever asks. */
    address: z.string(),
    /** Whether its number, or its email address, is what was typed. */
    isExact: z.boolean(),
  })
  .meta({ id: 'FindHit' })
export type FindHit = z.output<typeof FindHit>

export const FindGroup = z
  .object({
    kind: FindKind,
    hits: z.array(FindHit),
    /** Whether there are more than these. */
    hasMore: z.boolean(),
  })
  .meta({ id: 'FindGroup' })
export type FindGroup = z.output<typeof FindGroup>

export const find = endpoint({
  method: 'get',
  path: '/api/find',
  access: signedIn,
  summary: 'Find anything that the actor may see: exact numbers first, then the newest',
  spec: "docs/product/find.md, 'What is found'",
  query: z.object({ q: z.string().normalize('NFC').trim().max(longestFind) }),
  response: z.object({ groups: z.array(FindGroup) }).meta({ id: 'Found' }),
  tags: [
    ...(['Rfq', 'Quote', 'Order', 'Shipment', 'File', 'Message', 'Customer', 'Company', 'Account'] as const),
    ...(['Supplier', 'SupplierRequest', 'SupplierQuote', 'PurchaseOrder'] as const),
  ],
})
