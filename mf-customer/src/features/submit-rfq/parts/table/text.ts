import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { text as form } from '../../text.ts'
import type { Column } from './columns.ts'

const heads: Readonly<Record<Column, string>> = {
  name: form.parts.name,
  material: form.part.material,
  materialGrade: form.part.grade,
  finishing: form.part.finishing,
  tolerance: form.part.tolerance,
  quantities: form.project.quantity,
}

const counted = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

export const text = words('mf-customer/submit-rfq/parts/table', {
  label: 'Parts',
  heads,
  place: 'Part',
  files: form.files.title,
  actions: 'Actions',
  hint: 'Paste rows from a spreadsheet into any cell. Ctrl+D fills a cell down, Enter goes to the row below.',
  cell: (label: string, part: string) => `${label} of ${isolated(part)}`,
  quantitiesHint: 'Several as in 1, 10, 50',
  fill: (label: string, from: number, count: number) =>
    `Fill down ${label} from row ${from}: ${counted(count)} will change`,
  nothingToFill: (label: string) => `${label}: the rows below have the same value`,
  filled: (label: string, count: number) => `${label}: ${counted(count)} changed`,
  pasted: (changed: number, added: number, left: number, most: number) =>
    [
      `Pasted: ${counted(changed)} changed, ${added} added`,
      ...(left > 0 ? [`${counted(left)} left out, as a request can have up to ${most} parts`] : []),
    ].join('; '),
  undo: 'Undo',
  undone: 'Undone',
  more: (part: string) => `More for ${isolated(part)}`,
  duplicate: 'Duplicate',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
})
