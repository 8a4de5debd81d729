import { inPresentLanguage } from '@kerf/shared-contracts/contracts/input-sentences'
import type { CheckedFinding } from '@kerf/shared-contracts/contracts/request-findings'
import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { findingWords } from './finding-text.ts'

interface OfFile {
  source: CheckedFinding['theirsSource'] | 'form'
  fileName: string
  page: number | null
}

/** Where the words of a file stand, as in "Drawing flange.pdf, page 2". */
export function theirsWords({ source, fileName, page }: OfFile): string {
  if (source === 'model') return findingWords.inModel(fileName)
  return page !== null && page > 1 ? findingWords.onPage(fileName, page) : findingWords.inDrawing(fileName)
}

/** What one side of a finding says, which is kept in English, in the language of the page; words of a file stay as they are. */
export function sideWords(kept: string): string {
  const said = inPresentLanguage(kept, findingWords.sides)
  return said === kept ? shownValue(kept) : said
}

/** What the customer said to a finding. */
export function saidWords({ answer, reason }: Pick<CheckedFinding, 'answer' | 'reason'>): string {
  if (answer === 'kept' && reason) return findingWords.reason(reason)
  return findingWords.said[answer ?? 'none']
}
