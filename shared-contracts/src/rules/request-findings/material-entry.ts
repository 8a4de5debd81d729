/** A material as the catalogue has it. */
export interface NamedMaterial {
  material: string
  /** Null where the catalogue does not have it, or the words name no grade. */
  grade: string | null
  /** Further grades that nobody would call another material, such as the next one to be had. */
  alsoFits: readonly string[]
  /** The words name a kind of material alone, such as "stainless steel". */
  isGeneral: boolean
  /** As the drawing has it. */
  words: string
}

export interface MaterialEntry extends Omit<NamedMaterial, 'words'> {
  /** Unmistakable wherever it stands. */
  pattern: RegExp | null
  /** Too short to count without the label of a title block beside it. */
  whenLabelled: RegExp | null
}

/** Latin letters, with which a name would be another one. All letters there are take long to look through. */
const letters = 'A-Za-z\\u00c0-\\u024f'

/** Not within a longer word or number. */
const bounded = (sources: readonly string[]) =>
  sources.length === 0
    ? null
    : new RegExp(`(?<![${letters}\\d#-]|\\d[.,])(?:${sources.join('|')})(?![${letters}\\d]|[.,]\\d|-\\d\\d)`, 'gi')

/** A name as drawings write it: a space, a hyphen or nothing between its pieces. */
const spelled = (name: string) => name.replace(/[.()+]/g, '\\$&').replace(/[ -]+/g, '[ -]?')

interface Names {
  grade?: string
  alsoFits?: readonly string[]
  isGeneral?: boolean
  /** Separated by bars, as further lists of names. */
  names?: string
  labelled?: string
}

const listed = (names: string) => names.split(' | ').filter(Boolean)

/** A material by the names that drawings have for it. @param material the catalogue's value */
export function entry(
  material: string,
  { grade, alsoFits = [], isGeneral = false, names = '', labelled = '' }: Names,
): MaterialEntry {
  const certain = listed(names).filter((name) => !isNumber.test(name))
  return {
    ...{ material, grade: grade ?? null, alsoFits, isGeneral },
    pattern: bounded(certain.map(spelled)),
    whenLabelled: bounded([...listed(names), ...listed(labelled)].map(spelled)),
  }
}

/** A material number may as well be a size in inches. */
const isNumber = /^\d\.\d{4}$/

/** Wrought aluminium by its four digits: EN AW-6082 T6, AA 6082, A6082, AL6082-T651, 6082-T6. */
export function aluminium(digits: string, names: string, grade?: string): MaterialEntry {
  const temper = '(?:[ -]?(?:T\\d{1,4}|H\\d{2,3}|O|F)(?![A-Za-z\\d]))?'
  const certain = [
    `(?:EN[ -]?)?(?:AW|AA|AL(?:UMINI?UM)?|ALU)[ -]?${digits}A?${temper}`,
    `${digits}[ -](?:T\\d{1,4}|H\\d{2,3})`,
    `${digits} (?:AL(?:UMINI?UM)?|ALU)`,
    ...listed(names)
      .filter((name) => !isNumber.test(name))
      .map(spelled),
  ]
  return {
    ...{ material: 'aluminum', grade: grade ?? null, alsoFits: [], isGeneral: false },
    pattern: bounded(certain),
    whenLabelled: bounded([...certain, `A?${digits}P?${temper}`, ...listed(names).map(spelled)]),
  }
}

/** Stainless steel by its three digits: AISI 304, SUS304, SS304, 304 SS, 304L; separated by bars. */
export function stainless(digits: string): string {
  const before = ['AISI', 'SUS', 'SS', 'TYPE', 'STAINLESS STEEL', 'INOX']
  const behind = ['SS', 'STAINLESS', 'CRES']
  const grades = [digits, `${digits}L`]
  const names = grades.flatMap((grade) => [
    ...before.map((word) => `${word} ${grade}`),
    ...behind.map((word) => `${grade} ${word}`),
  ])
  return names.join(' | ')
}
