import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { z } from 'zod'
import { text } from '../text.ts'

const words = text.order

type PromisedDelivery = Pick<Quote, 'estimatedDeliveryDate'>

/** Whether a due date is later than the delivery that the quote promised. @param dueDate `YYYY-MM-DD`, or '' */
export function isLaterThanPromised(dueDate: string, { estimatedDeliveryDate }: PromisedDelivery): boolean {
  return estimatedDeliveryDate !== null && dueDate > estimatedDeliveryDate
}

/**
 * The dialog's initial values: the promised date unless it is past.
 * @param today `YYYY-MM-DD` @param days from now, if nothing was promised
 */
export function defaultDueDate({ estimatedDeliveryDate }: PromisedDelivery, today: string, days: number): string {
  const isKeepable = estimatedDeliveryDate !== null && estimatedDeliveryDate >= today
  return isKeepable ? estimatedDeliveryDate : addDays(today, days)
}

/** The sales order form (docs/product/orders.md, 'Sales order'). @param today the first due date, `YYYY-MM-DD` */
export function salesOrderForm(today: string, quote: PromisedDelivery) {
  return z
    .object({
      customerPurchaseOrderNumber: z.string().trim().max(80),
      dueDate: z
        .string()
        .refine((day) => DateOnly.safeParse(day).success, { message: words.dueDateMissing, abort: true })
        .refine((day) => day >= today, words.dueDatePast),
      isLaterConfirmed: z.boolean(),
    })
    .refine(({ dueDate, isLaterConfirmed }) => isLaterConfirmed || !isLaterThanPromised(dueDate, quote), {
      path: ['isLaterConfirmed'],
      message: words.laterUnconfirmed,
    })
}
