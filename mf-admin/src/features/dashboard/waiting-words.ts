import type { WaitingItem } from '@kerf/shared-contracts/contracts/dashboard'
import { daysBetween } from '@kerf/shared-contracts/rules/calendar'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

const words = text.queue

const hour = 3_600_000
const day = 24 * hour

/** How long something has waited. @param now milliseconds */
function ageWords(since: string, now: number): string {
  const waited = now - Date.parse(since)
  if (waited < hour) return words.justNow
  return waited < day ? words.hours(Math.floor(waited / hour)) : words.days(Math.floor(waited / day))
}

/**
 * How urgent something is: how late an order is, how long a quote or certificate is still valid, how long somebody waited.
 * @param today `YYYY-MM-DD`, where the business is @param now milliseconds
 */
export function urgencyWords({ kind, day, since }: WaitingItem, today: string, now: number): string {
  if (kind === 'late_order' && day) return words.late(formatDate(day), daysBetween(day, today))
  if (kind === 'expiring_quote' && day) return words.valid(formatDate(day), daysBetween(today, day))
  if (kind === 'certificate' && day) return words.ends(formatDate(day), daysBetween(today, day))
  return ageWords(since, now)
}

/** What waits: number and project; a general message has neither, and is named after its author. */
export function subjectWords({ displayNumber, projectName, user }: WaitingItem): { number: string; project: string } {
  return { number: displayNumber ?? words.generalMessage(user.name), project: projectName ?? '' }
}
