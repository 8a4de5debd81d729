import { z } from 'zod'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { DateInput, Instant } from './values.ts'

/** Kinds of objects in the log; `sign_in` is sessions started, refused and ended. */
export const ActivityKind = z.enum([
  'sign_in',
  'account',
  'company',
  'rfq',
  'quote',
  'order',
  'file',
  'message',
  'other',
])
export type ActivityKind = z.output<typeof ActivityKind>

/** Where an admin works on what an entry is about. */
export const ActivitySubject = z.object({
  place: z.enum([
    'rfq',
    'active_order',
    'archived_order',
    'customer',
    'account',
    'company',
    'rfq_messages',
    'quote_messages',
    'order_messages',
    'customer_messages',
    'conversation',
  ]),
  /** The id of the object shown there: the RFQ of a quote, the order of a shipment. */
  id: z.uuid(),
  name: z.string(),
})
export type ActivitySubject = z.output<typeof ActivitySubject>

/** One entry of the audit log. */
export const Activity = z
  .object({
    id: z.uuid(),
    at: Instant,
    /** Stable and dotted, e.g. `session.started`. */
    action: z.string(),
    kind: ActivityKind,
    objectType: z.string(),
    objectId: z.uuid().nullable(),
    /** The number of the RFQ, quote or order it is about, even after that is deleted. */
    objectNumber: z.string().nullable(),
    /** `null` if it is deleted or has no page. */
    subject: ActivitySubject.nullable(),
    /** Who did it; `null` if nobody was signed in or the system did it. */
    actor: z.object({ id: z.uuid(), name: z.string(), isDeleted: z.boolean() }).nullable(),
    actorKind: z.enum(['customer', 'supplier', 'admin', 'visitor', 'system']),
    changes: z.record(z.string(), z.unknown()),
    address: z.string().nullable(),
    /** In words, e.g. `Firefox on Windows`; `null` if no request did it. */
    device: z.string().nullable(),
  })
  .meta({ id: 'Activity' })
export type Activity = z.output<typeof Activity>

const ActivitySort = z.enum(['date-desc', 'date-asc']).default('date-desc')

const ActivityListQuery = listQuery({
  person: z.uuid().optional().describe('What an account did, and what was done to it and its objects'),
  about: z.uuid().optional().describe('What happened to an RFQ or an order, and to its quote, shipments and files'),
  kind: ActivityKind.optional(),
  from: DateInput.optional().describe('First day, in the business’s time zone'),
  to: DateInput.optional().describe('Last day'),
  sort: ActivitySort,
})

export const listActivity = endpoint({
  method: 'get',
  path: '/api/admin/activity',
  access: ['admin'],
  summary: 'Who did what and when; `q` looks at people, companies, numbers, what changed, and addresses',
  spec: "docs/product/admin.md, 'Activity'",
  query: ActivityListQuery,
  response: z.array(Activity),
  tags: ['Activity'],
})

export const exportActivity = endpoint({
  method: 'get',
  path: '/api/admin/activity/export',
  access: ['admin'],
  summary: 'The entries of a list as CSV',
  spec: "docs/product/lists.md, 'Saving as CSV'",
  query: ActivityListQuery.omit({ limit: true, cursor: true }),
  response: download('text/csv'),
  limit: 'export',
})

export const listAccountActivity = endpoint({
  method: 'get',
  path: '/api/admin/accounts/:id/activity',
  access: ['admin'],
  summary: 'What an account did, and what was done to it and its objects, latest first',
  spec: "docs/product/accounts.md, 'Audit log'",
  params: byId,
  query: listQuery({
    /** `sign_in`: sessions started, refused and ended; `account`: the account itself; `work`: everything else. */
    status: z.enum(['sign_in', 'account', 'work']).optional(),
    sort: ActivitySort,
  }),
  response: z.array(Activity),
  errors: ['user.not_found'],
  tags: ['Activity'],
})
