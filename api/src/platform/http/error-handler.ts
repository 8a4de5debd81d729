import type { ErrorBody, ErrorCode } from '@kerf/shared-contracts/contracts/errors'
import type { Middleware } from 'koa'
import { Problem, problem } from '../errors.ts'
import type { Log } from '../log/log.ts'
import type { State } from './context.ts'
import { tryAgain } from './try-again.ts'

/** Turns everything thrown below it into the one error body (docs/product/errors.md, 'Error body'). */
export function errorHandler(log: Log): Middleware<State> {
  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const met = asProblem(thrown)
      if (met.status >= 500 && met.code !== 'not_built') {
        const { requestId } = ctx.state
        const failure = { requestId, method: ctx.method, path: ctx.path, status: met.status, err: thrown }
        // An outage fails many requests, and is not a fault in any of them.
        if (met.code === 'unavailable') log.warn(failure, 'request to be tried again')
        else log.error(failure, 'request failed')
      }
      if (ctx.headerSent) {
        // Too late for an error: cut the connection, so that a half file is not taken for a whole one.
        ctx.res.destroy()
        return
      }
      ctx.status = met.status
      for (const header of headersOfContent) ctx.remove(header)
      ctx.set('cache-control', 'no-store')
      if (met.details.retryAfter !== undefined) ctx.set('retry-after', String(Math.ceil(met.details.retryAfter)))
      // A person asked for a page, who cannot read an error body.
      const { errorPage } = ctx.state
      ctx.body = errorPage ?? errorBody(met, ctx.state.requestId)
      if (errorPage) ctx.type = 'html'
    }
  }
}

/** These headers were set for the failed response. */
const headersOfContent = ['content-disposition', 'content-encoding', 'content-range', 'accept-ranges', 'etag']

function errorBody(met: Problem, requestId: string): ErrorBody {
  const { fields, changed } = met.details
  return { message: met.message, code: met.code, ...(fields && { fields }), ...(changed && { changed }), requestId }
}

/** Library errors that are the client's fault, by status. */
const codeByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  413: 'request.too_large',
  415: 'request.unsupported_type',
}

function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown
  if (isHttpError(thrown)) {
    const code = codeByStatus[thrown.status]
    if (code) return problem(code)
  }
  // Only bodies declared as compressed are ever unpacked.
  if (codeOf(thrown)?.match(/^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/)) return problem('request.malformed')
  return tryAgain(thrown) ?? problem('internal')
}

/** `http-errors` and `co-body` mark client errors with a status. */
function isHttpError(thrown: unknown): thrown is { status: number } {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number' && thrown.status < 500
}

function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined
}
