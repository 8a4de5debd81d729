import { SpreadsheetProblem } from './problem.ts'

/** The most unpacked bytes of one entry: far more than the tables that are shown, far less than a bomb holds. */
const mostBytes = 16 * 1024 * 1024
const mostEntries = 5000

interface Entry {
  isPacked: boolean
  packedSize: number
  /** Of its header. */
  at: number
}

/** The entries of a ZIP by name. Nothing is unpacked until it is asked for, and then only up to a limit. */
export class Zip {
  readonly #bytes: Uint8Array
  readonly #entries: ReadonlyMap<string, Entry>

  /** @throws {SpreadsheetProblem} if it is no whole ZIP */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#entries = directoryOf(bytes)
  }

  /**
   * The text of an entry; undefined if there is none of that name.
   * @throws {SpreadsheetProblem} if it is damaged, or unpacks to more than 16 MB
   */
  async text(name: string): Promise<string | undefined> {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const view = viewOf(this.#bytes)
    if (entry.at + 30 > this.#bytes.length) throw new SpreadsheetProblem('damaged')
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
    const content = this.#bytes.subarray(start, start + entry.packedSize)
    return new TextDecoder().decode(entry.isPacked ? await inflated(content) : limited(content))
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function limited(content: Uint8Array): Uint8Array {
  if (content.length > mostBytes) throw new SpreadsheetProblem('too_large')
  return content
}

function directoryOf(bytes: Uint8Array): Map<string, Entry> {
  const view = viewOf(bytes)
  const end = endOf(bytes, view)
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  const count = Math.min(view.getUint16(end + 10, true), mostEntries)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new SpreadsheetProblem('damaged')
    if (view.getUint16(at + 8, true) & 1) throw new SpreadsheetProblem('encrypted')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const method = view.getUint16(at + 10, true)
    const packedSize = view.getUint32(at + 20, true)
    if (method === 0 || method === 8) {
      entries.set(name.replace(/^\//, ''), { isPacked: method === 8, packedSize, at: view.getUint32(at + 42, true) })
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Where the record that ends a ZIP begins; a comment may follow it. */
function endOf(bytes: Uint8Array, view: DataView): number {
  const first = Math.max(bytes.length - 22 - 0xffff, 0)
  for (let at = bytes.length - 22; at >= first; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  throw new SpreadsheetProblem('damaged')
}

async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const inflating = new DecompressionStream('deflate-raw')
  const writer = inflating.writable.getWriter()
  // What is wrong with the bytes is said by the reader.
  writer.write(new Uint8Array(packed)).catch(() => undefined)
  writer.close().catch(() => undefined)
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = inflating.readable.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new SpreadsheetProblem('damaged')
    })
    if (done) break
    length += value.length
    if (length > mostBytes) {
      await reader.cancel().catch(() => undefined)
      throw new SpreadsheetProblem('too_large')
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
