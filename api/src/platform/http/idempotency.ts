import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import type { Codes } from '../auth/codes.ts'
import { run, runOne } from '../db/prepared.ts'
import { Problem, problem } from '../errors.ts'
import { inputText } from '../input-text.ts'
import type { Answer } from './answer.ts'
import type { AnyCall } from './ladder.ts'

export interface IdempotentRequest {
  key: string
  userId: string
  /** Method and path of the declaration. */
  endpoint: string
  /** Parameters, body and files, in canonical order: the same key with other content is a client error. */
  content: string
  now: Date
}

/**
 * A request may contain a guessable password, so its stored hash needs a key that is not in its table, like those of
 * mailed codes.
 */
export type ContentHash = Pick<Codes, 'hash' | 'matches'>

/** Separates these hashes from all others made with the key. */
const hashedAs = 'idempotent request'

const saneKey = /^[\w:.-]{8,200}$/

/**
 * @returns the idempotency key of a call that declares one, or `null` if it has none
 * @throws Problem `validation.failed` if the header is not a usable key
 */
export function idempotentRequest(
  endpoint: Declaration,
  header: string,
  call: Pick<AnyCall, 'actor' | 'params' | 'query' | 'body' | 'files' | 'work'>,
): IdempotentRequest | null {
  if (!endpoint.idempotent || header === '' || !call.actor) return null
  if (!saneKey.test(header)) {
    throw problem('validation.failed', {
      fields: { 'Idempotency-Key': inputText.idempotencyKey },
    })
  }
  // Files are stored under new names each time: only their bytes count.
  const files = Object.entries(call.files).map(([field, received]) => [field, received.map(({ sha256 }) => sha256)])
  const content = [call.params, call.query, call.body, files]
  return {
    key: header,
    userId: call.actor.id,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    content: JSON.stringify(content, sortedKeys),
    now: call.work.now,
  }
}

/** The order of fields makes no difference. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Runs `act` once per key: the row is part of the same transaction, so a second call with the key waits for the first,
 * then gets its response; if the first fails, it is rolled back and the second runs.
 * @returns the response, and whether it was stored rather than produced now
 * @throws Problem `idempotency.key_reused` if the key was used for another request
 */
export async function onceByKey(
  tx: Knex.Transaction,
  request: IdempotentRequest,
  hashes: ContentHash,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; remembered: boolean }> {
  const { userId, key, endpoint } = request
  const row = { userId, key, endpoint }
  const claimed = await runOne(
    tx,
    sql`insert into idempotency_keys (user_id, key, endpoint, request_hash, created_at)
      values (${userId}, ${key}, ${endpoint}, ${hashes.hash(hashedAs, request.content)}, ${request.now})
      on conflict (user_id, key, endpoint) do nothing returning key`,
  )
  if (!claimed) {
    const first = await tx('idempotencyKeys').where(row).first('requestHash', 'status', 'response')
    // Swept at this very moment: equal to never sent, but this transaction cannot see that.
    if (!first || !hashes.matches(hashedAs, request.content, first.requestHash)) throw problem('idempotency.key_reused')
    return { answer: { status: first.status, ...first.response }, remembered: true }
  }
  try {
    const { status, ...response } = await act()
    await run(
      tx,
      sql`update idempotency_keys set status = ${status}, response = ${JSON.stringify(response)}
        where user_id = ${userId} and key = ${key} and endpoint = ${endpoint}`,
    )
    return { answer: { status, ...response }, remembered: false }
  } catch (thrown) {
    // This transaction will be committed anyway, and the key must not be left without a response.
    if (thrown instanceof Problem && thrown.details.keepChanges) await tx('idempotencyKeys').where(row).delete()
    throw thrown
  }
}
