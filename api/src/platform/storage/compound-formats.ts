import type { Finding, Format, Scanner } from './file-format.ts'

/** .xls and .doc, and what Office makes of an .xlsx or .docx with a password: a compound file ([MS-CFB]). */
export const compoundFile: Format = {
  kinds: ['spreadsheet', 'document'],
  begins: (head) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  read: () => {
    const scanner = new CompoundScanner()
    return {
      scanner,
      judge: ({ head, size }): Finding => {
        // Reported first: a protected file that looks truncated to us may still open in its program.
        if (scanner.isProtected()) return 'encrypted'
        if (head.length < 512 || size < leastSize(head)) return 'truncated'
        // A document may contain workbooks, so it is checked first.
        if (scanner.has('WordDocument')) return { kind: 'document', mimetype: 'application/msword' }
        if (scanner.has('Workbook') || scanner.has('Book'))
          return { kind: 'spreadsheet', mimetype: 'application/vnd.ms-excel' }
        return 'wrong_type'
      },
    }
  },
}

/** The minimum length of a compound file, from the position of its first tables in its header. */
function leastSize(header: Buffer): number {
  const sectorSize = sectorSizeOf(header)
  const tableSectors = Math.min(header.readUInt32LE(44), 109)
  const sectors = [header.readUInt32LE(48)]
  for (let index = 0; index < tableSectors; index += 1) sectors.push(header.readUInt32LE(76 + 4 * index))
  return sectorSize * (Math.max(...sectors.filter((sector) => sector < firstReserved)) + 1) + 1
}

/** Numbers from here on do not mean a sector. */
const firstReserved = 0xfffffffa
const sectorSizeOf = (header: Buffer) => 2 ** Math.min(header.readUInt16LE(30), 12)

const streamNames = ['Workbook', 'Book', 'WordDocument', 'EncryptedPackage', 'EncryptionInfo'] as const
type StreamName = (typeof streamNames)[number]

const directoryEntry = 128
/** Shorter streams are stored together in the mini stream, so their position is not known from their entry alone. */
const miniStreamCutoff = 4096
/** Where a stream may begin: at a sector, or at a smaller sector of the mini stream. */
const grid = 64
/** How much of the beginning of a stream is inspected. */
const window = 512

interface Stream {
  sector: number
  size: number
}

/**
 * Finds streams by name, and whether a workbook or a Word document begins like a protected one. The directory may be
 * anywhere, but its entries always begin at a multiple of 128 bytes; streams begin at a multiple of 64.
 */
class CompoundScanner implements Scanner {
  #rest: Buffer[] = []
  #restLength = 0
  /** Of the first byte in `#rest`. */
  #offset = 0
  #sectorSize = 512
  readonly #streams = new Map<StreamName, Stream>()
  /** Where something begins that is marked as protected. */
  readonly #protectedAt: number[] = []

  push(chunk: Buffer): void {
    this.#rest.push(chunk)
    this.#restLength += chunk.length
    // Tiny chunks are gathered first, because joining them one by one takes for ever.
    if (this.#restLength >= 8 * window) this.#look(window)
  }

  async end(): Promise<void> {
    this.#look(0)
  }

  has(name: StreamName): boolean {
    return this.#streams.has(name)
  }

  isProtected(): boolean {
    if (this.has('EncryptedPackage') || this.has('EncryptionInfo')) return true
    const main = this.#streams.get('WordDocument') ?? this.#streams.get('Workbook') ?? this.#streams.get('Book')
    if (!main) return false
    if (main.size < miniStreamCutoff) return this.#protectedAt.length > 0
    return this.#protectedAt.includes((main.sector + 1) * this.#sectorSize)
  }

  /** @param ahead how many bytes must follow a position before it is inspected */
  #look(ahead: number): void {
    const bytes = Buffer.concat(this.#rest)
    if (this.#offset === 0 && bytes.length >= 32) this.#sectorSize = sectorSizeOf(bytes)
    let at = 0
    for (; at < bytes.length && at + ahead <= bytes.length; at += grid) {
      if ((this.#offset + at) % directoryEntry === 0) this.#readEntry(bytes.subarray(at, at + directoryEntry))
      const start = bytes.subarray(at, at + window)
      if (isProtectedWorkbook(start) || isProtectedDocument(start)) this.#protectedAt.push(this.#offset + at)
    }
    const left = Buffer.from(bytes.subarray(at))
    this.#rest = [left]
    this.#restLength = left.length
    this.#offset += at
  }

  #readEntry(entry: Buffer): void {
    if (entry.length < directoryEntry) return
    // Bytes 64 and 65 hold the length of the name with its closing zero, 66 the type: 2 is a stream.
    const nameLength = entry.readUInt16LE(64)
    if (entry[66] !== 2 || nameLength < 4 || nameLength > 64) return
    const written = entry.toString('utf16le', 0, nameLength - 2)
    const name = streamNames.find((known) => known === written)
    // The outermost comes first; workbooks inside a document come later.
    if (name && !this.#streams.has(name))
      this.#streams.set(name, { sector: entry.readUInt32LE(116), size: entry.readUInt32LE(120) })
  }
}

const recordFilePass = 0x2f
/** Records that may come between the beginning of a workbook and FILEPASS: WRITEPROT, INTERFACEHDR, INTERFACEEND. */
const recordsBefore = new Set([0x86, 0xe1, 0xe2])

/** A workbook that begins with BOF and soon after declares how it is encrypted ([MS-XLS] 2.4.117). */
function isProtectedWorkbook(start: Buffer): boolean {
  if (start.length < 8 || start.readUInt16LE(0) !== 0x0809) return false
  let at = 4 + start.readUInt16LE(2)
  while (at + 4 <= start.length && recordsBefore.has(start.readUInt16LE(at))) at += 4 + start.readUInt16LE(at + 2)
  return at + 4 <= start.length && start.readUInt16LE(at) === recordFilePass
}

/** A document whose first block has the bit fEncrypted ([MS-DOC] 2.5.2). */
function isProtectedDocument(start: Buffer): boolean {
  return start.length >= 12 && start.readUInt16LE(0) === 0xa5ec && (start.readUInt16LE(10) & 0x0100) !== 0
}
