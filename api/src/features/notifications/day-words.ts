/** A day in words, as in 'Jan 05, 2026'. @param day `YYYY-MM-DD` */
export function dayWords(day: string): string {
  const written = { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-US', written).format(new Date(`${day}T00:00:00Z`))
}
