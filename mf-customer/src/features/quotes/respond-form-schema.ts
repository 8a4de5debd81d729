import { z } from 'zod'
import { text } from './text.ts'

/** The answer form: a purchase order that is chosen needs its number. */
export const RespondForm = z
  .object({
    response: z.string(),
    purchaseOrder: z.instanceof(File).nullable(),
    purchaseOrderNumber: z.string().trim(),
    quantities: z.record(z.string(), z.number()),
  })
  .refine(({ purchaseOrder, purchaseOrderNumber }) => purchaseOrder === null || purchaseOrderNumber !== '', {
    path: ['purchaseOrderNumber'],
    message: text.respond.incomplete,
  })

export type RespondFormValues = z.input<typeof RespondForm>

/** Nothing typed, nothing chosen: the offered quantities hold. */
export const emptyAnswer: RespondFormValues = {
  response: '',
  purchaseOrder: null,
  purchaseOrderNumber: '',
  quantities: {},
}
