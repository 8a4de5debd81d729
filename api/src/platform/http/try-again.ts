import { type Problem, problem } from '../errors.ts'
import { StoreUnavailable } from '../storage/patient-store.ts'
import { text } from './text.ts'

/** Seconds after which a restart is mostly done, and within which somebody may have made room. */
const soon = 3
const later = 30

/** A full disk, or a read-only disk or database. */
const noWriting = /^(53100|25006|ENOSPC|EDQUOT|EROFS)$/
/** Too many connections or open files, no memory left, a statement timeout, or a deadlock. */
const busy = /^(53...|57014|55P03|40001|40P01|25P03|EMFILE|ENFILE|EAGAIN|ENOMEM)$/
/** Broken connections, and a database that restarts or whose disk fails. */
const away =
  /^(08...|57P0.|58...|EIO|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** What `pg` says without a code; Knex puts the statement in front. */
const awayInWords =
  /(?:^| - )(?:Connection terminated|timeout expired|Client has encountered a connection error|Query read timeout|Client was closed)/

/**
 * Turns errors that a client should retry into their one form: 503 with `Retry-After`. Nothing was done then, or a
 * repeat with the same `Idempotency-Key` does it once.
 * @returns the problem to answer with; undefined if `thrown` is a fault of ours that a retry would only meet again
 */
export function tryAgain(thrown: unknown): Problem | undefined {
  const chain = causesOf(thrown)
  const codes = chain.flatMap((error) => ('code' in error && typeof error.code === 'string' ? [error.code] : []))
  const has = (kind: RegExp) => codes.some((code) => kind.test(code))
  if (has(noWriting)) return problem('unavailable', { message: text.noWriting, retryAfter: later })
  if (chain.some((error) => error instanceof StoreUnavailable))
    return problem('unavailable', { message: text.store, retryAfter: soon })
  if (has(busy) || chain.some(({ name }) => name === 'KnexTimeoutError'))
    return problem('unavailable', { message: text.busy, retryAfter: soon })
  if (has(away) || chain.some(({ message }) => awayInWords.test(message)))
    return problem('unavailable', { retryAfter: soon })
  return undefined
}

/** An error with its causes: libraries wrap errors in their own. */
function causesOf(thrown: unknown): Error[] {
  const found = new Set<Error>()
  const look = (error: unknown) => {
    if (!(error instanceof Error) || found.has(error) || found.size > 20) return
    found.add(error)
    look(error.cause)
    // Objection's name for it.
    if ('nativeError' in error) look(error.nativeError)
    if (error instanceof AggregateError) for (const each of error.errors) look(each)
  }
  look(thrown)
  return [...found]
}
