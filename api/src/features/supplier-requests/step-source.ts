import { PassThrough, pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import type { StoredFile } from '../../models/stored-file.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { NotPart21 } from './part21-statements.ts'

type Stored = Pick<StoredFile, 'objectKey' | 'mimetype' | 'size'>

/**
 * The text of a stored STEP file, unpacked if it was stored as gzip or in a ZIP.
 * @throws NotPart21 for a ZIP that cannot be read; the stream fails with it, too
 */
export async function stepSource(store: ObjectStore, file: Stored): Promise<Readable> {
  if (file.mimetype.includes('gzip')) return through(await wholeOf(store, file), createGunzip())
  return file.mimetype.includes('zip') ? onlyEntry(store, file) : wholeOf(store, file)
}

const wholeOf = async (store: ObjectStore, { objectKey }: Stored) => (await store.get(objectKey)).stream

function through<T extends Readable & NodeJS.WritableStream>(source: Readable, next: T): T {
  pipeline(source, next, () => {})
  return next
}

/** Ranges of a stored object: a ZIP is read from its end. */
class StoredBytes extends RandomAccessReader {
  readonly #store: ObjectStore
  readonly #key: string
  /** Why the store gave no bytes. */
  failure: unknown

  constructor(store: ObjectStore, key: string) {
    super()
    this.#store = store
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const bytes = new PassThrough()
    this.#store.get(this.#key, { range: { start, end: end - 1 } }).then(
      ({ stream }) => through(stream, bytes),
      (error) => {
        this.failure = error
        bytes.destroy(error)
      },
    )
    return bytes
  }
}

/** An upload has one entry (docs/product/files.md, 'Drawings'). */
async function onlyEntry(store: ObjectStore, { objectKey, size }: Stored): Promise<Readable> {
  const bytes = new StoredBytes(store, objectKey)
  const refusal = () => bytes.failure ?? new NotPart21('The ZIP cannot be read')
  try {
    const zip = await fromRandomAccessReaderPromise(bytes, size, { lazyEntries: true, autoClose: false })
    for await (const entry of zip.eachEntry()) {
      const content = await zip.openReadStreamPromise(entry)
      const source = new PassThrough()
      // What a damaged ZIP makes of an error is the file's fault.
      content.once('error', () => source.destroy(refusal() as Error)) // both of its kinds are errors
      return content.pipe(source)
    }
  } catch {
    throw refusal()
  }
  throw refusal()
}
