import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { piecesWords, processWords, rfqPieces } from '@kerf/shared-parts/rfqs/words.ts'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StatusBadge } from '@kerf/shared-ui/feedback/status-badge.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { StoredFiles } from '../../shared/stored-files.tsx'
import { partItems, RfqParts } from './rfq-parts.tsx'
import { text } from './text.ts'

/** What was asked of the parts: the one part's own facts, or how many there are. */
function askedItems(rfq: Rfq): Definition[] {
  const { parts } = rfq
  const [only, ...others] = parts
  if (only && others.length === 0) return partItems(only)
  return [
    { label: text.parts, value: String(parts.length) },
    { label: text.quantity, value: piecesWords(rfqPieces(rfq)) },
  ]
}

function notesOf({ notes, parts }: Rfq): string {
  const [only, ...others] = parts
  const ofPart = only && others.length === 0 ? only.notes : null
  return [...new Set([notes, ofPart])].filter(Boolean).join('\n\n') || text.noNotes
}

function detailItems(rfq: Rfq): Definition[] {
  const present = (label: string, value: string | null, wide = false) => (value ? [{ label, value, wide }] : [])
  return [
    { label: text.rfqId, value: displayIdentifier(rfq) },
    { label: text.status, value: <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} /> },
    ...askedItems(rfq),
    ...present(text.process, processWords(rfq)),
    ...(rfq.internationalManufacturingOk ? [{ label: text.international, value: text.allowed }] : []),
    ...present(text.timeline, rfq.timeline),
    ...present(text.budget, rfq.budgetRange),
    ...present(text.qualityStandard, rfq.qualityStandard),
    { label: text.submitted, value: formatDate(rfq.submittedAt) },
    { label: text.notes, value: notesOf(rfq), wide: true },
    ...present(text.instructions, rfq.specialInstructions, true),
  ]
}

/** Everything a customer wrote into an RFQ, with its files: a single part's at the end, several parts' with each. */
export function RfqDetails({ rfq }: { rfq: Rfq }) {
  return (
    <Stack $gap={16}>
      <DefinitionList items={detailItems(rfq)} columns={4} />
      {rfq.parts.length > 1 ? (
        <RfqParts parts={rfq.parts} />
      ) : (
        <Stack $gap={8}>
          <SectionTitle>{text.files}</SectionTitle>
          <StoredFiles files={rfq.files} />
        </Stack>
      )}
    </Stack>
  )
}
