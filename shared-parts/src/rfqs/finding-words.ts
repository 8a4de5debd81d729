import type { CheckedFinding, FindingKind } from '@kerf/shared-contracts/contracts/request-findings'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const kinds: Readonly<Record<FindingKind, string>> = {
  material: 'Material',
  tolerance: 'Tolerance',
  finishing: 'Finishing',
  quantity: 'Quantity',
  thread: 'Thread',
  unit: 'Unit',
  size: 'Size',
  solids: 'Number of solids',
}

export const findingWords = {
  kinds,
  title: 'Checked before sending',
  mine: { form: 'Form', model: 'Model' },
  said: {
    taken: 'Changed to what the file says',
    kept: 'Kept as it was',
    none: 'No answer',
  },
  reason: (words: string) => `Kept as it was: “${isolated(words)}”`,
} as const

interface OfFile {
  source: CheckedFinding['theirsSource'] | 'form'
  fileName: string
  page: number | null
}

/** Where the words of a file stand, as in "Drawing flange.pdf, page 2". */
export function theirsWords({ source, fileName, page }: OfFile): string {
  const where = `${source === 'model' ? 'Model' : 'Drawing'} ${isolated(fileName)}`
  return page !== null && page > 1 ? `${where}, page ${page}` : where
}

/** What the customer said to a finding. */
export function saidWords({ answer, reason }: Pick<CheckedFinding, 'answer' | 'reason'>): string {
  if (answer === 'kept' && reason) return findingWords.reason(reason)
  return findingWords.said[answer ?? 'none']
}
