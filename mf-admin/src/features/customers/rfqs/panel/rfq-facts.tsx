import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { PartEstimate } from '@kerf/shared-parts/estimates/part-estimate.tsx'
import { StoredFiles } from '@kerf/shared-parts/files/stored-files.tsx'
import { FileMeasures } from '@kerf/shared-parts/measures/part-measures.tsx'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { CheckedFindings } from '@kerf/shared-parts/rfqs/checked-findings.tsx'
import { deliveryFacts, requestedFacts, rfqNotes } from '@kerf/shared-parts/rfqs/rfq-facts.tsx'
import { RfqParts } from '@kerf/shared-parts/rfqs/rfq-parts.tsx'
import { WithdrawalNote } from '@kerf/shared-parts/rfqs/withdrawal-note.tsx'
import { processWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { CustomerLink } from '../../../shared/customer-link.tsx'
import { MailLink } from '../../../shared/mail-link.tsx'
import { text } from '../text.ts'

const words = text.panel

const Prose = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

function customerItems({ user }: Rfq): Definition[] {
  const { customerNumber } = user.company ?? {}
  return [
    { label: words.name, value: <CustomerLink customer={user} /> },
    { label: words.company, value: companyWords(user) || words.notSpecified },
    ...(user.email ? [{ label: words.email, value: <MailLink address={user.email} /> }] : []),
    ...(customerNumber ? [{ label: words.customerNumber, value: customerNumber }] : []),
  ]
}

function projectItems(rfq: Rfq): Definition[] {
  const given = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return [
    { label: words.status, value: <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} /> },
    { label: words.submitted, value: formatDateTime(rfq.submittedAt) },
    ...requestedFacts(rfq),
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
    ...deliveryFacts(rfq),
  ]
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

/** Everything the customer entered in the RFQ, with its files: at the end for a single part, otherwise with each part. */
export function RfqFacts({ rfq }: { rfq: Rfq }) {
  const hasSeveral = rfq.parts.length > 1
  return (
    <>
      <WithdrawalNote rfq={rfq} />
      <Section title={words.customer}>
        <DefinitionList items={customerItems(rfq)} columns={4} />
      </Section>
      <Section title={words.specs}>
        <DefinitionList items={projectItems(rfq)} columns={4} />
      </Section>
      {hasSeveral && (
        <Section title={words.parts}>
          <RfqParts
            parts={rfq.parts}
            renderFiles={(files, label) => (
              <>
                <StoredFiles files={files} label={label} process={rfq.manufacturingProcess} />
                <FileMeasures files={files} mayAnswer process={rfq.manufacturingProcess} />
              </>
            )}
            renderMore={(part) => (
              <PartEstimate part={part} process={rfq.manufacturingProcess} isOneOfSeveral isForAdmins />
            )}
          />
        </Section>
      )}
      <Section title={words.notes}>
        <Prose>{rfqNotes(rfq)}</Prose>
      </Section>
      {rfq.specialInstructions && (
        <Section title={words.instructions}>
          <Prose>{rfq.specialInstructions}</Prose>
        </Section>
      )}
      {!hasSeveral && (
        <Section title={words.files}>
          <StoredFiles files={rfq.files} label={words.files} process={rfq.manufacturingProcess} />
          <FileMeasures files={rfq.files} mayAnswer process={rfq.manufacturingProcess} />
          {rfq.parts.slice(0, 1).map((part) => (
            <CheckedFindings key={part.id} part={part} />
          ))}
          {rfq.parts.slice(0, 1).map((part) => (
            <PartEstimate key={part.id} part={part} process={rfq.manufacturingProcess} isForAdmins />
          ))}
        </Section>
      )}
    </>
  )
}
