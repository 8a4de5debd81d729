import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream'
import type { Config } from '../../config.ts'
import {
  type ByteRange,
  InvalidObjectKey,
  type ListedObject,
  ObjectMissing,
  type ObjectStat,
  type ObjectStore,
  type PutResult,
  RangeOutside,
  type StoredObject,
} from './object-store.ts'

/** The store failed, or did not respond in time; retrying helps. `cause` is its error, if any. */
export class StoreUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options)
    this.name = 'StoreUnavailable'
  }
}

/**
 * A store with deadlines: whatever it waits for has a deadline, and whatever fails in it is a {@link StoreUnavailable}.
 */
export class PatientStore implements ObjectStore {
  readonly #store: ObjectStore
  readonly #waits: Config['waits']['store']

  constructor(store: ObjectStore, waits: Config['waits']['store']) {
    this.#store = store
    this.#waits = waits
  }

  async put(key: string, source: Readable, options: { contentType?: string } = {}): Promise<PutResult> {
    const watch = new TakenInTime(source, this.#waits.put)
    pipeline(source, watch, () => {})
    const given = new AbortController()
    const late = new Promise<never>((_resolve, reject) => {
      watch.onSilence = () => {
        const silence = new StoreUnavailable('The object store stopped accepting data')
        given.abort(silence)
        source.destroy(silence)
        reject(silence)
      }
    })
    late.catch(() => {}) // it only ever ends the race below
    const putting = this.#store.put(key, watch, { ...options, signal: given.signal })
    try {
      return await Promise.race([putting, late])
    } catch (error) {
      putting.catch(() => {}) // if it lost the race
      // The sender's error is not the store's fault.
      throw watch.sendersError ?? asUnavailable(error)
    } finally {
      watch.rest()
    }
  }

  async get(key: string, options: { range?: ByteRange } = {}): Promise<StoredObject> {
    const found = await this.#within(this.#waits.get, (signal) => this.#store.get(key, { ...options, signal }), forget)
    return { ...found, stream: saysSomething(found.stream, this.#waits.stall) }
  }

  uploadAddress(key: string, lasts: number): Promise<string | null> {
    return this.#within(this.#waits.head, () => this.#store.uploadAddress(key, lasts))
  }

  stat(key: string): Promise<ObjectStat | null> {
    return this.#within(this.#waits.head, (signal) => this.#store.stat(key, { signal }))
  }

  async exists(key: string): Promise<boolean> {
    return (await this.stat(key)) !== null
  }

  delete(key: string): Promise<void> {
    return this.#within(this.#waits.head, (signal) => this.#store.delete(key, { signal }))
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const objects = this.#store.list(prefix)[Symbol.asyncIterator]()
    for (;;) {
      const next = await this.#within(this.#waits.get, () => objects.next())
      if (next.done) return
      yield next.value
    }
  }

  async sweepUnfinished(before: Date): Promise<number> {
    return this.#store.sweepUnfinished(before).catch((error: unknown) => {
      throw asUnavailable(error)
    })
  }

  close(): Promise<void> {
    return this.#store.close()
  }

  /** @param late what to do with an answer that comes when nobody is waiting any more */
  async #within<T>(patience: number, ask: (signal: AbortSignal) => Promise<T>, late?: (answer: T) => void): Promise<T> {
    const given = new AbortController()
    const { promise: silence, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const error = new StoreUnavailable(`The object store did not answer within ${patience} ms`)
      reject(error)
      given.abort(error)
    }, patience)
    const asking = ask(given.signal)
    try {
      return await Promise.race([asking, silence])
    } catch (error) {
      asking.then(late, () => {})
      throw asUnavailable(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

const forget = ({ stream }: StoredObject) => void stream.destroy()

function asUnavailable(error: unknown): unknown {
  const isAnswer =
    error instanceof ObjectMissing ||
    error instanceof RangeOutside ||
    error instanceof InvalidObjectKey ||
    error instanceof StoreUnavailable
  return isAnswer ? error : new StoreUnavailable('The object store failed', { cause: error })
}

/** The bytes of `source`, as long as some arrive within `patience` when requested. A slow reader does not matter. */
function saysSomething(source: Readable, patience: number): Readable {
  const bytes = Readable.from(chunksOf(source, patience), { objectMode: false })
  bytes.once('close', () => source.destroy())
  return bytes
}

async function* chunksOf(source: Readable, patience: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await unlessSilent(chunks.next(), patience)
      if (next.done) return
      yield next.value
    }
  } catch (error) {
    throw asUnavailable(error)
  }
}

/** Does not wait for the source to end: one that hangs may also hang while ending. */
async function unlessSilent<T>(coming: Promise<T>, patience: number): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new StoreUnavailable(stalled)), patience)
  try {
    return await Promise.race([coming, silence])
  } finally {
    coming.catch(() => {}) // if it lost the race
    clearTimeout(timer)
  }
}

const stalled = 'The object store stopped in the middle of an object'

/** Passes a sender's bytes on, and reports if they are not accepted, or if all were accepted without a result. */
class TakenInTime extends Transform {
  /** Called at most once. */
  onSilence: () => void = () => {}
  /** The sender's error, if that is why it ended. */
  sendersError: Error | null = null
  readonly #source: Readable
  readonly #patience: number
  #timer: NodeJS.Timeout | undefined
  #isWhole = false

  constructor(source: Readable, patience: number) {
    super()
    this.#source = source
    this.#patience = patience
  }

  /** Nobody is waiting any more. */
  rest(): void {
    clearTimeout(this.#timer)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, chunk)
    this.#wait()
  }

  override _flush(done: TransformCallback): void {
    this.#isWhole = true
    done()
    this.#wait()
  }

  override _read(size: number): void {
    // More is wanted, so now we are waiting for the sender.
    if (!this.#isWhole) this.rest()
    super._read(size)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const source = this.#source
    this.sendersError = source.errored ?? (source.destroyed && !source.readableEnded ? error : null)
    super._destroy(error, done)
  }

  #wait(): void {
    this.rest()
    this.#timer = setTimeout(this.onSilence, this.#patience)
  }
}
