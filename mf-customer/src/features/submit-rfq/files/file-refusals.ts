import { kindByContent, maxBytesOf } from '@kerf/shared-parts/files/attachment-kinds.ts'

/** Why a file is refused. */
export type FileRefusal = 'empty' | 'pdf' | 'step' | 'other' | 'largeStep' | 'largePdf' | 'unreadable'

/** A file's kind by its name. */
function kindByName(name: string): 'step' | 'pdf' | 'other' {
  if (/\.pdf$/i.test(name)) return 'pdf'
  return /\.(step|stp|stpz|step\.gz|stp\.gz)$/i.test(name) ? 'step' : 'other'
}

/** Why a file is refused: wrong kind, empty, not what its name says, or too large; null if it is accepted. */
export async function refusalOf(file: File): Promise<FileRefusal | null> {
  const named = kindByName(file.name)
  if (named === 'other') return named
  if (file.size === 0) return 'empty'
  try {
    const kind = await kindByContent(file)
    if (kind !== 'step' && kind !== 'pdf') return named
    if (file.size <= maxBytesOf(kind)) return null
    return kind === 'step' ? 'largeStep' : 'largePdf'
  } catch {
    return 'unreadable'
  }
}

/**
 * Whether the fixed words for a file of the wrong kind (docs/product/files.md, 'Drawings') are those for this refusal.
 */
export function isOfWrongKind(refusal: FileRefusal): boolean {
  return refusal === 'other' || refusal === 'step' || refusal === 'pdf' || refusal === 'empty'
}
