import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import { type Problem, problem } from '../errors.ts'

/** The names of the kinds of files, in the order in which they are listed. */
const names: Readonly<Record<FileKind, string>> = {
  step: 'STEP (.step, .stp, .stpz)',
  pdf: 'PDF',
  cad: 'DWG or IGES',
  dxf: 'DXF',
  image: 'a photo (JPEG, PNG, GIF, HEIC)',
  spreadsheet: 'Excel',
  table: 'ODS or CSV',
  document: 'Word',
  email: 'a mail saved as .eml',
  archive: 'a ZIP of these',
}

interface Alternative {
  /** Tested on the first bytes, one character each. */
  matches: (head: string) => boolean
  /** What it is. */
  is: string
  /** What to send instead; the first accepted one is named. */
  instead: readonly (readonly [FileKind, string])[]
}

const asPdf = ['pdf', 'it as PDF'] as const
const asZip = ['archive', 'it as ZIP'] as const

const startsWith =
  (...marks: string[]) =>
  (head: string) =>
    marks.some((mark) => head.startsWith(mark))

/** Files people send that nobody here can use, and what to send instead. */
const alternatives: readonly Alternative[] = [
  { matches: startsWith('Rar!'), is: 'a RAR archive', instead: [asZip] },
  { matches: startsWith('7z\u00bc\u00af'), is: 'a 7-Zip archive', instead: [asZip] },
  { matches: startsWith('\u001f\u008b'), is: 'a gzip archive', instead: [asZip] },
  {
    matches: (head) => startsWith('II*\0', 'MM\0*', 'BM')(head) || /^(?:RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(head),
    is: 'a picture that not every program shows',
    instead: [['image', 'it as PNG or JPEG'], asPdf],
  },
  { matches: (head) => /^.{4}ftyp/s.test(head), is: 'a film', instead: [['image', 'single pictures'], asPdf] },
  {
    matches: (head) => head.startsWith('{\\rtf') || /^PK.{28}(?:mimetype|\[Content_Types)/s.test(head),
    is: 'a document of another program',
    instead: [asPdf],
  },
  {
    matches: startsWith('\u00d0\u00cf\u0011\u00e0'),
    is: 'a file of another program',
    instead: [['email', 'a part as STEP, a document as PDF, a mail as .eml'], asPdf],
  },
  {
    matches: (head) => /^(?:solid |\s*<\?xml|ply\r?\n|#[^\n]*\n(?:v|mtllib|o) )/.test(head),
    is: 'a mesh or a page of markup',
    instead: [['step', 'the part as STEP'], asPdf],
  },
]

/** A refusal that says what is accepted instead. @param head the first bytes of the file */
export function wrongType(kinds: readonly FileKind[], head: Buffer): Problem {
  const named = [...kinds].sort().join()
  // The wording of these two is fixed.
  if (named === 'pdf') return problem('file.not_pdf')
  if (named === 'pdf,step') return problem('file.not_step_or_pdf')
  const begin = head.toString('latin1')
  const known = alternatives.find(({ matches }) => matches(begin))
  const [, instead] = known?.instead.find(([kind]) => kinds.includes(kind)) ?? []
  if (known && instead) return problem('file.wrong_type', { message: `This is ${known.is}. Please send ${instead}` })
  const taken = (Object.keys(names) as FileKind[]).filter((kind) => kinds.includes(kind)) // the keys of a Record have its key type
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(taken.map((kind) => names[kind]))
  return problem('file.wrong_type', { message: `This file type is not accepted here. Please send ${list}` })
}
