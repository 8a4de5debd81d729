import { mostParts, mostQuantities } from '@kerf/shared-contracts/contracts/part-limits'

/** One part with its controls' values. `key` identifies it in the form, wherever it moves. */
export interface PartValues {
  key: string
  name: string
  material: string
  materialGrade: string
  tolerance: string
  finishing: string
  quantities: readonly string[]
  notes: string
}

/** The contract's limits on the parts of a request and the quantities of a part. */
export const maxParts = mostParts
export const maxQuantities = mostQuantities
const maxNameLength = 160

export const emptyPart: Omit<PartValues, 'key'> = {
  name: '',
  material: '',
  materialGrade: '',
  tolerance: '',
  finishing: '',
  quantities: ['1'],
  notes: '',
}

export function newPart(): PartValues {
  return { key: crypto.randomUUID(), ...emptyPart }
}

/** A part with the same fields and no files. @param copyOf makes the name of a copy */
export function duplicateOf(part: PartValues, copyOf: (name: string) => string): PartValues {
  const name = part.name.trim()
  const copied = name === '' ? '' : copyOf(name)
  return { ...part, key: crypto.randomUUID(), name: copied.length > maxNameLength ? name : copied }
}

/** Whether anything was entered for a part. */
export function holdsSomething({ key: _key, quantities, ...fields }: PartValues): boolean {
  return quantities.join() !== emptyPart.quantities.join() || Object.values(fields).some((value) => value !== '')
}

export function inserted<T>(items: readonly T[], at: number, item: T): T[] {
  return items.toSpliced(at, 0, item)
}

export function removed<T>(items: readonly T[], at: number): T[] {
  return items.toSpliced(at, 1)
}

/** Moves the item at `from` to `to`; the others shift. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.toSpliced(from, 1)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}

/**
 * The request with one part left, shown as the single-part form: that has one field for notes, so the part's notes are
 * appended to the request's.
 */
export function joinNotes(request: string, part: string): string {
  return [request, part].filter((notes) => notes.trim() !== '').join('\n\n')
}
