import type { ReportPeriod } from '@kerf/shared-contracts/rules/report-period'
import sql, { type Sql } from 'sql-template-tag'

/** A period with the time zone of its days. */
export interface Reported extends ReportPeriod {
  timeZone: string
}

/** The moment at which a day begins in the business's time zone. */
export const startOf = (day: Sql, timeZone: string) => sql`(${day})::timestamp at time zone ${timeZone}`

/** Whether a row was created in the period. */
export const madeIn = (createdAt: Sql, { from, to, timeZone }: Reported) =>
  sql`${createdAt} >= (select ${startOf(sql`${from}::date`, timeZone)})
    and ${createdAt} < (select ${startOf(sql`${to}::date + 1`, timeZone)})`
