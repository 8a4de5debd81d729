import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { PartEstimate } from '@kerf/shared-parts/estimates/part-estimate.tsx'
import { FileMeasures } from '@kerf/shared-parts/measures/part-measures.tsx'
import { CheckedFindings } from '@kerf/shared-parts/rfqs/checked-findings.tsx'
import { deliveryFacts, requestedFacts, rfqNotes } from '@kerf/shared-parts/rfqs/rfq-facts.tsx'
import { RfqParts } from '@kerf/shared-parts/rfqs/rfq-parts.tsx'
import { WithdrawalNote } from '@kerf/shared-parts/rfqs/withdrawal-note.tsx'
import { processWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { StoredFiles } from '../../shared/stored-files.tsx'
import { useMayAct } from '../../shared/use-may-act.ts'
import { text } from './text.ts'

function detailItems(rfq: Rfq): Definition[] {
  const present = (label: string, value: string | null, wide = false) => (value ? [{ label, value, wide }] : [])
  return [
    { label: text.rfqId, value: displayIdentifier(rfq) },
    { label: text.status, value: <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} /> },
    ...requestedFacts(rfq),
    ...present(text.process, processWords(rfq)),
    ...(rfq.internationalManufacturingOk ? [{ label: text.international, value: text.allowed }] : []),
    ...present(text.timeline, rfq.timeline),
    ...present(text.budget, rfq.budgetRange),
    ...present(text.qualityStandard, rfq.qualityStandard),
    ...deliveryFacts(rfq),
    { label: text.submitted, value: formatDate(rfq.submittedAt) },
    { label: text.notes, value: rfqNotes(rfq), wide: true },
    ...present(text.instructions, rfq.specialInstructions, true),
  ]
}

/** Everything a customer entered in an RFQ, with its files: at the end for a single part, otherwise with each part. */
export function RfqDetails({ rfq }: { rfq: Rfq }) {
  const mayAnswer = useMayAct()(rfq)
  return (
    <Stack $gap={16}>
      <WithdrawalNote rfq={rfq} />
      <DefinitionList items={detailItems(rfq)} columns={4} />
      {rfq.parts.length > 1 ? (
        <Stack $gap={8}>
          <SectionTitle>{text.parts}</SectionTitle>
          <RfqParts
            parts={rfq.parts}
            renderFiles={(files, label) => (
              <>
                <StoredFiles files={files} label={label} process={rfq.manufacturingProcess} />
                <FileMeasures files={files} mayAnswer={mayAnswer} detail="questions" isForCustomer />
              </>
            )}
            renderMore={(part) => <PartEstimate part={part} process={rfq.manufacturingProcess} isOneOfSeveral />}
          />
        </Stack>
      ) : (
        <Stack $gap={8}>
          <SectionTitle>{text.files}</SectionTitle>
          <StoredFiles files={rfq.files} process={rfq.manufacturingProcess} />
          <FileMeasures files={rfq.files} mayAnswer={mayAnswer} detail="questions" isForCustomer />
          {rfq.parts.slice(0, 1).map((part) => (
            <CheckedFindings key={part.id} part={part} />
          ))}
          {rfq.parts.slice(0, 1).map((part) => (
            <PartEstimate key={part.id} part={part} process={rfq.manufacturingProcess} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
