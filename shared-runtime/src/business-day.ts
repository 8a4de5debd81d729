import { dayIn } from '@kerf/shared-contracts/rules/calendar'

/** The reader's own zone, until the page sets it. */
let zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Sets the time zone of the provider's days. Called by the shell: when the page starts, and when an admin changes it.
 *
 * @param timeZone an IANA name
 */
export function announceBusinessTimeZone(timeZone: string): void {
  zone = timeZone
}

/**
 * The present day of the provider, `YYYY-MM-DD`: the earliest that the server accepts for a date that must not be past
 * (docs/product/numbers-and-money.md, 'Days').
 */
export function businessToday(): string {
  return dayIn(new Date(), zone)
}
