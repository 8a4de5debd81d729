import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant, Money } from './values.ts'

/** What the business did (docs/product/admin.md, 'Business Reports'). */
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
  spec: "docs/product/admin.md, 'Business Reports'",
  response: Report,
  tags: ['Report'],
})
