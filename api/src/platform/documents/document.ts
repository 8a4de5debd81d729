import type { Language } from '@kerf/shared-contracts/words/languages'

/** A document of the business as drawn: words and places, not where they come from. It is sent to a thread. */
export interface BusinessDocument {
  /** Of its words; English by default. */
  language?: Language
  /** What it is: `Quote`. */
  title: string
  /** Its number: `SQTE-0001`. */
  number: string
  /** What it is about: the name of the project. */
  subject?: string
  provider: Provider
  /** Shown across the top of every page, as for a preview. */
  notice?: string
  /** The few dates and numbers a reader looks for first. */
  facts: Fact[]
  /** Who it is for, where it goes: side by side. */
  parties: Party[]
  blocks: Block[]
}

export interface Fact {
  label: string
  value: string
}

export interface Party {
  label: string
  /** The first is the name. */
  lines: string[]
}

/** The business in whose name documents are made. */
export interface Provider {
  name: string
  /** PNG or JPEG. */
  logo: Uint8Array | null
  /** Address, then how to reach it; one line each. */
  addressLines: string[]
  /** Registration and tax numbers, at the foot of every page. */
  footLines: string[]
  paper: 'a4' | 'letter'
}

export type Block = Table | Totals | Passage | FactBlock

export interface Table {
  kind: 'table'
  /** Read out as its name. */
  label: string
  columns: Column[]
  rows: Row[]
}

export interface Column {
  label: string
  /** Numbers are aligned right. */
  align?: 'right'
  /** In points; the one column without it takes the remaining width. */
  width?: number
}

export interface Row {
  cells: Cell[]
  /** Belongs to the row above, so there is no rule between them. */
  goesOn?: boolean
  /** An alternative to what counts, so it is lighter. */
  isAside?: boolean
}

export interface Cell {
  text: string
  /** Shown below the text, lighter. */
  detail?: string
}

/** Sums at the right; the last one is the amount due. */
export interface Totals {
  kind: 'totals'
  rows: Fact[]
  /** What the sum counts, if that is not obvious. */
  remark?: string
}

/** Text under a heading. */
export interface Passage {
  kind: 'passage'
  title: string
  text: string
}

/** Labels and values under a heading, as bank details are. */
export interface FactBlock {
  kind: 'facts'
  title: string
  facts: Fact[]
}
