import { Readable } from 'node:stream'
import * as contracts from '@kerf/shared-contracts/contracts/reports'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { StreamDelivery } from '../../platform/storage/download.ts'
import { csvColumnsOf, reportTables } from './csv-presenter.ts'
import { text } from './csv-text.ts'
import { reportedMonths } from './months-service.ts'
import { presentReport } from './presenter.ts'
import { periodOf, report, rowsSaved, rowsShown } from './service.ts'
import { workbookOf } from './workbook-presenter.ts'

export function reportsRoutes(router: ApiRouter, { exports }: Platform): void {
  router.handle(contracts.getReports, async ({ query, work }) => {
    return presentReport(await report(work, periodOf(query, work.today), work.provider.timeZone, rowsShown))
  })

  router.handle(contracts.getReportedMonths, async ({ query, work }) => {
    const period = periodOf(query, work.today)
    return { period, months: await reportedMonths(work, period, work.provider.timeZone) }
  })

  router.handle(contracts.exportReports, async ({ query: { table, ...asked }, actor, work }) => {
    const period = periodOf(asked, work.today)
    const { timeZone } = work.provider
    const saved = reportTables[table](await report(work, period, timeZone, rowsSaved), timeZone)
    const fileName = text.files.table(table, period.from, period.to)
    return exports.csv(actor, { fileName, columns: csvColumnsOf(saved), rows: rowsOf(saved.rows) })
  })

  router.handle(contracts.exportReportsWorkbook, async ({ query, work }) => {
    const period = periodOf(query, work.today)
    const { timeZone } = work.provider
    const workbook = await workbookOf(await report(work, period, timeZone, rowsSaved), timeZone)
    const { download } = contracts.exportReportsWorkbook.response
    return new StreamDelivery(text.files.workbook(period.from, period.to), download, () => Readable.from([workbook]))
  })
}

async function* rowsOf<R>(rows: readonly R[]): AsyncGenerator<R, void, undefined> {
  yield* rows
}
