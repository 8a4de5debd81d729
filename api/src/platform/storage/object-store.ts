import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'

/** A part of an object: both ends are included, counted from 0. Without `end`, to the last byte. */
export interface ByteRange {
  start: number
  end?: number
}

/** The result of a finished `put`. */
export interface PutResult {
  /** Bytes. */
  size: number
  /** SHA-256 of the content, lower-case hexadecimal. */
  sha256: string
  /** Changes with the content; without quotes. */
  etag: string
}

export interface ObjectStat {
  /** Bytes of the whole object. */
  size: number
  /** Without quotes. */
  etag: string
  modifiedAt: Date
}

export interface StoredObject extends ObjectStat {
  /** The bytes, or those of the requested range. The caller must read it to its end or destroy it. */
  stream: Readable
  /** Which bytes `stream` holds; `end` is included. Absent if no range was requested. */
  range?: { start: number; end: number }
}

export interface ListedObject {
  key: string
  size: number
  modifiedAt: Date
}

/** Of a call to the store. */
export interface Waiting {
  /** Aborted when nobody is waiting for the answer any more. */
  signal?: AbortSignal
}

/**
 * Where bytes live. Both drivers (disk and S3) pass the same contract tests.
 *
 * A key is a path of segments joined by `/`; see {@link assertObjectKey}. Readers see an object only when it is
 * complete, and replacing it is atomic.
 */
export interface ObjectStore {
  /**
   * Streams `source` into the object `key`, replacing what was there. Resolves when the bytes are whole and durable. If
   * `source` fails or ends early, rejects with its error, and none of the new bytes are left behind.
   */
  put(key: string, source: Readable, options?: { contentType?: string } & Waiting): Promise<PutResult>
  /** @throws {ObjectMissing} if there is no such object; {@link RangeOutside} if the range starts past its end. */
  get(key: string, options?: { range?: ByteRange } & Waiting): Promise<StoredObject>
  /**
   * An address at which anybody who knows it may `PUT` this one object for `lasts` milliseconds, bypassing this server;
   * `null` if the store has none.
   */
  uploadAddress(key: string, lasts: number): Promise<string | null>
  /** `null` if there is no such object. */
  stat(key: string, options?: Waiting): Promise<ObjectStat | null>
  exists(key: string): Promise<boolean>
  /** Removes the object; a missing one is not an error. */
  delete(key: string, options?: Waiting): Promise<void>
  /** Every object whose key starts with `prefix`, in no promised order. */
  list(prefix: string): AsyncIterable<ListedObject>
  /**
   * Removes the remains of interrupted uploads that began before `before`.
   * @returns how many were removed
   */
  sweepUnfinished(before: Date): Promise<number>
  /** Closes connections; do not use the store afterwards. */
  close(): Promise<void>
}

export class ObjectMissing extends Error {
  readonly key: string
  constructor(key: string, options?: ErrorOptions) {
    super(`No stored object ${key}`, options)
    this.name = 'ObjectMissing'
    this.key = key
  }
}

/** The requested range starts past the end of the object. */
export class RangeOutside extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The requested range is outside ${key}`, options)
    this.name = 'RangeOutside'
  }
}

/** The key could escape the store, or not every driver could store it: our bug, never a user's fault. */
export class InvalidObjectKey extends Error {
  constructor(key: string) {
    super(`Not a key of an object: ${JSON.stringify(key.slice(0, 200))}`)
    this.name = 'InvalidObjectKey'
  }
}

const segment = /^[A-Za-z0-9_@+=~!'(),-][A-Za-z0-9_@+=~!'(),.-]{0,199}$/

/**
 * Refuses keys that could escape a folder (`..`, absolute paths, back slashes) or differ between drivers. Segments are
 * 1 to 200 characters of ASCII letters, digits and `_ @ + = ~ ! ' ( ) , . -`, and start with no dot.
 * @throws {InvalidObjectKey}
 */
export function assertObjectKey(key: string): void {
  if (key.length > 900 || !key.split('/').every((part) => segment.test(part))) throw new InvalidObjectKey(key)
}

/**
 * Refuses prefixes no key can start with. The last segment may be cut short; the empty prefix means everything.
 * @throws {InvalidObjectKey}
 */
export function assertObjectPrefix(prefix: string): void {
  if (prefix !== '') assertObjectKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
}

/** Passes bytes through, and afterwards reports their number and SHA-256 afterwards. */
export class Fingerprint extends Transform {
  /** Bytes so far. Not named `size`: the S3 client would take that for the final length. */
  passed = 0
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: Error | null, chunk: Buffer) => void) {
    this.passed += chunk.length
    this.#hash.update(chunk)
    done(null, chunk)
  }

  /** Only available once all bytes have passed. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}
