import { z } from 'zod'
import { download, endpoint } from './endpoint.ts'
import { Currency, DateInput, DateOnly, Instant, Money } from './values.ts'

/** A sum over all customers, which may have more digits than an amount. */
const Sum = z.string().regex(/^\d+\.\d{2}$/)

/** The days a report covers; the last twelve months by default. */
export const ReportQuery = z.object({
  from: DateInput.optional().describe('First day, in the time zone of the business'),
  to: DateInput.optional().describe('Last day; today by default'),
})

export const ReportedMonth = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  rfqs: z.number().int(),
  orders: z.number().int(),
  revenue: Sum,
})
export type ReportedMonth = z.output<typeof ReportedMonth>

/** A month with what became of its business. */
export const ReportedResults = ReportedMonth.extend({
  quotes: z
    .object({ offered: z.number().int(), accepted: z.number().int().describe('So far, whatever the month') })
    .describe('Quotes that were first offered in the month'),
  deliveries: z
    .object({
      orders: z.number().int(),
      promised: z.number().int().describe('With a day by which the customer was first told to expect them'),
      onTime: z.number().int().describe('By that day'),
    })
    .describe('Orders that were delivered in the month'),
  bought: z
    .object({
      orders: z.number().int(),
      counted: z.number().int().describe('In US dollars, and bought in them alone'),
      price: Sum.describe('What customers pay for those'),
      cost: Sum.describe('What suppliers are paid for those'),
    })
    .describe('Orders of the month that purchase orders to suppliers serve'),
})
export type ReportedResults = z.output<typeof ReportedResults>

export const TopCustomer = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string().nullable(),
  totalSpent: Sum,
  orderCount: z.number().int(),
})
export type TopCustomer = z.output<typeof TopCustomer>

export const ReportedActivity = z.object({
  id: z.uuid(),
  type: z.enum(['rfq', 'order', 'quote']),
  customer: z.string(),
  description: z.string(),
  date: Instant,
  amount: Money.nullable(),
  currency: Currency.nullable(),
})
export type ReportedActivity = z.output<typeof ReportedActivity>

/** How quoted prices compare with what the cost tables said of the same parts. */
export const EstimatedGroup = z.object({
  material: z.string(),
  process: z.string(),
  count: z.number().int().describe('Prices that were quoted'),
  median: z.number().describe('Quoted by estimated: 1.1 where ten percent more were asked for'),
  low: z.number().describe('A tenth of the prices are lower'),
  high: z.number().describe('A tenth of the prices are higher'),
})
export type EstimatedGroup = z.output<typeof EstimatedGroup>

/** The activity of the business (docs/product/admin.md, 'Business Reports'). */
export const Report = z
  .object({
    period: z.object({ from: DateOnly, to: DateOnly }),
    overview: z.object({
      totalCustomers: z.number().int().describe('At the end of the period'),
      totalRfqs: z.number().int(),
      totalOrders: z.number().int(),
      totalRevenue: Sum,
    }),
    months: z.array(ReportedResults).describe('Oldest first; the first and the last as far as the period goes'),
    topCustomers: z.array(TopCustomer).describe('Ten, by what they spent'),
    recentActivity: z.array(ReportedActivity).describe('Ten, newest first'),
    estimates: z
      .array(EstimatedGroup)
      .describe('By material and process, the most quoted first; of quotes in the currency of the cost tables'),
  })
  .meta({ id: 'Report' })
export type Report = z.output<typeof Report>

export const getReports = endpoint({
  method: 'get',
  path: '/api/admin/reports',
  access: ['admin'],
  summary: 'Business figures, top customers and recent activity',
  spec: "docs/product/admin.md, 'Business Reports'",
  query: ReportQuery,
  response: Report,
  // Any later activity makes its figures stale.
  tags: ['Report', 'Rfq', 'Quote', 'Order', 'Customer', 'PurchaseOrder'],
})

/** The activity of each month alone, at a fraction of the cost. */
export const getReportedMonths = endpoint({
  method: 'get',
  path: '/api/admin/reports/months',
  access: ['admin'],
  summary: 'RFQs, orders and revenue of each month',
  spec: "docs/product/admin.md, 'Business Reports'",
  query: ReportQuery,
  response: Report.pick({ period: true })
    .extend({ months: z.array(ReportedMonth) })
    .meta({ id: 'ReportedMonths' }),
  tags: ['Report', 'Rfq', 'Order'],
})

export const ReportTable = z.enum(['months', 'customers', 'activity', 'estimates'])
export type ReportTable = z.output<typeof ReportTable>

export const exportReports = endpoint({
  method: 'get',
  path: '/api/admin/reports/export',
  access: ['admin'],
  summary: 'One table of the report as CSV',
  spec: "docs/product/admin.md, 'Business Reports'",
  query: ReportQuery.extend({ table: ReportTable.default('months') }),
  response: download('text/csv'),
  limit: 'export',
})

export const exportReportsWorkbook = endpoint({
  method: 'get',
  path: '/api/admin/reports/workbook',
  access: ['admin'],
  summary: 'The whole report as an Excel workbook',
  spec: "docs/product/admin.md, 'Business Reports'",
  query: ReportQuery,
  response: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  limit: 'export',
})
