import { useGetFileGeometryQuery } from '@kerf/shared-contracts/client/generated/files'
import {
  materialWords,
  piecesWords,
  processWords,
  sizeWords,
  toleranceWords,
} from '@kerf/shared-contracts/client/words'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { type Definition, DefinitionList } from '@kerf/shared-ui/definition-list'
import { formatDate } from '@kerf/shared-ui/format'
import { SectionTitle, Stack } from '@kerf/shared-ui/layout'
import { StatusBadge } from '@kerf/shared-ui/status-badge'
import { StoredFiles } from '../stored-files.tsx'
import { text } from './text.ts'

/** How large the drawn part is, once its STEP file was read. */
function PartSize({ fileId }: { fileId: string }) {
  const { data } = useGetFileGeometryQuery({ id: fileId })
  return data?.facts ? sizeWords(data.facts.sizeMm) : text.notSpecified
}

function partItems(rfq: Rfq): Definition[] {
  return rfq.parts.map((part) => ({
    label: part.name ?? text.part(part.position),
    value: `${materialWords(part)}, ${part.quantities.map(piecesWords).join(' / ')}`,
    wide: true,
  }))
}

/** Everything a customer wrote into an RFQ, with its files. */
export function RfqDetails({ rfq }: { rfq: Rfq }) {
  const step = rfq.files.find((file) => file.fileType === 'step')
  const process = processWords(rfq)
  const items: Definition[] = [
    { label: text.rfqId, value: displayIdentifier(rfq) },
    { label: text.status, value: <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} /> },
    { label: text.material, value: materialWords(rfq) },
    { label: text.quantity, value: piecesWords(rfq.quantity) },
    { label: text.tolerance, value: toleranceWords(rfq.tolerance, text.notSpecified) },
    { label: text.finishing, value: rfq.finishing || text.notSpecified },
    ...(process ? [{ label: text.process, value: process }] : []),
    ...(step ? [{ label: text.size, value: <PartSize fileId={step.id} /> }] : []),
    { label: text.submitted, value: formatDate(rfq.submittedAt) },
    { label: text.notes, value: rfq.notes || text.noNotes, wide: true },
  ]
  return (
    <Stack $gap={16}>
      <DefinitionList items={items} columns={4} />
      {rfq.parts.length > 1 && (
        <Stack $gap={8}>
          <SectionTitle>{text.parts}</SectionTitle>
          <DefinitionList items={partItems(rfq)} columns={1} />
        </Stack>
      )}
      <Stack $gap={8}>
        <SectionTitle>{text.files}</SectionTitle>
        <StoredFiles files={rfq.files} />
      </Stack>
    </Stack>
  )
}
