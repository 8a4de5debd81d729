import type { PartValues } from './part-list.ts'

/** The parts before and after a change of many at once. */
export interface PartsChange {
  before: readonly PartValues[]
  after: readonly PartValues[]
}

/**
 * Takes back a change of many parts. What was typed since stays, and so does a part that was added and has since been
 * changed, or been given files.
 */
export function undone(
  now: readonly PartValues[],
  { before, after }: PartsChange,
  hasFiles: (part: string) => boolean,
): readonly PartValues[] {
  const [old, made] = [byKey(before), byKey(after)]
  return now.flatMap((part) => {
    const [was, became] = [old.get(part.key), made.get(part.key)]
    if (!became) return [part]
    if (!was) return isSame(part, became) && !hasFiles(part.key) ? [] : [part]
    const fields = Object.keys(became) as (keyof PartValues)[] // their own keys
    const back = fields.filter((field) => was[field] !== became[field] && part[field] === became[field])
    return [back.length === 0 ? part : { ...part, ...Object.fromEntries(back.map((field) => [field, was[field]])) }]
  })
}

const byKey = (parts: readonly PartValues[]) => new Map(parts.map((part) => [part.key, part]))

const isSame = (one: PartValues, other: PartValues) => JSON.stringify(one) === JSON.stringify(other)
