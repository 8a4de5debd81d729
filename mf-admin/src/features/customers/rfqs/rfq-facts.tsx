import { useGetFileGeometryQuery } from '@kerf/shared-contracts/client/generated/files'
import {
  materialWords,
  piecesWords,
  processWords,
  sizeWords,
  toleranceWords,
} from '@kerf/shared-contracts/client/words'
import type { Rfq, RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { type Definition, DefinitionList } from '@kerf/shared-ui/definition-list'
import { formatDateTime } from '@kerf/shared-ui/format'
import { SectionTitle, Stack } from '@kerf/shared-ui/layout'
import { StatusBadge } from '@kerf/shared-ui/status-badge'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { companyWords } from '../../shared/customer-words.ts'
import { MailLink } from '../../shared/mail-link.tsx'
import { StoredFiles } from '../../shared/stored-files.tsx'
import { text } from './text.ts'

const words = text.panel

const Prose = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** How large the drawn part is, once its STEP file was read. */
function PartSize({ fileId }: { fileId: string }) {
  const { data } = useGetFileGeometryQuery({ id: fileId })
  return data?.facts ? sizeWords(data.facts.sizeMm) : words.notSpecified
}

function customerItems({ user }: Rfq): Definition[] {
  const { customerNumber } = user.company ?? {}
  return [
    { label: words.name, value: user.name },
    { label: words.company, value: companyWords(user) || words.notSpecified },
    ...(user.email ? [{ label: words.email, value: <MailLink address={user.email} /> }] : []),
    ...(customerNumber ? [{ label: words.customerNumber, value: customerNumber }] : []),
  ]
}

function whatToMake({ material, materialGrade, tolerance, finishing }: RfqPart): Definition[] {
  return [
    { label: words.material, value: materialWords({ material, materialGrade }) },
    { label: words.tolerance, value: toleranceWords(tolerance, words.notSpecified) },
    { label: words.finishing, value: finishing || words.notSpecified },
  ]
}

function projectItems(rfq: Rfq): Definition[] {
  const [only, another] = rfq.parts
  const step = rfq.files.find((file) => file.fileType === 'step')
  const given = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return [
    { label: words.status, value: <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} /> },
    { label: words.submitted, value: formatDateTime(rfq.submittedAt) },
    ...(only && !another ? whatToMake(only) : []),
    { label: words.quantity, value: quantityWords(rfq) },
    ...(step && !another ? [{ label: words.size, value: <PartSize fileId={step.id} /> }] : []),
    { label: words.process, value: processWords(rfq) || words.notSpecified },
    {
      label: words.international,
      value: rfq.internationalManufacturingOk ? words.allowed : words.notAllowed,
    },
    { label: words.inspection, value: rfq.qualityInspectionRequired ? words.required : words.notRequired },
    { label: words.certification, value: rfq.certificationRequired ? words.required : words.notRequired },
    ...given(words.qualityStandard, rfq.qualityStandard),
    ...given(words.timeline, rfq.timeline),
    ...given(words.budget, rfq.budgetRange),
  ]
}

function quantityWords({ parts, quantity }: Rfq): string {
  const [only, another] = parts
  return only && !another ? only.quantities.map(piecesWords).join(' / ') : piecesWords(quantity)
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" $gap={8} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  )
}

function Part({ part }: { part: RfqPart }) {
  const items = [
    ...whatToMake(part),
    { label: words.quantity, value: part.quantities.map(piecesWords).join(' / ') },
    ...(part.notes ? [{ label: words.notes, value: part.notes, wide: true }] : []),
  ]
  return (
    <Section title={part.name ?? words.part(part.position)}>
      <DefinitionList items={items} columns={4} />
    </Section>
  )
}

/** Everything the customer wrote into the RFQ, with its files. */
export function RfqFacts({ rfq }: { rfq: Rfq }) {
  return (
    <>
      <Section title={words.customer}>
        <DefinitionList items={customerItems(rfq)} columns={4} />
      </Section>
      <Section title={words.specs}>
        <DefinitionList items={projectItems(rfq)} columns={4} />
      </Section>
      {rfq.parts.length > 1 && rfq.parts.map((part) => <Part key={part.id} part={part} />)}
      <Section title={words.notes}>
        <Prose>{rfq.notes || words.noNotes}</Prose>
      </Section>
      {rfq.specialInstructions && (
        <Section title={words.instructions}>
          <Prose>{rfq.specialInstructions}</Prose>
        </Section>
      )}
      <Section title={words.files}>
        <StoredFiles files={rfq.files} label={words.files} />
      </Section>
    </>
  )
}
