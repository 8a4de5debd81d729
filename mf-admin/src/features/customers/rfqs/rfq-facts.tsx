import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { StoredFiles } from '@kerf/shared-parts/files/stored-files.tsx'
import { piecesWords, processWords, rfqPieces } from '@kerf/shared-parts/rfqs/words.ts'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { StatusBadge } from '@kerf/shared-ui/feedback/status-badge.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { companyWords } from '../../shared/customer-words.ts'
import { MailLink } from '../../shared/mail-link.tsx'
import { partItems, RfqParts } from './rfq-parts.tsx'
import { text } from './text.ts'

const words = text.panel

const Prose = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

function customerItems({ user }: Rfq): Definition[] {
  const { customerNumber } = user.company ?? {}
  return [
    { label: words.name, value: user.name },
    { label: words.company, value: companyWords(user) || words.notSpecified },
    ...(user.email ? [{ label: words.email, value: <MailLink address={user.email} /> }] : []),
    ...(customerNumber ? [{ label: words.customerNumber, value: customerNumber }] : []),
  ]
}

/** What was asked of the parts: the one part's own facts, or how many there are. */
function askedItems(rfq: Rfq): Definition[] {
  const [only, another] = rfq.parts
  if (only && !another) return partItems(only)
  return [
    { label: words.parts, value: rfq.parts.length },
    { label: words.quantity, value: piecesWords(rfqPieces(rfq)) },
  ]
}

function projectItems(rfq: Rfq): Definition[] {
  const given = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return [
    { label: words.status, value: <StatusBadge status={rfq.status} label={rfqStatusLabel(rfq.status)} /> },
    { label: words.submitted, value: formatDateTime(rfq.submittedAt) },
    ...askedItems(rfq),
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" $gap={8} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  )
}

/** What was written of the RFQ, and of its only part. */
function notesOf({ notes, parts: [only, another] }: Rfq): string {
  const ofPart = only && !another ? only.notes : null
  return [...new Set([notes, ofPart])].filter(Boolean).join('\n\n') || words.noNotes
}

/** Everything the customer wrote into the RFQ, with its files: a single part's at the end, several parts' with each. */
export function RfqFacts({ rfq }: { rfq: Rfq }) {
  const hasSeveral = rfq.parts.length > 1
  return (
    <>
      <Section title={words.customer}>
        <DefinitionList items={customerItems(rfq)} columns={4} />
      </Section>
      <Section title={words.specs}>
        <DefinitionList items={projectItems(rfq)} columns={4} />
      </Section>
      {hasSeveral && (
        <Section title={words.parts}>
          <RfqParts parts={rfq.parts} />
        </Section>
      )}
      <Section title={words.notes}>
        <Prose>{notesOf(rfq)}</Prose>
      </Section>
      {rfq.specialInstructions && (
        <Section title={words.instructions}>
          <Prose>{rfq.specialInstructions}</Prose>
        </Section>
      )}
      {!hasSeveral && (
        <Section title={words.files}>
          <StoredFiles files={rfq.files} label={words.files} />
        </Section>
      )}
    </>
  )
}
