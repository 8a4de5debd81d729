import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Actor } from './auth/actor.ts'
import type { Sessions } from './auth/sessions.ts'
import { type CsvColumns, csvStream } from './csv.ts'
import { problem } from './errors.ts'
import { limitAtOnce } from './http/at-once.ts'
import type { Context } from './http/context.ts'
import { inputText } from './input-text.ts'
import { attachmentHeaders, Delivery } from './storage/download.ts'

/** A list to export. */
export interface ExportedList<R> {
  /** The file name, e.g. `kerf-rfqs-2026-11-28.csv`. */
  fileName: string
  columns: CsvColumns<R>
  /** Streamed on demand. */
  rows: AsyncGenerator<R, void, undefined>
}

/** Exports of whole lists, however long: a few per user at once, without starving other requests. */
export interface Exports {
  /**
   * A list to be downloaded as CSV. The first row is read before the response starts, so that an unreadable list is
   * refused like any other call; a later failure cuts the connection, so that half a file is never taken for a whole
   * one. So do the end of the session or membership, and a download that takes too long.
   * @throws Problem from its `send`: `rate_limited` if too many are running; `request.aborted`
   */
  csv<R>(actor: Actor, list: ExportedList<R>): Delivery
}

export interface ExportsOptions extends Readonly<Config['exports']> {
  sessions: Pick<Sessions, 'actorIn'>
}

const waitForOthers = () => ({ message: inputText.othersSaved, retryAfter: 5 })

/** How many rows are sent between checks that the user may still see them. */
const rowsBetween = 200

export function createExports({ sessions, atOnce, longest }: ExportsOptions): Exports {
  const counted = limitAtOnce(atOnce, waitForOthers)

  async function assertStillMay(actor: Actor, ctx: Context): Promise<void> {
    const now = ctx.state.session && (await sessions.actorIn(ctx.state.session.id))
    if (now?.kind !== actor.kind || now.companyId !== actor.companyId) throw problem('auth.required')
  }

  return {
    csv: (actor, list) =>
      new CsvDelivery(list, (ctx, send) =>
        counted(actor.id, () => send({ longest, goOn: () => assertStillMay(actor, ctx) })),
      ),
  }
}

/** Sends within the limits, or refuses to. */
type Bounded = (ctx: Context, send: (bounds: Bounds) => Promise<void>) => Promise<void>

interface Bounds {
  /** Milliseconds. */
  longest: number
  /** Rejects when sending must stop. */
  goOn(): Promise<void>
}

class CsvDelivery<R> extends Delivery {
  readonly #list: ExportedList<R>
  readonly #bounded: Bounded

  constructor(list: ExportedList<R>, bounded: Bounded) {
    super()
    this.#list = list
    this.#bounded = bounded
  }

  override async send(ctx: Context): Promise<void> {
    ctx.status = 200
    ctx.set({ ...attachmentHeaders(this.#list.fileName), 'content-type': 'text/csv; charset=utf-8' })
    if (ctx.method !== 'HEAD') await this.#bounded(ctx, (bounds) => this.#write(ctx, bounds))
  }

  /** Settles when everything is sent, or the connection has ended and reading has stopped. */
  async #write(ctx: Context, { longest, goOn }: Bounds): Promise<void> {
    // A disconnect during the session look-up is not announced again.
    if (ctx.res.destroyed) throw problem('request.aborted')
    const { columns } = this.#list
    const rows = attended(this.#list.rows, goOn)
    try {
      const lines = csvStream(columns, startingWith(await rows.next(), rows))
      // From here on the stream responds, not Koa.
      ctx.respond = false
      await pipeline(lines, ctx.res, { signal: AbortSignal.timeout(longest) })
    } catch (thrown) {
      if (!isCutOff(thrown)) throw thrown
    } finally {
      await rows.return()
    }
  }
}

/** Yields to other requests before each row, and checks now and then whether to continue. */
async function* attended<R>(rows: AsyncIterable<R>, goOn: () => Promise<void>): AsyncGenerator<R, void, undefined> {
  let read = 0
  for await (const row of rows) {
    read += 1
    if (read % rowsBetween === 0) await goOn()
    await setImmediate()
    yield row
  }
}

async function* startingWith<R>(first: IteratorResult<R, void>, rest: AsyncIterable<R>): AsyncGenerator<R> {
  if (first.done) return
  yield first.value
  yield* rest
}

/** The client disconnected, or took too long. */
function isCutOff(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_DESTROYED' || code === 'ABORT_ERR'
}
