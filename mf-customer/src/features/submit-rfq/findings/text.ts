import type { FindingKind } from '@kerf/shared-contracts/contracts/request-findings'
import { words } from '@kerf/shared-contracts/words/words'
import { findingWords } from '@kerf/shared-parts/rfqs/finding-text.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const { kinds } = findingWords

const ofPart = (label: string, part: string) => `${label} of ${isolated(part)}`
const takenFrom = (label: string) => `${label}: taken from the file`
const keptAs = (label: string) => `${label}: you keep yours`

const counted = (count: number) => (count === 1 ? '1 thing differs' : `${count} things differ`)

export const text = words('mf-customer/submit-rfq/findings', {
  title: (count: number) =>
    count === 0 ? 'Form, drawing and model' : `${counted(count)} between form, drawing and model`,
  description: 'Take what the file says, or keep yours and tell us why. You can submit the request either way.',
  allSaid: 'Nothing is left to say. We read your answers with the request.',
  list: 'Differences',
  kind: (kind: FindingKind, part: string | null) => (part === null ? kinds[kind] : ofPart(kinds[kind], part)),
  mine: { ...findingWords.mine, drawing: 'Drawing' },
  take: {
    drawing: (words: string) => `Use the drawing’s: ${isolated(words)}`,
    model: (words: string) => `Use the model’s: ${isolated(words)}`,
  },
  keep: 'Keep mine',
  keepModel: 'Keep the model’s',
  kept: 'You keep yours',
  taken: { drawing: 'Taken from the drawing', model: 'Taken from the model' },
  noted: 'Added to the notes',
  change: 'Answer again',
  reason: 'Say why',
  reasonHint: 'We read it with your request, and need not ask',
  saidTaken: (kind: FindingKind) => takenFrom(kinds[kind]),
  saidKept: (kind: FindingKind) => keptAs(kinds[kind]),
  unitFailed: 'The unit could not be changed. Please try again.',
  jump: 'Look at them before you submit, or submit as it is',
})
