import { randomUUID } from 'node:crypto'
import { createWriteStream, type Stats } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  assertObjectKey,
  assertObjectPrefix,
  type ByteRange,
  Fingerprint,
  type ListedObject,
  ObjectMissing,
  type ObjectStat,
  type ObjectStore,
  type PutResult,
  RangeOutside,
  type StoredObject,
} from './object-store.ts'

/** Where incomplete objects are kept. No key begins with a dot, so none can clash. */
const incoming = '.incoming'

/** Objects as files below `root`, each at the path that is its key. */
export class DiskStore implements ObjectStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async put(key: string, source: Readable): Promise<PutResult> {
    const path = this.#path(key)
    const unfinished = join(this.#root, incoming, randomUUID())
    await mkdir(dirname(unfinished), { recursive: true })
    try {
      const fingerprint = new Fingerprint()
      // `flush` makes the content durable before the file is closed.
      await pipeline(source, fingerprint, createWriteStream(unfinished, { flags: 'wx', mode: 0o640, flush: true }))
      const { etag } = statOf(await stat(unfinished))
      await this.#place(unfinished, path)
      return { size: fingerprint.passed, sha256: fingerprint.sha256(), etag }
    } catch (error) {
      source.destroy()
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async get(key: string, { range }: { range?: ByteRange } = {}): Promise<StoredObject> {
    const handle = await open(this.#path(key), 'r').catch((error) => {
      throw isMissing(error) ? new ObjectMissing(key, { cause: error }) : error
    })
    try {
      const stats = await handle.stat()
      if (!stats.isFile()) throw new ObjectMissing(key)
      const found = statOf(stats)
      if (!range) return { ...found, stream: handle.createReadStream() }
      if (range.start >= found.size) throw new RangeOutside(key)
      const bytes = { start: range.start, end: Math.min(range.end ?? found.size - 1, found.size - 1) }
      return { ...found, range: bytes, stream: handle.createReadStream(bytes) }
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  async uploadAddress(): Promise<null> {
    return null
  }

  async stat(key: string): Promise<ObjectStat | null> {
    try {
      const stats = await stat(this.#path(key))
      return stats.isFile() ? statOf(stats) : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async exists(key: string): Promise<boolean> {
    return (await this.stat(key)) !== null
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key)
    try {
      await rm(path)
      await syncFolder(dirname(path))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    assertObjectPrefix(prefix)
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    for await (const key of this.#walk(folder)) {
      if (!key.startsWith(prefix)) continue
      const found = await this.stat(key)
      if (found) yield { key, size: found.size, modifiedAt: found.modifiedAt }
    }
  }

  async sweepUnfinished(before: Date): Promise<number> {
    let removed = 0
    for await (const name of entriesOf(join(this.#root, incoming))) {
      const path = join(this.#root, incoming, name.name)
      const stats = await stat(path).catch(() => null) // Finished or removed meanwhile.
      if (!stats || stats.mtime >= before) continue
      await rm(path, { force: true })
      removed += 1
    }
    return removed
  }

  async close(): Promise<void> {}

  #path(key: string): string {
    assertObjectKey(key)
    return join(this.#root, key)
  }

  /** Moves a complete file to its place, atomically, and durably even through a power cut. */
  async #place(from: string, to: string): Promise<void> {
    const folder = dirname(to)
    const created = await mkdir(folder, { recursive: true })
    await rename(from, to)
    await syncFolder(folder)
    if (created === undefined) return
    // New folders are entries of their parents, which need an fsync too.
    for (let inner = folder; inner !== created && inner !== dirname(inner); inner = dirname(inner)) {
      await syncFolder(dirname(inner))
    }
    await syncFolder(dirname(created))
  }

  async *#walk(folder: string): AsyncGenerator<string> {
    for await (const entry of entriesOf(join(this.#root, folder))) {
      if (entry.name.startsWith('.')) continue
      if (entry.isDirectory()) yield* this.#walk(`${folder}${entry.name}/`)
      else if (entry.isFile()) yield folder + entry.name
    }
  }
}

async function* entriesOf(folder: string) {
  try {
    yield* await opendir(folder)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function statOf({ size, mtimeMs, mtime, ino }: Stats): ObjectStat {
  const etag = `${ino.toString(36)}-${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}`
  return { size, etag, modifiedAt: mtime }
}

/** Also if part of the path is a file. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
