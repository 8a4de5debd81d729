import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'

/** Looks for marks that may stand anywhere in a file, while it passes. */
export interface Scanner {
  push(chunk: Buffer): void
  marks(): readonly string[]
}

/** What is known of a file once all of it has passed. */
export interface Sample {
  /** The first bytes, at most 1 KB. */
  head: Buffer
  /** The last bytes, at most 64 KB. */
  tail: Buffer
  size: number
  /** What the scanner of the format found. */
  marks: readonly string[]
}

export type Finding = { kind: FileKind; mimetype: string } | 'wrong_type' | 'truncated' | 'encrypted'

export interface Format {
  /** What a file that begins so may turn out to be. */
  kinds: readonly FileKind[]
  begins(head: Buffer): boolean
  scanner?(): Scanner
  judge(sample: Sample): Finding
}
