import { dayIn } from '@kerf/shared-contracts/rules/calendar'

/** Until the page says otherwise, as in tests: where the reader is. */
let zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Says in which zone the provider's days begin and end. Called by the shell: when the page starts, and when an admin
 * changes it.
 * @param timeZone an IANA name
 */
export function announceBusinessTimeZone(timeZone: string): void {
  zone = timeZone
}

/**
 * The present day of the provider, `YYYY-MM-DD`: the first that the server takes for a date that may not be past
 * (docs/product/numbers-and-money.md, 'Days').
 */
export function businessToday(): string {
  return dayIn(new Date(), zone)
}
