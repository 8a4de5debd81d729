import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** What a file says otherwise than the form, and what the customer said to it. */
export const findingWords = words('shared-parts/rfqs/finding-text', {
  kinds: {
    material: 'Material',
    tolerance: 'Tolerance',
    finishing: 'Finishing',
    quantity: 'Quantity',
    thread: 'Thread',
    unit: 'Unit',
    size: 'Size',
    solids: 'Number of solids',
  },
  title: 'Checked before sending',
  mine: { form: 'Form', model: 'Model' },
  said: {
    taken: 'Changed to what the file says',
    kept: 'Kept as it was',
    none: 'No answer',
  },
  reason: (reason: string) => `Kept as it was: “${isolated(reason)}”`,
  inModel: (fileName: string) => `Model ${isolated(fileName)}`,
  inDrawing: (fileName: string) => `Drawing ${isolated(fileName)}`,
  /** What the form or the model says, by the English sentence, in which `#` stands for numbers. */
  sides: {} as Readonly<Record<string, string>>,
  onPage: (fileName: string, page: number) => `Drawing ${isolated(fileName)}, page ${page}`,
})
