import type { SupplierRequestStatus } from '../contracts/supplier-request-parts.ts'
import { daysBetween } from './calendar.ts'

/** Days before its end from which a certificate counts as expiring. */
const expiringDays = 60

/** Days before its end on which a supplier is reminded of a certificate, the earlier one first. */
export const reminderDays = [30, 7] as const
export type ReminderDays = (typeof reminderDays)[number]

/** Whether a certificate has ended, or ends so soon that its supplier is reminded. */
export function certificateLapses(expiresOn: string | null, today: string): 'ended' | 'ending' | null {
  if (expiresOn === null) return null
  if (expiresOn < today) return 'ended'
  return daysBetween(today, expiresOn) <= reminderDays[0] ? 'ending' : null
}

/** Whether a request takes quotes: until the end of its due date (docs/product/suppliers.md, 'What becomes of a request'). */
export function isRequestOpen(dueDate: string | null, today: string): boolean {
  return dueDate === null || dueDate >= today
}

/** Days ahead that a request can be due at most: two years. A later day is a slip of the finger. */
const furthestDue = 731

/** Whether a due date is further ahead than anybody means. */
export function isDueTooFar(dueDate: string | null, today: string): boolean {
  return dueDate !== null && daysBetween(today, dueDate) > furthestDue
}

/** Whether a request takes quotes: it is open, and not everything that it asks for is awarded. */
export function takesQuotes(request: { dueDate: string | null; isAwarded: boolean }, today: string): boolean {
  return !request.isAwarded && isRequestOpen(request.dueDate, today)
}

/** What tells how far a supplier has come with a request. */
export interface RequestProgress {
  dueDate: string | null
  isAwarded: boolean
  viewedAt: unknown
  declinedAt: unknown
  quotedAt: unknown
}

/** How far a supplier has come with a request. */
export function requestStatusOf(progress: RequestProgress, today: string): SupplierRequestStatus {
  if (progress.quotedAt) return 'quoted'
  if (progress.declinedAt) return 'declined'
  if (progress.isAwarded) return 'closed'
  if (!isRequestOpen(progress.dueDate, today)) return 'expired'
  return progress.viewedAt ? 'viewed' : 'new'
}

/** Whether a certificate holds, ends soon, or has ended (docs/product/suppliers.md, 'Certificates'). */
export function certificateState(expiresOn: string | null, today: string): 'valid' | 'expiring' | 'expired' {
  if (expiresOn === null) return 'valid'
  if (expiresOn < today) return 'expired'
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  return days <= expiringDays ? 'expiring' : 'valid'
}
