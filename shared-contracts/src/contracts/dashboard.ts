import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Money } from './values.ts'

const count = z.number().int().min(0)

/** Specification 1, section 3, 'Dashboard stats'. */
export const DashboardStats = z
  .object({ activeRfqs: count, activeOrders: count, pendingQuotes: count, totalSpent: Money })
  .meta({ id: 'DashboardStats' })

export const getDashboardStats = endpoint({
  method: 'get',
  path: '/api/dashboard/stats',
  access: ['customer'],
  summary: 'The four figures of the customer dashboard',
  spec: '1 §7',
  response: DashboardStats,
  tags: ['Dashboard'],
})

/** Specification 2, section 3, 'Dashboard stats'. */
export const AdminDashboardStats = z
  .object({ newRfqs: count, pendingReview: count, quotedToday: count, monthlyRevenue: Money })
  .meta({ id: 'AdminDashboardStats' })

export const getAdminDashboardStats = endpoint({
  method: 'get',
  path: '/api/admin/dashboard/stats',
  access: ['admin'],
  summary: 'The four figures of the admin dashboard',
  spec: '2 §7',
  response: AdminDashboardStats,
  tags: ['Dashboard'],
})
