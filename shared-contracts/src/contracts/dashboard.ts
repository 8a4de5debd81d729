import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Money } from './values.ts'

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

/** What waits for the actor's own action, as the navigation counts it. */
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
  summary: 'How many quotes and orders wait for the actor',
  spec: "docs/product/dashboard.md, 'What waits for the customer'",
  response: Attention,
  tags: ['Dashboard'],
})

/** The figures of the admin dashboard (docs/product/admin.md, 'Admin dashboard'). */
export const AdminDashboardStats = z
  .object({ newRfqs: count, pendingReview: count, quotedToday: count, monthlyRevenue: Money })
  .meta({ id: 'AdminDashboardStats' })
export type AdminDashboardStats = z.output<typeof AdminDashboardStats>

export const getAdminDashboardStats = endpoint({
  method: 'get',
  path: '/api/admin/dashboard/stats',
  access: ['admin'],
  summary: 'The four figures of the admin dashboard',
  spec: "docs/product/admin.md, 'Admin dashboard'",
  response: AdminDashboardStats,
  tags: ['Dashboard'],
})
