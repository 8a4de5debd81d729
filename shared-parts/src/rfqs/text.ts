import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('shared-parts/rfqs', {
  material: 'Material',
  quantity: 'Quantity',
  tolerance: 'Tolerance',
  finishing: 'Finishing',
  size: 'Part Size',
  measuring: 'Being measured …',
  notMeasured: 'Could not be measured',
  sizeFailed: 'Could not be loaded',
  notes: 'Notes',
  noNotes: 'No notes',
  notSpecified: 'Not specified',
  parts: 'Parts',
  neededBy: 'Needed By',
  shipTo: 'Ship To',
  billTo: 'Bill To',
  withdrawn: (when: string) => `This RFQ was withdrawn on ${when}.`,
  pieces: (count: string) => `${count} PCS`,
  partsCount: (count: number) => `${count} parts`,
  part: (number: number) => `Part ${number}`,
  filesOf: (part: string) => `Files of ${isolated(part)}`,
})
