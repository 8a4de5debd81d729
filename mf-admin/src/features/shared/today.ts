import { dayIn } from '@kerf/shared-contracts/rules/calendar'

/** The calendar day where the reader is, `YYYY-MM-DD`. */
export function today(): string {
  return dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}
