import type { FindingKind } from '../../contracts/request-findings.ts'

/** One part as it is typed in the request form; empty where nothing is chosen yet. */
export interface TypedPart {
  /** The catalogue's value, such as `aluminum`. */
  material: string
  materialGrade: string
  finishing: string
  /** The catalogue's value, such as `standard`. */
  tolerance: string
  /** All that are asked for, at least one. */
  quantities: readonly number[]
  /** Names and notes, in which a size may stand. */
  texts: readonly string[]
}

/** Where one side of a finding stands. */
export type FindingSource = 'form' | 'model' | 'drawing'

/** One side of a finding, as it is read where it stands. */
export interface FindingSide {
  source: FindingSource
  words: string
}

/** What taking the other side changes. */
export interface Take {
  /** What the part then says, for the button. */
  words: string
  change?: Partial<Pick<TypedPart, 'material' | 'materialGrade' | 'finishing' | 'tolerance' | 'quantities'>>
  /** A line for the notes, where no field holds what the drawing says. */
  note?: string
  /** The unit that the numbers of a STEP file are meant in. */
  unit?: { fileId: string; meantUnit: 'mm' | 'in' }
}

/** Something that a file says otherwise than the form, or than another file of the same part. */
export interface Finding {
  /** The same as long as both sides say the same. */
  id: string
  kind: FindingKind
  mine: FindingSide
  theirs: FindingSide & { fileName: string; page: number | null }
  /** Null where the file does not say clearly enough what to set. */
  take: Take | null
}

/** A finding with its id. */
export function findingOf(finding: Omit<Finding, 'id'>): Finding {
  const { kind, mine, theirs } = finding
  return { ...finding, id: [kind, mine.words, theirs.fileName, theirs.words].join('\n') }
}
