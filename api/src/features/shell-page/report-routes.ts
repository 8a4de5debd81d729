import type { Middleware } from 'koa'
import { atPace, withinTime } from '../../platform/http/body-pace.ts'
import type { State } from '../../platform/http/context.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { reportPath } from './security-policy.ts'

/** How many bytes of a report are read; browsers send about 1 kB. */
const longestReport = 2 * 1024
/** How many reports are logged per minute; a broken page sends the same one each time. */
const reportsPerMinute = 30

/** `POST /csp-report`: browsers' reports about the page's security policy. */
export function cspReportRoutes(router: ApiRouter, { log, config }: Platform): void {
  router.outside(cspReports(log, config.waits.http.jsonBody))
}

/** Accepts browsers' reports about the page's security policy, and logs them. */
function cspReports(log: Log, bodyWait: number): Middleware<State> {
  let minute = 0
  let logged = 0
  return async (ctx, next) => {
    if (ctx.path !== reportPath || ctx.method !== 'POST') return next()
    const report = withoutQueries(await atPace(withinTime(bodyWait), readStart(ctx.req, longestReport)))
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, logged] = [now, 0]
    logged += 1
    ctx.status = 204
    if (logged > reportsPerMinute) return
    log.warn({ report, userAgent: ctx.get('user-agent').slice(0, 300) }, 'the security policy of a page was violated')
  }
}

/** The address of a page may contain a mailed code. */
function withoutQueries(report: string): string {
  return report.replace(/[?#][^"\s]*/g, '')
}

async function readStart(body: AsyncIterable<Buffer>, limit: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    if (size < limit) parts.push(part.subarray(0, limit - size))
    size += part.length
    if (size > limit * 8) break
  }
  return Buffer.concat(parts).toString('utf8')
}
