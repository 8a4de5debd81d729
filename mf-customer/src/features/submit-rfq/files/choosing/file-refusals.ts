import { kindByContent, maxBytesOf } from '@kerf/shared-parts/files/attachment-kinds.ts'

/** Why a file is refused. */
export type FileRefusal = 'empty' | 'pdf' | 'step' | 'other' | 'largeStep' | 'largePdf' | 'unreadable'

/** Whether a file is called as STEP files are. */
export const isStepName = (name: string): boolean => /\.(step|stp|stpz|step\.gz|stp\.gz)$/i.test(name)

/** A file's kind by its name. */
export function kindByName(name: string): 'step' | 'pdf' | 'other' {
  if (/\.pdf$/i.test(name)) return 'pdf'
  return isStepName(name) ? 'step' : 'other'
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

/** What an accepted file is, where its name says otherwise; null where it does not, or it cannot be read any more. */
export async function misnamedKind(file: File): Promise<'step' | 'pdf' | null> {
  const kind = await kindByContent(file).catch(() => undefined)
  return (kind === 'step' || kind === 'pdf') && kind !== kindByName(file.name) ? kind : null
}

/**
 * Whether the fixed words for a file of the wrong kind (docs/product/files.md, 'Drawings') are those for this refusal.
 */
export function isOfWrongKind(refusal: FileRefusal): boolean {
  return refusal === 'other' || refusal === 'step' || refusal === 'pdf' || refusal === 'empty'
}
