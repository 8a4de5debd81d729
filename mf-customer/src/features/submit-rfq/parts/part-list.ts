/** One part as its controls hold it. `key` names it while it is written, wherever it moves. */
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

/** As many as a request, and a part of it, can have: the contract's limits. */
export const maxParts = 50
export const maxQuantities = 10
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

/** A part with the same fields and no files. @param copyOf how the name of a copy is told from the other's */
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

/** The item at `from` goes to `to`, the others close up. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.toSpliced(from, 1)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}

/**
 * The request with one part left, which is shown as the form for one: that has one field for notes, so what was noted
 * about the part comes after what was noted about the request.
 */
export function joinNotes(request: string, part: string): string {
  return [request, part].filter((notes) => notes.trim() !== '').join('\n\n')
}
