import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl'
import { GeometryFailure } from '../../geometry/failure.ts'

interface Bounds {
  /** Bytes of the STEP file, unpacked. The size stated in a packed one is not trusted. */
  maxBytes: number
  signal: AbortSignal
}

/**
 * Writes a kept STEP file to `path`, unpacked if it was kept as gzip or in a ZIP.
 * @throws GeometryFailure when it cannot be unpacked, or unpacks to more than `maxBytes`
 */
export async function writeStep(kept: Readable, path: string, { maxBytes, signal }: Bounds): Promise<void> {
  const packed = `${path}.packed`
  await pipeline(kept, createWriteStream(packed), { signal })
  const start = await startOf(packed)
  if (start.startsWith('\u001f\u008b'))
    return unpack(createReadStream(packed), createGunzip(), path, { maxBytes, signal })
  if (start.startsWith('PK')) return unpackZip(packed, path, { maxBytes, signal })
  await rename(packed, path)
}

async function startOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4) })
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function unpack(packed: Readable, opener: Transform, path: string, { maxBytes, signal }: Bounds): Promise<void> {
  const bounded = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0
    for await (const chunk of chunks) {
      passed += chunk.length
      if (passed > maxBytes) throw new GeometryFailure('geometry.too_complex')
      yield chunk
    }
  }
  try {
    await pipeline(packed, opener, bounded, createWriteStream(path), { signal })
  } catch (error) {
    if (error instanceof GeometryFailure || signal.aborted) throw error
    throw new GeometryFailure('geometry.unreadable', error)
  }
}

/** The one entry of a ZIP. */
async function unpackZip(packed: string, path: string, bounds: Bounds): Promise<void> {
  const openZip = promisify<string, Options, ZipFile>(yauzl.open)
  const zip = await openZip(packed, { lazyEntries: true }).catch((error: unknown) => {
    throw new GeometryFailure('geometry.unreadable', error)
  })
  try {
    const content = await new Promise<Readable>((resolve, reject) => {
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
      )
      zip.on('end', () => reject(new Error('The ZIP is empty')))
      zip.on('error', reject)
      zip.readEntry()
    }).catch((error: unknown) => {
      throw new GeometryFailure('geometry.unreadable', error)
    })
    await unpack(content, new PassThrough(), path, bounds)
  } finally {
    zip.close()
  }
}
