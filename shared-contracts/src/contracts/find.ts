import { z } from 'zod'
import { longestFind } from '../rules/find.ts'
import { endpoint, signedIn } from './endpoint.ts'
import { ShownPicture } from './files.ts'

/** What can be found besides pages, which the shell knows itself (docs/product/find.md, 'What is found'). */
export const FindKind = z.enum([
  ...(['rfq', 'quote', 'order', 'customer', 'company', 'supplier'] as const),
  ...(['supplier_request', 'supplier_quote', 'purchase_order', 'file'] as const),
])
export type FindKind = z.output<typeof FindKind>

/** The most hits of a kind in a response. */
export const mostHits = 5

export const FindHit = z
  .object({
    id: z.uuid(),
    /** Its title: a project, a name, a file. */
    title: z.string(),
    /** What distinguishes it from others with that title: its number, its owner, the matching part. */
    details: z.array(z.string()),
    /** For kinds that have one; a quote or a request not answered in time is `expired`. */
    status: z.string().nullable(),
    /** For whatever has drawings, and for files; null for people and companies. */
    picture: ShownPicture.nullable(),
    /** Its page in the asking user's portal. */
    address: z.string(),
    /** Whether its number or email address is exactly what was typed. */
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
  summary: 'Find anything the actor may see: exact numbers first, then the newest',
  spec: "docs/product/find.md, 'What is found'",
  query: z.object({ q: z.string().normalize('NFC').trim().max(longestFind) }),
  response: z.object({ groups: z.array(FindGroup) }).meta({ id: 'Found' }),
  tags: [
    ...(['Rfq', 'Quote', 'Order', 'Shipment', 'File', 'Message', 'Customer', 'Company', 'Account'] as const),
    ...(['Supplier', 'SupplierRequest', 'SupplierQuote', 'PurchaseOrder'] as const),
  ],
})
