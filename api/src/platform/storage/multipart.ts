import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FileField } from '@kerf/shared-contracts/contracts/endpoint'
import formidable, { type Part } from 'formidable'
import { Problem, problem } from '../errors.ts'
import { inputText } from '../input-text.ts'
import { displayName, fileNameOf } from './file-name.ts'
import type { ObjectStore } from './object-store.ts'
import { type ReceivedFile, receiveFile, type SizeLimits } from './receive.ts'

/** The size limits of one request (docs/product/files.md, 'Limits'). */
export interface UploadLimits extends SizeLimits {
  /** Files per request. */
  files: number
}

export interface MultipartContent {
  /** The text fields; a list if one was sent several times. */
  fields: Record<string, string | string[]>
  /** The files of each declared field; an empty list if none was sent. */
  files: Record<string, ReceivedFile[]>
  /** Removes the received files again if the call fails. */
  discard(): Promise<void>
}

export interface MultipartOptions {
  store: ObjectStore
  /** The file fields of the call; any other is refused. */
  files: Readonly<Record<string, FileField>>
  limits: UploadLimits
  /** Aborted with the Problem that ends the reading. */
  signal?: AbortSignal
}

/** Bytes of one text field, and of everything but files: text fields and part headers. */
const longestField = 256 * 1024
const longestRest = 2 * 1024 * 1024
/** Text fields of one request; forms have a few dozen. */
const mostFields = 200
/** Characters of a part's header. */
const longestDisposition = 4096

/**
 * Reads a multipart request, and streams each file into the store with back-pressure, one after another, so that memory
 * holds only a few chunks.
 *
 * Rejects at the first error; the rest is read and dropped, so that the client gets to read the answer. Nothing is left
 * behind in the store.
 * @throws Problem those of {@link receiveFile} (with the field in `fields`), `file.field_unknown`, `file.too_many`,
 *   `file.missing` or the field's own error instead, `request.too_large`, `request.malformed`, `request.aborted`
 */
export async function readMultipart(request: IncomingMessage, options: MultipartOptions): Promise<MultipartContent> {
  return new MultipartReader(request, options).read()
}

class MultipartReader {
  readonly #request: IncomingMessage
  readonly #options: MultipartOptions
  // Without a prototype, so that no field name is special.
  readonly #fields: Record<string, string | string[]> = Object.create(null)
  readonly #files: Record<string, ReceivedFile[]> = Object.create(null)
  /** The file being received; it is awaited before the next one begins. */
  #receiving: Promise<void> = Promise.resolve()
  #body: FileBody | undefined
  #fileCount = 0
  #fieldCount = 0
  #fileBytes = 0
  #failure: Error | undefined
  #reportFailure: (error: Error) => void = () => {}

  constructor(request: IncomingMessage, options: MultipartOptions) {
    this.#request = request
    this.#options = options
    for (const name of Object.keys(options.files)) this.#files[name] = []
  }

  async read(): Promise<MultipartContent> {
    try {
      await this.#parse()
      await this.#receiving
      if (this.#failure) throw this.#failure
      this.#assertRequiredFiles()
      return { fields: this.#fields, files: this.#files, discard: () => this.#discard() }
    } catch (error) {
      await this.#receiving
      await this.#discard()
      throw error
    }
  }

  /** Resolves at the end of the request; rejects at the first error. */
  #parse(): Promise<void> {
    // Names are read as bytes, because only fileNameOf() knows their encoding.
    const form = formidable({ encoding: 'binary' })
    form.onPart = (part) => this.#takePart(part)
    form.on('progress', (received) => {
      if (received - this.#fileBytes > longestRest) this.#fail(problem('request.too_large'))
    })
    this.#request.once('close', () => {
      if (this.#isCutOff()) this.#fail(problem('request.aborted'))
    })
    const { signal } = this.#options
    signal?.addEventListener('abort', () => this.#fail(signal.reason), { once: true })
    return new Promise((resolve, reject) => {
      this.#reportFailure = reject
      if (this.#isCutOff()) return this.#fail(problem('request.aborted'))
      form.parse(this.#request).then(
        () => resolve(),
        () => this.#fail(problem(this.#isCutOff() ? 'request.aborted' : 'request.malformed')),
      )
    })
  }

  #isCutOff(): boolean {
    return this.#request.destroyed && !this.#request.complete
  }

  /** Aborts the current file, and drops everything after it. */
  #fail(error: Error): void {
    if (this.#failure) return
    this.#failure = error
    this.#body?.destroy(error)
    this.#request.removeAllListeners('data')
    this.#request.resume()
    this.#reportFailure(error)
  }

  /** Never rejects, because the parser would not notice. */
  async #takePart(part: Part): Promise<void> {
    if (this.#failure) return
    // The parser's types lack the headers, which its parts have had since its first version.
    const { headers } = part as Part & { headers: Record<string, string> }
    const disposition = headers['content-disposition'] ?? ''
    if (disposition.length > longestDisposition) return this.#fail(problem('request.malformed'))
    const fileName = fileNameOf(disposition)
    if (!part.name) this.#fail(problem('request.malformed'))
    else if (fileName === undefined) this.#takeText(part.name, part)
    else await this.#takeFile(part.name, fileName, part)
  }

  #takeText(name: string, part: Part): void {
    if (Object.hasOwn(this.#options.files, name)) {
      this.#fail(problem('request.malformed', { fields: { [name]: inputText.fileBelongs } }))
      return
    }
    this.#fieldCount += 1
    if (this.#fieldCount > mostFields) {
      this.#fail(problem('request.too_large'))
      return
    }
    const chunks: Buffer[] = []
    let length = 0
    part.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > longestField) this.#fail(problem('request.too_large', { fields: { [name]: inputText.textTooLong } }))
      else chunks.push(chunk)
    })
    part.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const before = this.#fields[name]
      this.#fields[name] = before === undefined ? text : [before, text].flat()
    })
  }

  async #takeFile(name: string, fileName: string, part: Part): Promise<void> {
    const field = Object.hasOwn(this.#options.files, name) ? this.#options.files[name] : undefined
    const received = this.#files[name]
    if (!field || !received)
      return this.#fail(problem('file.field_unknown', { fields: { [name]: inputText.notTaken } }))
    if (fileName === '') {
      // How browsers send an empty file input.
      part.once('data', () => this.#fail(problem('request.malformed')))
      return
    }
    this.#request.pause()
    await this.#receiving
    this.#fileCount += 1
    if (received.length >= field.maxCount || this.#fileCount > this.#options.limits.files) {
      this.#fail(problem('file.too_many', { fields: { [name]: inputText.tooManyFiles } }))
    }
    if (this.#failure) return

    const body = new FileBody(() => this.#request.resume())
    part.on('data', (chunk: Buffer) => {
      this.#fileBytes += chunk.length
      if (!body.add(chunk)) this.#request.pause()
    })
    part.on('end', () => body.finish())
    this.#body = body
    const { store, limits } = this.#options
    this.#receiving = receiveFile(store, body, { fileName, kinds: field.kinds, limits }).then(
      (file) => void received.push(file),
      (error) => this.#fail(this.#failure ?? inField(inOwnWords(error, field), name, fileName)),
    )
    this.#request.resume()
  }

  #assertRequiredFiles(): void {
    for (const [name, field] of Object.entries(this.#options.files)) {
      if (field.required && this.#files[name]?.length === 0) {
        const code = field.missing ?? 'file.missing'
        throw problem(code, { fields: { [name]: problem(code).message } })
      }
    }
  }

  async #discard(): Promise<void> {
    for (const { objectKey } of Object.values(this.#files).flat()) await this.#options.store.delete(objectKey)
  }
}

/** A field may have its own message for files of another kind. */
function inOwnWords(error: Error, { otherKind }: FileField): Error {
  return otherKind && error instanceof Problem && error.code === 'file.wrong_type' ? problem(otherKind) : error
}

/** Names the file: one field may hold several. */
function inField(error: Error, name: string, fileName: string): Error {
  if (!(error instanceof Problem)) return error
  return problem(error.code, {
    message: error.message,
    fields: { [name]: `${displayName(fileName)}: ${error.message}` },
  })
}

/** The bytes of one file. The parser emits tiny chunks (a line of text each), which are joined here. */
class FileBody extends Readable {
  static readonly #pushed = 64 * 1024
  readonly #wanted: () => void
  #crumbs: Buffer[] = []
  #length = 0

  /** @param wanted called when more bytes are welcome */
  constructor(wanted: () => void) {
    super()
    this.#wanted = wanted
  }

  /** @returns whether more bytes are welcome; if not, `wanted` will tell */
  add(crumb: Buffer): boolean {
    if (this.destroyed) return true
    this.#crumbs.push(crumb)
    this.#length += crumb.length
    return this.#length < FileBody.#pushed || this.#pushCrumbs()
  }

  finish(): void {
    if (this.destroyed) return
    if (this.#length > 0) this.#pushCrumbs()
    this.push(null)
  }

  override _read(): void {
    this.#wanted()
  }

  #pushCrumbs(): boolean {
    const bytes = Buffer.concat(this.#crumbs)
    this.#crumbs = []
    this.#length = 0
    return this.push(bytes)
  }
}
