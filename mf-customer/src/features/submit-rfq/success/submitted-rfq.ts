import * as z from 'zod/mini'

const schema = z.object({ id: z.string(), displayNumber: z.string() })

/** The RFQ that the thank-you page is about. */
export type SubmittedRfq = z.infer<typeof schema>

/** Reads it from the state of the page's entry in the history; undefined for somebody who came by another way. */
export function submittedRfq(state: unknown): SubmittedRfq | undefined {
  return schema.safeParse(state).data
}
