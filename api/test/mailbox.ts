import type { MailMessage } from '../src/platform/mail/mailer.ts'
import type { TestApi } from './harness.ts'

/** @returns all mails to `address`, oldest first, once the waiting jobs have run */
export async function mailsTo(api: TestApi, address: string): Promise<MailMessage[]> {
  await api.runJobs()
  return api.mails.filter(({ to }) => (typeof to === 'string' ? to : to.address) === address)
}

/** @returns the six digits of the newest mail to `address` */
export async function mailedCode(api: TestApi, address: string): Promise<string> {
  const newest = (await mailsTo(api, address)).at(-1)
  const [code] = /\b\d{6}\b/.exec(newest?.text ?? '') ?? []
  if (!code) throw new Error(`No code was mailed to ${address}`)
  return code
}

/** @returns six digits that are not `code` */
export function anotherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
