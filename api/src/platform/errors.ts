import { type Changed, type ErrorCode, errorCatalogue } from '@kerf/shared-contracts/contracts/errors'
import { inPresentLanguage } from '@kerf/shared-contracts/contracts/input-sentences'
import { errorMessages } from './error-messages.ts'

export interface ProblemDetails {
  /** Replaces the catalogue's message if a person needs to know more. */
  message?: string
  /** Form field (dotted path) -> what is wrong with it. */
  fields?: Record<string, string>
  /** Who changed something meanwhile, if that is the reason: for `write.stale`, and for decided or archived objects. */
  changed?: Changed
  /** Seconds after which to try again; becomes the `Retry-After` header. */
  retryAfter?: number
  /** Commits what the transaction wrote before the problem, such as a counted attempt. */
  keepChanges?: boolean
}

/** A refusal that a person can understand; anything else thrown is a bug of ours and is answered with 500. */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ProblemDetails

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.message ?? errorMessages[code])
    this.name = 'Problem'
    this.code = code
    this.status = errorCatalogue[code].status
    this.details = details.fields ? { ...details, fields: inWords(details.fields) } : details
  }
}

/** Sentences of schemas and rules, said in the language of the answer. */
const inWords = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, inPresentLanguage(message)]))

/**
 * The refusal named `code` in the catalogue of shared-contracts, for services and policies to throw.
 * @example throw problem('order.archived')
 * @example throw problem('validation.failed', { fields: { quantity: 'Quantity must be at least 1' } })
 */
export function problem(code: ErrorCode, details?: ProblemDetails): Problem {
  return new Problem(code, details)
}
