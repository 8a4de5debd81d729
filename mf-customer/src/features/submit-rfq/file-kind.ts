/** Bytes at the start that say what a file is; both formats may have something before their mark. */
const headBytes = 2048

const megabyte = 1024 * 1024
/** Bytes that the server takes unless it is set otherwise (decisions, 'Bad input'). */
const largest = { step: 100 * megabyte, pdf: 25 * megabyte }

/** Why a file is not taken. */
export type FileRefusal = 'empty' | 'pdf' | 'step' | 'other' | 'largeStep' | 'largePdf' | 'unreadable'

/** The first bytes, one character each. @throws when the file is gone, changed since it was chosen, or forbidden */
async function headOf(file: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
}

/**
 * What a file is by its first bytes, never by its name: the mark of a STEP file (ISO 10303-21), possibly after a byte
 * order mark, blanks or comments, or that of a PDF, which may stand anywhere in the first kilobyte.
 * @returns null for anything else
 */
export function kindByHead(head: string): 'step' | 'pdf' | null {
  if (/^(?:\u00ef\u00bb\u00bf)?(?:\s|\/\*[\s\S]*?\*\/)*ISO-10303-21\s*;/.test(head)) return 'step'
  return head.slice(0, 1024).includes('%PDF-') ? 'pdf' : null
}

/** Whether a chosen file can still be read: not once it was changed, moved or deleted. */
export async function isReadable(file: Blob): Promise<boolean> {
  return headOf(file).then(
    () => true,
    () => false,
  )
}

/** What a file's name promises. */
function kindByName(name: string): 'step' | 'pdf' | 'other' {
  if (/\.pdf$/i.test(name)) return 'pdf'
  return /\.(step|stp)$/i.test(name) ? 'step' : 'other'
}

/** Why a file is not taken: another kind, nothing in it, not what its name says, or too much of it; null if it is. */
export async function refusalOf(file: File): Promise<FileRefusal | null> {
  const promised = kindByName(file.name)
  if (promised === 'other') return promised
  if (file.size === 0) return 'empty'
  try {
    const kind = kindByHead(await headOf(file))
    if (kind === null) return promised
    if (file.size <= largest[kind]) return null
    return kind === 'step' ? 'largeStep' : 'largePdf'
  } catch {
    return 'unreadable'
  }
}

/** Whether the specification's words for a file of the wrong kind are those for this refusal. */
export function isOfWrongKind(refusal: FileRefusal): boolean {
  return refusal === 'other' || refusal === 'step' || refusal === 'pdf' || refusal === 'empty'
}
