import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant, Money } from './values.ts'

/** Specification 2, section 3, 'Report'. */
export const Report = z
  .object({
    overview: z.object({
      totalCustomers: z.number().int(),
      totalRfqs: z.number().int(),
      totalOrders: z.number().int(),
      totalRevenue: Money,
    }),
    topCustomers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        company: z.string().nullable(),
        totalSpent: Money,
        orderCount: z.number().int(),
      }),
    ),
    recentActivity: z.array(
      z.object({
        id: z.uuid(),
        type: z.enum(['rfq', 'order', 'quote']),
        customer: z.string(),
        description: z.string(),
        date: Instant,
        amount: Money.nullable(),
      }),
    ),
  })
  .meta({ id: 'Report' })

export const getReports = endpoint({
  method: 'get',
  path: '/api/admin/reports',
  access: ['admin'],
  summary: 'Business figures, top customers and recent activity',
  spec: '2 §7',
  response: Report,
  tags: ['Report'],
})
