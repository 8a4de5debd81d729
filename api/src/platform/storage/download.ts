import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import { contentDisposition } from './file-name.ts'
import { type ByteRange, ObjectMissing, type ObjectStore } from './object-store.ts'

/** A stored file, as its row describes it. */
export interface DeliverableFile {
  objectKey: string
  fileName: string
  /** By content, as detected when the file was received. */
  mimetype: string
  /** SHA-256 of the content, hexadecimal; serves as ETag. */
  sha256: string
}

/** A download: the result of a handler whose contract declares `download`. See {@link sendDelivery}. */
export abstract class Delivery {
  abstract send(ctx: Context): Promise<void>
}

/** Sends the download that a handler returned. */
export function sendDelivery(ctx: Context, delivery: Delivery): Promise<void> {
  return delivery.send(ctx)
}

/**
 * Types that browsers may show inline; everything else, especially HTML and SVG, is only ever saved
 * (docs/product/files.md, 'Downloads').
 */
const shownInPlace = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif'])

interface FileDeliveryOptions {
  /** Shows it in the browser if that is safe. */
  inline?: boolean
  /** Everybody may see it, and its address changes with its content, so it may be cached everywhere for ever. */
  isPublic?: boolean
}

/** A stored file, with range and conditional requests. */
export class FileDelivery extends Delivery {
  readonly #store: ObjectStore
  readonly #file: DeliverableFile
  readonly #inline: boolean
  readonly #isPublic: boolean

  constructor(store: ObjectStore, file: DeliverableFile, options: FileDeliveryOptions = {}) {
    super()
    this.#store = store
    this.#file = { ...file, fileName: nameOf(file) }
    this.#inline = options.inline === true && shownInPlace.has(file.mimetype)
    this.#isPublic = options.isPublic === true
  }

  override async send(ctx: Context): Promise<void> {
    const { objectKey, fileName, mimetype, sha256 } = this.#file
    const stat = await this.#store.stat(objectKey)
    if (!stat) throw new ObjectMissing(objectKey)

    const etag = `"${sha256}"`
    const headers = {
      etag,
      'accept-ranges': 'bytes',
      'cache-control': this.#isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
      'content-disposition': contentDisposition(fileName, this.#inline ? 'inline' : 'attachment'),
      'x-content-type-options': 'nosniff',
    }
    if (matches(ctx.get('if-none-match'), etag)) return answerEmpty(ctx, 304, headers)

    const range = askedRange(ctx, etag, stat.size)
    if (range === 'outside') return answerEmpty(ctx, 416, { ...headers, 'content-range': `bytes */${stat.size}` })

    // Opened before the response starts, so that a failure can still be reported. HEAD opens nothing.
    const body = ctx.method === 'HEAD' ? null : (await this.#store.get(objectKey, range ? { range } : {})).stream
    ctx.status = range ? 206 : 200
    ctx.set({ ...headers, 'content-type': mimetype })
    if (body) ctx.body = body
    if (range) ctx.set('content-range', `bytes ${range.start}-${range.end}/${stat.size}`)
    ctx.set('content-length', String(range ? range.end - range.start + 1 : stat.size))
  }
}

/** Generated downloads are saved under this name, and never cached. */
export function attachmentHeaders(fileName: string): Record<string, string> {
  return {
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(fileName),
    'x-content-type-options': 'nosniff',
  }
}

/** Many files as one; the length is unknown in advance, so there are no ranges. */
export class StreamDelivery extends Delivery {
  readonly #open: () => Readable
  readonly #fileName: string
  readonly #mimetype: string

  /** @param open called once the response starts */
  constructor(fileName: string, mimetype: string, open: () => Readable) {
    super()
    this.#fileName = fileName
    this.#mimetype = mimetype
    this.#open = open
  }

  override async send(ctx: Context): Promise<void> {
    ctx.status = 200
    ctx.set(attachmentHeaders(this.#fileName))
    if (ctx.method !== 'HEAD') ctx.body = this.#open()
    ctx.set('content-type', this.#mimetype)
  }
}

/** A freshly generated PDF; it is shown in the browser, and generated again on each request. */
export class MadeDelivery extends Delivery {
  readonly #made: { fileName: string; bytes: Uint8Array }

  constructor(made: { fileName: string; bytes: Uint8Array }) {
    super()
    this.#made = made
  }

  override async send(ctx: Context): Promise<void> {
    const { fileName, bytes } = this.#made
    ctx.status = 200
    ctx.set({ ...attachmentHeaders(fileName), 'content-disposition': contentDisposition(fileName, 'inline') })
    if (ctx.method !== 'HEAD') ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    ctx.set({ 'content-type': 'application/pdf', 'content-length': String(bytes.length) })
  }
}

/** The name to save a file under: a PDF that was sent as `part.step` would open in no program by that name. */
function nameOf({ fileName, mimetype }: DeliverableFile): string {
  return mimetype === 'application/pdf' && /\.(?:step|stp)$/i.test(fileName) ? `${fileName}.pdf` : fileName
}

function answerEmpty(ctx: Context, status: number, headers: Record<string, string>): void {
  ctx.body = null
  // After the body, which would make it 204.
  ctx.status = status
  ctx.set(headers)
}

/** @returns whether `If-None-Match` matches the current content; weak comparison, as RFC 9110 requires */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, '')))
}

function askedRange(ctx: Context, etag: string, size: number): Required<ByteRange> | 'outside' | undefined {
  const header = ctx.get('range')
  const ifRange = ctx.get('if-range')
  // A different version from the one begun: send the whole file. A date counts as different, because the ETag is exact.
  if (header === '' || (ifRange !== '' && ifRange !== etag)) return undefined
  // One range; several at once, and units other than bytes, may be answered with the whole file (RFC 9110, 14.2).
  const parts = /^bytes=(\d*)-(\d*)$/i.exec(header.trim())
  if (!parts || (parts[1] === '' && parts[2] === '')) return undefined
  const [first, last] = [parts[1] ?? '', parts[2] ?? '']
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'outside'
  return end < start ? undefined : { start, end }
}
