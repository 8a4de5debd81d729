import { z } from 'zod'

/** What nodemailer reports about a failure, as far as it matters here. */
const SmtpFailure = z.object({
  code: z.string().optional(),
  /** Of the server's response: 4xx defers, 5xx refuses. */
  responseCode: z.number().optional(),
  response: z.string().optional(),
})

/** Our own fault, fixed by changing the settings, though servers report it with 5xx. */
const ownFault = new Set(['EAUTH', 'ETLS'])

/** Whether retrying is pointless: the mail server said so (5xx), or the address is invalid. */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof TypeError) return true
  const { code, responseCode } = SmtpFailure.safeParse(error).data ?? {}
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600 && !ownFault.has(code ?? '')
}

const longestReason = 300

/** The text for admins: what the server said, or why it was not reached. */
export function reasonOf(error: unknown): string {
  const { response } = SmtpFailure.safeParse(error).data ?? {}
  const words = response ?? (error instanceof Error ? error.message : String(error))
  return words
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestReason)
}
