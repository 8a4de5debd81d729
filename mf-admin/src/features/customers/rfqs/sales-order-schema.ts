import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { z } from 'zod'
import { text } from './text.ts'

/** The sales order form (docs/product/orders.md, 'Sales order'). @param today the first due date, `YYYY-MM-DD` */
export function salesOrderForm(today: string) {
  return z.object({
    customerPurchaseOrderNumber: z.string().trim().max(80),
    dueDate: z
      .string()
      .refine((day) => DateOnly.safeParse(day).success, { message: text.order.dueDateMissing, abort: true })
      .refine((day) => day >= today, text.order.dueDatePast),
  })
}
