import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { OrderLine, OrderStatus } from './orders.ts'
import { CustomerReference } from './users.ts'
import { DateOnly } from './values.ts'

const count = z.number().int().min(0)

/** The most days that one call for the calendar covers: six weeks, as a month may touch. */
export const longestCalendar = 42

/** An order as a card of the board and of the calendar. */
export const ProductionOrder = z
  .object({
    id: z.uuid(),
    orderNumber: z.string(),
    projectName: z.string(),
    orderStatus: OrderStatus,
    dueDate: DateOnly.nullable(),
    promisedDate: DateOnly.nullable().describe('The delivery date promised by the quote'),
    quantityRemaining: count.describe('Pieces not shipped yet, of all parts together'),
    lines: z
      .array(OrderLine.pick({ name: true, quantity: true, quantityShipped: true }))
      .describe('How much of each part is ordered and shipped'),
    mayMove: z.boolean().describe('Whether its stage may be set: the stage of a delivered order is final'),
    pictureUrl: z.string().nullable().describe('The picture of its first STEP file'),
    user: CustomerReference,
  })
  .meta({ id: 'ProductionOrder' })
export type ProductionOrder = z.output<typeof ProductionOrder>

export const ProductionStage = z
  .object({
    status: OrderStatus,
    count: count.describe('Orders in this stage that are not archived; none is counted beyond 10,001'),
    late: count.describe('Those whose due date has passed; none in the last stage'),
    orders: z.array(ProductionOrder).describe('The 20 that are due first; those without a due date come last'),
  })
  .meta({ id: 'ProductionStage' })
export type ProductionStage = z.output<typeof ProductionStage>

export const getProductionBoard = endpoint({
  method: 'get',
  path: '/api/admin/production',
  access: ['admin'],
  summary: 'The orders that are not archived, by stage',
  spec: "docs/product/admin.md, 'Production'",
  response: z.array(ProductionStage),
  tags: ['Order'],
})

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** A day on which orders are due. */
export const DeliveryDay = z
  .object({ day: DateOnly, count, orders: z.array(ProductionOrder).describe('The first of them, by number') })
  .meta({ id: 'DeliveryDay' })
export type DeliveryDay = z.output<typeof DeliveryDay>

export const getDeliveryCalendar = endpoint({
  method: 'get',
  path: '/api/admin/production/calendar',
  access: ['admin'],
  summary: 'Orders that are not delivered, by the day on which they are due; days without any are left out',
  spec: "docs/product/admin.md, 'Production'",
  query: z.object({
    from: DateOnly,
    days: wholeNumber(1, longestCalendar).default(longestCalendar),
    perDay: wholeNumber(1, 200).default(4).describe('The most orders named for a day'),
  }),
  response: z.array(DeliveryDay),
  tags: ['Order'],
})

/** How long orders usually stay in a stage. */
export const StageTime = z
  .object({
    status: OrderStatus,
    days: z.number().min(0).nullable().describe('The median, in days; null for fewer than five orders'),
  })
  .meta({ id: 'StageTime' })
export type StageTime = z.output<typeof StageTime>

export const listStageTimes = endpoint({
  method: 'get',
  path: '/api/production/stage-times',
  access: ['customer', 'admin'],
  summary: 'How long each stage usually takes: the median of the last 200 orders that went through it',
  spec: "docs/product/orders.md, 'Usual times'",
  response: z.array(StageTime),
  tags: ['Order'],
})
