/** Bytes at the start that say what a file is; both formats may have something before their mark. */
const headBytes = 2048

/**
 * What a file is by its first bytes, never by its name: the mark of a STEP file (ISO 10303-21), possibly after a byte
 * order mark, blanks or comments, or that of a PDF, which may stand anywhere in the first kilobyte.
 * @returns null for anything else, and for a file that cannot be read
 */
export async function fileKind(file: Blob): Promise<'step' | 'pdf' | null> {
  try {
    const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
    if (/^(?:\u00ef\u00bb\u00bf)?(?:\s|\/\*[\s\S]*?\*\/)*ISO-10303-21\s*;/.test(head)) return 'step'
    return head.slice(0, 1024).includes('%PDF-') ? 'pdf' : null
  } catch {
    return null
  }
}

/** Why a file is not taken: it holds nothing, is not what its name says, or has a name of another kind. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): 'empty' | 'pdf' | 'step' | 'other' {
  if (/\.pdf$/i.test(name)) return size === 0 ? 'empty' : 'pdf'
  if (/\.(step|stp)$/i.test(name)) return size === 0 ? 'empty' : 'step'
  return 'other'
}

/** Divides files into STEP and PDF files and what is neither. */
export async function sortByKind(files: readonly File[]): Promise<{ accepted: File[]; rejected: File[] }> {
  const kinds = await Promise.all(files.map(fileKind))
  return {
    accepted: files.filter((_, index) => kinds[index] !== null),
    rejected: files.filter((_, index) => kinds[index] === null),
  }
}
