import type { Finding, Format, Sample, Scanner } from './file-format.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** .xlsx and .docx: a ZIP whose folders tell what it is. */
export const zippedOffice: Format = {
  kinds: ['spreadsheet', 'document'],
  begins: (head) => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')),
  judge: (sample): Finding => {
    const entries = zipEntries(sample)
    if (!entries) return 'truncated'
    if (entries.some(({ encrypted }) => encrypted)) return 'encrypted'
    if (entries.some(({ name }) => name.startsWith('xl/'))) return { kind: 'spreadsheet', mimetype: xlsx }
    if (entries.some(({ name }) => name.startsWith('word/'))) return { kind: 'document', mimetype: docx }
    return 'wrong_type'
  },
}

const endRecord = Buffer.from('PK\x05\x06', 'latin1')
const entryRecord = Buffer.from('PK\x01\x02', 'latin1')

/** The entries of the closing directory, as far as it lies in the tail; `null` when the ZIP has no proper end. */
function zipEntries({ tail, size }: Sample): { name: string; encrypted: boolean }[] | null {
  const end = tail.lastIndexOf(endRecord)
  if (end < 0 || end + 22 > tail.length || end + 22 + tail.readUInt16LE(end + 20) !== tail.length) return null
  const directory = tail.readUInt32LE(end + 16) - (size - tail.length)
  const entries = []
  let at = directory >= 0 && directory < end ? directory : tail.indexOf(entryRecord)
  while (at >= 0 && at + 46 <= end && tail.subarray(at, at + 4).equals(entryRecord)) {
    const nameLength = tail.readUInt16LE(at + 28)
    const name = tail.toString('latin1', at + 46, at + 46 + nameLength)
    entries.push({ name, encrypted: (tail.readUInt16LE(at + 8) & 1) === 1 })
    at += 46 + nameLength + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return entries
}

/** .xls and .doc, and what Office makes of an .xlsx or .docx with a password: a compound file. */
export const oleOffice: Format = {
  kinds: ['spreadsheet', 'document'],
  begins: (head) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  scanner: () => new StreamNameScanner(),
  judge: ({ head, size, marks }): Finding => {
    if (head.length < 512 || size < leastSize(head)) return 'truncated'
    if (marks.includes('EncryptedPackage') || marks.includes('EncryptionInfo')) return 'encrypted'
    // A document may hold workbooks inside, so it is asked first.
    if (marks.includes('WordDocument')) return { kind: 'document', mimetype: 'application/msword' }
    if (marks.includes('Workbook') || marks.includes('Book'))
      return { kind: 'spreadsheet', mimetype: 'application/vnd.ms-excel' }
    return 'wrong_type'
  },
}

/** How long a compound file must be at least, by what its header says of its sectors. */
function leastSize(header: Buffer): number {
  const sectorSize = 2 ** Math.min(header.readUInt16LE(30), 12)
  const tableSectors = header.readUInt32LE(44)
  const directorySector = header.readUInt32LE(48)
  // Every table but the last is full, and each full one stands for this many sectors.
  const sectorsOfFullTables = Math.max(tableSectors - 1, 0) * (sectorSize / 4)
  return sectorSize * (1 + Math.max(sectorsOfFullTables, directorySector + 1))
}

const streamNames = ['Workbook', 'Book', 'WordDocument', 'EncryptedPackage', 'EncryptionInfo']
const directoryEntry = 128

/**
 * Finds streams of a compound file by name. The directory that names them may lie anywhere in it, but its entries
 * always begin at a multiple of 128 bytes.
 */
class StreamNameScanner implements Scanner {
  #rest = Buffer.alloc(0)
  readonly #found = new Set<string>()

  push(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#rest, chunk])
    let at = 0
    for (; at + directoryEntry <= bytes.length; at += directoryEntry) {
      // Bytes 64 and 65 hold the length of the name with its closing zero, 66 the type: 2 is a stream.
      const nameLength = bytes.readUInt16LE(at + 64)
      if (bytes[at + 66] !== 2 || nameLength < 4 || nameLength > 64) continue
      const name = bytes.toString('utf16le', at, at + nameLength - 2)
      if (streamNames.includes(name)) this.#found.add(name)
    }
    this.#rest = Buffer.from(bytes.subarray(at))
  }

  marks(): readonly string[] {
    return [...this.#found]
  }
}
