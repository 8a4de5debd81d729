import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import { type Problem, problem } from '../errors.ts'
import { writtenChoice } from '../language/written.ts'
import { text } from './text.ts'

interface Alternative {
  /** Tested on the first bytes, one character each. */
  matches: (head: string) => boolean
  /** What it is. */
  is: keyof typeof text.is
  /** What to send instead; the first accepted one is named. */
  instead: readonly (readonly [FileKind, keyof typeof text.instead])[]
}

const asPdf = ['pdf', 'pdf'] as const
const asZip = ['archive', 'zip'] as const

const startsWith =
  (...marks: string[]) =>
  (head: string) =>
    marks.some((mark) => head.startsWith(mark))

/** Files people send that nobody here can use, and what to send instead. */
const alternatives: readonly Alternative[] = [
  { matches: startsWith('Rar!'), is: 'rar', instead: [asZip] },
  { matches: startsWith('7z\u00bc\u00af'), is: 'sevenZip', instead: [asZip] },
  { matches: startsWith('\u001f\u008b'), is: 'gzip', instead: [asZip] },
  {
    matches: (head) => startsWith('II*\0', 'MM\0*', 'BM')(head) || /^(?:RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(head),
    is: 'picture',
    instead: [['image', 'picture'], asPdf],
  },
  { matches: (head) => /^.{4}ftyp/s.test(head), is: 'film', instead: [['image', 'pictures'], asPdf] },
  {
    matches: (head) => head.startsWith('{\\rtf') || /^PK.{28}(?:mimetype|\[Content_Types)/s.test(head),
    is: 'document',
    instead: [asPdf],
  },
  {
    matches: startsWith('\u00d0\u00cf\u0011\u00e0'),
    is: 'program',
    instead: [['email', 'parts'], asPdf],
  },
  {
    matches: (head) => /^(?:solid |\s*<\?xml|ply\r?\n|#[^\n]*\n(?:v|mtllib|o) )/.test(head),
    is: 'mesh',
    instead: [['step', 'step'], asPdf],
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
  if (known && instead) {
    return problem('file.wrong_type', { message: text.known(text.is[known.is], text.instead[instead]) })
  }
  const taken = (Object.keys(text.kinds) as FileKind[]).filter((kind) => kinds.includes(kind)) // the keys of a Record have its key type
  return problem('file.wrong_type', { message: text.unknown(writtenChoice(taken.map((kind) => text.kinds[kind]))) })
}
