import { finishNamed, gradeNamed, materialNamed, toleranceNamed } from '../catalog-match.ts'
import { maxQuantities, type PartValues } from '../part-list.ts'

/** The columns of the parts table that are typed in, in their order: what is pasted fills them from left to right. */
export const columns = ['name', 'material', 'materialGrade', 'finishing', 'tolerance', 'quantities'] as const
export type Column = (typeof columns)[number]

/**
 * The quantities that a cell says, as in '1, 10, 50'. '1,500' stays one text, which is refused: it may be one number or
 * two (docs/product/numbers-and-money.md, 'Typed numbers').
 */
export function quantitiesIn(typed: string): readonly string[] {
  const asked = typed.split(/[;\s]+|,(?!\d{3}(?!\d))/).filter((each) => each !== '')
  return asked.length === 0 ? [''] : asked.slice(0, maxQuantities)
}

/** What a cell shows. */
export function cellText(part: PartValues, column: Column): string {
  return column === 'quantities' ? part.quantities.join(', ') : part[column]
}

/**
 * What a text changes that comes into a cell from elsewhere. What no list has is kept as it is: the cell shows that it is
 * none.
 */
export function changesOf(part: PartValues, column: Column, pasted: string): Partial<PartValues> {
  const typed = pasted.trim()
  switch (column) {
    case 'quantities':
      return { quantities: quantitiesIn(typed) }
    case 'material': {
      const { material, materialGrade } = materialNamed(typed) ?? { material: typed, materialGrade: '' }
      const isSame = material === part.material && materialGrade === ''
      return { material, materialGrade: isSame ? part.materialGrade : materialGrade }
    }
    case 'materialGrade':
      return { materialGrade: gradeNamed(part.material, typed) ?? typed }
    case 'tolerance':
      return { tolerance: toleranceNamed(typed) ?? typed }
    case 'finishing':
      return { finishing: finishNamed(typed) ?? typed }
    case 'name':
      return { name: typed }
  }
}

/** A part with changes; the same object if they change nothing. */
export function withChanges(part: PartValues, changes: Partial<PartValues>): PartValues {
  const next = { ...part, ...changes }
  const isSame = columns.every((column) => cellText(part, column) === cellText(next, column))
  return isSame ? part : next
}
