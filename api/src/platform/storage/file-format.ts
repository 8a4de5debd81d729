import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'

/** Searches for byte patterns anywhere in a stream. */
export interface Scanner {
  push(chunk: Buffer): void | Promise<void>
  /** After the last byte. */
  end?(): Promise<void>
  /** The file will not be completed. */
  destroy?(): void
}

/** The facts about a file after its last byte. */
export interface Sample {
  /** The first bytes, at most 1 KB. */
  head: Buffer
  /** The last bytes, at most 64 KB. */
  tail: Buffer
  size: number
}

/** Why a file is not accepted. `unchecked`: a ZIP with more entries than are inspected. */
export type FileRefusal =
  | 'empty'
  | 'too_large'
  | 'wrong_type'
  | 'truncated'
  | 'encrypted'
  | 'holds_programs'
  | 'unchecked'

export interface RecognisedFile {
  kind: FileKind
  mimetype: string
  /** Bytes of a packed STEP file once it is unpacked. */
  unpackedSize?: number
}

export type Finding = RecognisedFile | Exclude<FileRefusal, 'empty'>

/** One file of a format, while it streams in. */
export interface Reading {
  scanner?: Scanner
  /** To be called after the last byte. */
  judge(sample: Sample): Finding
}

export interface Format {
  /** The formats a file with this beginning may have. */
  kinds: readonly FileKind[]
  begins(head: Buffer): boolean
  /** @param maxUnpacked bytes beyond which nothing is unpacked further */
  read(maxUnpacked: number): Reading
}

const blanks = new Set(Buffer.from('\0\t\n\r\x1a '))

/** The last bytes as text, without the padding some programs add. */
export function ending(tail: Buffer): string {
  let length = tail.length
  while (length > 0 && blanks.has(tail[length - 1] ?? -1)) length -= 1
  return tail.toString('latin1', 0, length)
}
