import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ShownPicture } from './files.ts'
import { CustomerReference } from './users.ts'
import { DateOnly, Instant, Money } from './values.ts'

const count = z.number().int().min(0)

/** The figures of the customer's dashboard (docs/product/dashboard.md, 'Figures'). */
export const DashboardStats = z
  .object({ activeRfqs: count, activeOrders: count, pendingQuotes: count, totalSpent: Money })
  .meta({ id: 'DashboardStats' })
export type DashboardStats = z.output<typeof DashboardStats>

export const getDashboardStats = endpoint({
  method: 'get',
  path: '/api/dashboard/stats',
  access: ['customer'],
  summary: 'The four figures of the customer dashboard',
  spec: "docs/product/dashboard.md, 'Figures'",
  response: DashboardStats,
  tags: ['Dashboard'],
})

/** A month of the customer's orders (docs/product/dashboard.md, 'Spending and lead times'). */
export const DashboardMonth = z
  .object({
    month: z.string().regex(/^\d{4}-\d{2}$/),
    orders: count,
    spent: Money.describe('Orders in US dollars; other currencies are not added'),
    leadDays: z
      .number()
      .min(0)
      .nullable()
      .describe('The median days from order to delivery of what was delivered in the month; null if nothing was'),
  })
  .meta({ id: 'DashboardMonth' })
export type DashboardMonth = z.output<typeof DashboardMonth>

export const getDashboardMonths = endpoint({
  method: 'get',
  path: '/api/dashboard/months',
  access: ['customer'],
  summary: 'What the customer ordered in each of the last twelve months, and how long deliveries took',
  spec: "docs/product/dashboard.md, 'Spending and lead times'",
  response: z.array(DashboardMonth).describe('Oldest first; this month is the last'),
  tags: ['Dashboard', 'Order'],
})

/** What is waiting for the actor's action, as counted in the navigation. */
export const Attention = z
  .object({
    quotesToAnswer: count.describe('Pending quotes that can still be accepted'),
    quotesWaitingForPurchaseOrder: count,
    qualityChecksToDecide: count.describe('Orders in quality check without a decision'),
  })
  .meta({ id: 'Attention' })

export const getAttention = endpoint({
  method: 'get',
  path: '/api/dashboard/attention',
  access: ['customer'],
  summary: 'How many quotes and orders are waiting for the actor',
  spec: "docs/product/dashboard.md, 'What waits for the customer'",
  response: Attention,
  tags: ['Dashboard'],
})

/** The figures of the admin dashboard (docs/product/admin.md, 'Admin dashboard'). */
export const AdminDashboardStats = z
  .object({
    ...{ newRfqs: count, pendingReview: count, quotedToday: count, monthlyRevenue: Money },
    qualityChecks: z
      .object({ awaiting: count, ready: count, needsRevision: count })
      .describe("As docs/product/quality-checks.md, 'Checks on the admin dashboard' counts them"),
  })
  .meta({ id: 'AdminDashboardStats' })
export type AdminDashboardStats = z.output<typeof AdminDashboardStats>

export const getAdminDashboardStats = endpoint({
  method: 'get',
  path: '/api/admin/dashboard/stats',
  access: ['admin'],
  summary: 'The four figures of the admin dashboard, and how many quality checks there are in each state',
  spec: "docs/product/admin.md, 'Admin dashboard'",
  response: AdminDashboardStats,
  tags: ['Dashboard', 'QualityCheck'],
})

/** What can be waiting for an admin (docs/product/admin.md, 'Work queue'). */
export const WaitingKind = z.enum([
  'new_rfq',
  'new_quote',
  'expiring_quote',
  'purchase_order',
  'late_order',
  'quality_revision',
  'message',
  'certificate',
])
export type WaitingKind = z.output<typeof WaitingKind>

export const WaitingItem = z
  .object({
    kind: WaitingKind,
    since: Instant.describe('When it started waiting'),
    day: DateOnly.nullable().describe(
      'The last valid day of an expiring quote or a certificate, the due date of a late order',
    ),
    rfqId: z.uuid().nullable().describe('Null in a general conversation, and for a certificate'),
    orderId: z.uuid().nullable(),
    conversationId: z.uuid().nullable(),
    supplierId: z.uuid().nullable().describe('Whose certificate ends'),
    displayNumber: z
      .string()
      .nullable()
      .describe('Of the order, else of the RFQ, or of the supplier; null in a general conversation'),
    projectName: z.string().nullable().describe("The supplier's company where a certificate ends"),
    picture: ShownPicture.nullable().describe('Of its RFQ'),
    user: CustomerReference,
  })
  .meta({ id: 'WaitingItem' })
export type WaitingItem = z.output<typeof WaitingItem>

/** Counts are also shown beside navigation entries, so each is a separate field. None is counted beyond 10,001. */
export const WorkQueue = z
  .object({
    newRfqs: count,
    newQuotes: count.describe('Expired quotes for which the customer requested new ones'),
    expiringQuotes: count,
    purchaseOrders: count.describe('Accepted quotes with a purchase order but without a sales order'),
    lateOrders: count,
    qualityRevisions: count,
    messages: count.describe('Conversations whose last message is not from an admin'),
    certificates: count.describe('Suppliers with a certificate that has expired or expires within 30 days'),
    items: z.array(WaitingItem).describe('The ten items of all kinds that have waited longest'),
  })
  .meta({ id: 'WorkQueue' })
export type WorkQueue = z.output<typeof WorkQueue>

export const getWorkQueue = endpoint({
  method: 'get',
  path: '/api/admin/dashboard/work-queue',
  access: ['admin'],
  summary: 'What is waiting for an admin: the count of each kind, and the longest-waiting items',
  spec: "docs/product/admin.md, 'Work queue'",
  response: WorkQueue,
  tags: ['Dashboard', 'Rfq', 'Quote', 'Order', 'QualityCheck', 'Message', 'Supplier'],
})
