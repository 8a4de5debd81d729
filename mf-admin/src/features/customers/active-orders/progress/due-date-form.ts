import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { type DueDays, isDueLater, needsLaterReason } from '@kerf/shared-contracts/rules/order-lifecycle'
import { z } from 'zod'
import { text } from '../text.ts'

const words = text.due

/**
 * The form for a new due date (docs/product/orders.md, 'Due date').
 * @param today the earliest allowed day, `YYYY-MM-DD` @param told the date that the customer expects so far
 */
export function dueDateForm(today: string, told: DueDays) {
  return z
    .object({
      dueDate: z
        .string()
        .refine((day) => DateOnly.safeParse(day).success, { message: words.missing, abort: true })
        .refine((day) => day >= today, words.past)
        .refine((day) => day !== told.dueDate, words.unchanged),
      reason: z.string().max(1000),
      isLaterConfirmed: z.boolean(),
    })
    .superRefine(({ dueDate, reason, isLaterConfirmed }, context) => {
      if (!isDueLater(dueDate, told)) return
      if (reason.trim() === '') context.addIssue({ code: 'custom', path: ['reason'], message: needsLaterReason })
      if (!isLaterConfirmed)
        context.addIssue({ code: 'custom', path: ['isLaterConfirmed'], message: words.unconfirmed })
    })
}
