import { constants, inflateRawSync } from 'node:zlib'
import type { Finding, Format, Reading, Sample, Scanner } from './file-format.ts'
import { beginsAsStep, startOf } from './step-formats.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ods = 'application/vnd.oasis.opendocument.spreadsheet'

const beginsAsZip = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

/** A single STEP file in a ZIP (.stpz), or a ZIP of drawings that begins with one. */
export const zippedStep: Format = {
  kinds: ['step', 'archive'],
  begins: (head) => beginsAsZip(head) && beginsAsStep(startOfFirstEntry(head)),
  read: (maxUnpacked) =>
    withEnd((directory) => {
      const [only, ...more] = directory.entries
      if (!only || more.length > 0 || !directory.isWhole) return judgeArchive(directory)
      if (only.isEncrypted) return 'encrypted'
      if (only.size > maxUnpacked) return 'too_large'
      return { kind: 'step', mimetype: 'model/step+zip', unpackedSize: only.size }
    }),
}

/** .xlsx, .docx, .ods and ZIPs of anything, recognised by their entries. Nothing is unpacked. */
export const zip: Format = {
  kinds: ['spreadsheet', 'document', 'table', 'archive'],
  begins: beginsAsZip,
  read: () =>
    withEnd((directory, sample) => {
      const { entries } = directory
      if (isOds(sample.head)) return isLockedOds(directory) ? 'encrypted' : { kind: 'table', mimetype: ods }
      const has = (start: string) => entries.some(({ name }) => name.startsWith(start))
      if (has('xl/') || has('word/')) {
        if (entries.some(isEncrypted)) return 'encrypted'
        return has('xl/') ? { kind: 'spreadsheet', mimetype: xlsx } : { kind: 'document', mimetype: docx }
      }
      return isOtherPackage(sample.head, entries) ? 'wrong_type' : judgeArchive(directory)
    }),
}

/** Reads a ZIP up to its central directory, whatever follows that. */
function withEnd(judge: (directory: Directory, sample: Sample) => Finding): Reading {
  const scanner = new EndFinder()
  return {
    scanner,
    judge: (sample) => {
      const directory = readDirectory(sample.tail) ?? readDirectory(scanner.upToEnd)
      return directory ? judge(directory, sample) : 'truncated'
    },
  }
}

interface Entry {
  name: string
  /** Its packed content, if that is in the part of the file that was read. */
  packed: Buffer | null
  isPacked: boolean
  isEncrypted: boolean
  /** Unpacked size in bytes, according to the directory. */
  size: number
}

interface Directory {
  entries: readonly Entry[]
  /** Whether these are all the entries of the ZIP. */
  isWhole: boolean
}

const isEncrypted = (entry: Entry) => entry.isEncrypted

/**
 * OpenDocument packs, encrypts and then stores its entries without marking them as encrypted; its manifest says which.
 * If the manifest is out of reach, uncompressed content gives it away.
 */
function isLockedOds({ entries }: Directory): boolean {
  if (entries.some((entry) => entry.isEncrypted || entry.name === 'encrypted-package')) return true
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml')
  if (!manifest) return false
  if (manifest.packed) return unpacked(manifest).includes('encryption-data')
  return entries.some(({ name, isPacked }) => name === 'content.xml' && !isPacked)
}

function unpacked({ packed, isPacked }: Entry): Buffer {
  if (!packed || !isPacked) return packed ?? Buffer.alloc(0)
  return startOf(() => inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }))
}

/** What nobody needs to send to get a part made, and mail programs also refuse. */
const program =
  /\.(?:exe|dll|com|scr|pif|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|cpl|jar|class|lnk|url|reg|inf|sh|app|apk|deb|rpm|dmg|pkg|iso|img|vhd)[. ]*$/i

function judgeArchive({ entries, isWhole }: Directory): Finding {
  if (entries.some(isEncrypted)) return 'encrypted'
  if (entries.some(({ name }) => program.test(name))) return 'holds_programs'
  if (!isWhole) return 'unchecked'
  return entries.some(({ name }) => !name.endsWith('/'))
    ? { kind: 'archive', mimetype: 'application/zip' }
    : 'wrong_type'
}

/** OpenDocument states its type in the first entry, which is not compressed. */
const firstEntryOf = (head: Buffer) => head.toString('latin1', 30, 30 + 8 + 128)
const isOds = (head: Buffer) => firstEntryOf(head).startsWith(`mimetype${ods}`)

/** Whether it is some program's document rather than a user's ZIP: slides, letters, books. */
function isOtherPackage(head: Buffer, entries: readonly Entry[]): boolean {
  return (
    firstEntryOf(head).startsWith('mimetypeapplication/') || entries.some(({ name }) => name === '[Content_Types].xml')
  )
}

function startOfFirstEntry(head: Buffer): Buffer {
  if (head.length < 30) return Buffer.alloc(0)
  const content = head.subarray(30 + head.readUInt16LE(26) + head.readUInt16LE(28))
  const method = head.readUInt16LE(8)
  if (method === 0) return content
  return method === 8
    ? startOf(() => inflateRawSync(content, { finishFlush: constants.Z_SYNC_FLUSH }))
    : Buffer.alloc(0)
}

/** Enough for the closing directory of an office file, in bytes. */
const kept = 64 * 1024
const endRecord = Buffer.from('PK\x05\x06', 'latin1')
const entryRecord = Buffer.from('PK\x01\x02', 'latin1')

/**
 * Keeps the bytes up to the last record that ends a ZIP: more data may follow it than the tail of a file holds.
 * Searches seldom, because a stream of tiny chunks would otherwise be copied over and over.
 */
class EndFinder implements Scanner {
  upToEnd = Buffer.alloc(0)
  #before = Buffer.alloc(0)
  #waiting: Buffer[] = []
  #waitingLength = 0

  push(chunk: Buffer): void {
    this.#waiting.push(chunk)
    this.#waitingLength += chunk.length
    if (this.#waitingLength >= kept) this.#look()
  }

  #look(): void {
    const bytes = Buffer.concat([this.#before, ...this.#waiting])
    this.#waiting = []
    this.#waitingLength = 0
    // An incomplete record is found with the next bytes.
    const end = bytes.subarray(0, Math.max(bytes.length - 18, 0)).lastIndexOf(endRecord)
    if (end >= 0) this.upToEnd = Buffer.from(bytes.subarray(Math.max(end + 22 - kept, 0), end + 22))
    this.#before = Buffer.from(bytes.subarray(-kept))
  }
}

/**
 * The central directory, as far as it is in these last bytes; `null` if they contain no proper end of the ZIP. A
 * comment, or something added in transit, may follow it.
 */
function readDirectory(tail: Buffer): Directory | null {
  for (let end = tail.lastIndexOf(endRecord); end >= 0; end = end === 0 ? -1 : tail.lastIndexOf(endRecord, end - 1)) {
    const directory = end + 22 <= tail.length ? directoryBefore(tail, end) : null
    if (directory) return directory
  }
  return null
}

function directoryBefore(tail: Buffer, end: number): Directory | null {
  const count = tail.readUInt16LE(end + 10)
  // The directory ends where the record begins, whatever comes before or after the ZIP.
  const start = end - tail.readUInt32LE(end + 12)
  /** Where the first byte of the ZIP would be, relative to the tail. */
  const zip = start - tail.readUInt32LE(end + 16)
  const isAt = (at: number) => at >= 0 && tail.subarray(at, at + 4).equals(entryRecord)
  if (count > 0 && start >= 0 && !isAt(start)) return null
  const entries: Entry[] = []
  let at = start >= 0 ? start : tail.indexOf(entryRecord)
  while (isAt(at) && at + 46 <= end) {
    const nameLength = tail.readUInt16LE(at + 28)
    entries.push({
      name: tail.toString('latin1', at + 46, at + 46 + nameLength),
      packed: contentAt(tail, zip + tail.readUInt32LE(at + 42), tail.readUInt32LE(at + 20)),
      isPacked: tail.readUInt16LE(at + 10) !== 0,
      isEncrypted: (tail.readUInt16LE(at + 8) & 1) === 1,
      size: tail.readUInt32LE(at + 24),
    })
    at += 46 + nameLength + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return entries.length > 0 || count === 0 ? { entries, isWhole: entries.length === count } : null
}

/** The content of the entry whose header begins at `at`; null if it is not within these bytes. */
function contentAt(bytes: Buffer, at: number, length: number): Buffer | null {
  if (at < 0 || at + 30 > bytes.length) return null
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return start + length <= bytes.length ? bytes.subarray(start, start + length) : null
}
