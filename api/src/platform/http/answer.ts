import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import { Delivery, sendDelivery } from '../storage/download.ts'
import type { Context } from './context.ts'

/** One page of a list (docs/product/lists.md, 'Paging'). */
export class Page<T> {
  readonly items: readonly T[]
  readonly total: number
  readonly next: string | null

  constructor(items: readonly T[], total: number, next: string | null) {
    this.items = items
    this.total = total
    this.next = next
  }
}

/**
 * Answers a list call: the items as a JSON array, the total in `X-Total-Count`, the next page in `Link`.
 * @param more `total` over all pages; `next` is the cursor of the next page, or `null` on the last
 */
export function page<T>(items: readonly T[], more: { total: number; next: string | null }): Page<T> {
  return new Page(items, more.total, more.next)
}

/** The final answer of a handler; also what an idempotency key stores. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** Absent for 204. */
  json?: unknown
}

/**
 * @returns the response for a handler's result; `address` is the requested path with its query, which the next page
 *   extends
 */
export function answerOf(endpoint: Declaration, result: unknown, address: string): Answer {
  if (endpoint.response === null) return { status: 204, headers: {} }
  const status = endpoint.status ?? 200
  if (!(result instanceof Page)) return { status, headers: {}, json: result }
  const headers: Record<string, string> = { 'x-total-count': String(result.total) }
  if (result.next !== null) {
    const url = new URL(address, 'http://kerf.invalid')
    const next = new URLSearchParams(url.searchParams)
    next.set('cursor', result.next)
    headers.link = `<${url.pathname}?${next}>; rel="next"`
  }
  return { status, headers, json: result.items }
}

export async function sendAnswer(ctx: Context, answer: Answer): Promise<void> {
  ctx.status = answer.status
  ctx.set(answer.headers)
  if (answer.json === undefined) {
    ctx.body = null
    ctx.status = 204
    return
  }
  await sendJson(ctx, JSON.stringify(answer.json))
}

/** A file shown inline (a PDF, a picture) runs no script, and only our pages may frame it. */
const filePolicy =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** @param delivery the result of a handler whose call returns bytes */
export async function sendDownload(ctx: Context, delivery: unknown): Promise<void> {
  if (!(delivery instanceof Delivery)) throw new TypeError('A call that answers bytes must return a delivery')
  ctx.set('content-security-policy', filePolicy)
  await sendDelivery(ctx, delivery)
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below this many characters, compressing costs more than it saves. */
const worthCompressing = 1400

/** Sends JSON text, compressed if it is long and the browser accepts that. */
export async function sendJson(ctx: Context, text: string): Promise<void> {
  ctx.type = 'application/json'
  ctx.vary('accept-encoding')
  const isAsked = text.length >= worthCompressing && ctx.get('accept-encoding') !== ''
  const encoding = isAsked && ctx.acceptsEncodings('br', 'gzip', 'identity')
  if (encoding === 'br') {
    ctx.set('content-encoding', 'br')
    ctx.body = await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  } else if (encoding === 'gzip') {
    ctx.set('content-encoding', 'gzip')
    ctx.body = await compressGzip(text)
  } else {
    ctx.body = text
  }
}
