import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipArchive } from 'archiver'
import { archiveNamer } from './archive-name.ts'

export interface ZipEntry {
  /** May contain folders, joined by `/`; it is made safe to unpack, see {@link archiveNamer}. */
  name: string
  modifiedAt?: Date
  /** Size in bytes; if given, an entry that turns out shorter or longer breaks the ZIP. */
  size?: number
  /** Called when its turn comes: only one is open at a time. */
  open(): Promise<Readable>
}

/** Extensions of compressed formats. */
const compressed = /\.(?:pdf|xlsx|docx|pptx|zip|gz|7z|rar|png|jpe?g|gif|webp|stpz|mp4)$/i

/**
 * Streams a ZIP of `entries` with back-pressure. An entry's error destroys the ZIP: the client sees a broken download,
 * never an incomplete ZIP.
 */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  // STEP files are text that already shrinks well at the lowest level.
  const archive = new ZipArchive({ zlib: { level: 1 }, highWaterMark: 64 * 1024 })
  const output = new PassThrough()
  const abort = (error: Error) => void output.destroy(error)
  // The archive may still emit errors once the output is gone.
  archive.on('error', abort)
  pipeline(archive, output).catch(abort)
  fill(archive, output, entries).catch((error) => {
    abort(error)
    archive.destroy()
  })
  return output
}

async function fill(
  archive: ZipArchive,
  output: Readable,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): Promise<void> {
  const gone = new AbortController()
  output.once('close', () => gone.abort())
  const uniqueName = archiveNamer()
  for await (const entry of entries) {
    if (gone.signal.aborted) return
    const name = uniqueName(entry.name)
    const source = await entry.open()
    // Reading ends when the client disconnects.
    const content = new PassThrough()
    const read = pipeline(source, exactly(entry.size, name), content, { signal: gone.signal })
    const added = once(archive, 'entry', { signal: gone.signal })
    archive.append(content, { name, store: compressed.test(name), date: entry.modifiedAt ?? new Date() })
    await Promise.all([read, added])
  }
  await archive.finalize()
}

/** Passes chunks on, and fails if they are not `size` bytes in total. */
function exactly(size: number | undefined, name: string) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0
    for await (const chunk of chunks) {
      passed += chunk.length
      yield chunk
    }
    if (size !== undefined && passed !== size) throw new Error(`${name} has ${passed} bytes instead of ${size}`)
  }
}
