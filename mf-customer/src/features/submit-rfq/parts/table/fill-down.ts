import type { PartValues } from '../part-list.ts'
import { type Column, withChanges } from './columns.ts'

/** What filling down a column sets in one part; a grade only where the material is the same. */
function changesFrom(source: PartValues, part: PartValues, column: Column): Partial<PartValues> {
  if (column === 'material') {
    return part.material === source.material ? {} : { material: source.material, materialGrade: '' }
  }
  if (column === 'materialGrade' && part.material !== source.material) return {}
  return { [column]: source[column] }
}

/**
 * The parts with the value of one of them in all below it.
 * @param from the place of the part whose value it is
 * @returns the parts, of which those that do not change are the same objects, and how many do change
 */
export function filledDown(
  parts: readonly PartValues[],
  column: Column,
  from: number,
): { parts: readonly PartValues[]; changed: number } {
  const source = parts[from]
  if (!source) return { parts, changed: 0 }
  const next = parts.map((part, at) => (at > from ? withChanges(part, changesFrom(source, part, column)) : part))
  const changed = next.filter((part, at) => part !== parts[at]).length
  return { parts: changed === 0 ? parts : next, changed }
}
