import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { gatheredNotes } from '@kerf/shared-contracts/rules/characteristics'
import { awaitsQualityDecision, showsQualityFiles } from '@kerf/shared-contracts/rules/order-lifecycle'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { DecidedCharacteristics } from '@kerf/shared-parts/quality/decided-characteristics.tsx'
import { OrderCharacteristics } from '@kerf/shared-parts/quality/order-characteristics.tsx'
import { useIsQualityKnown } from '@kerf/shared-parts/quality/use-is-quality-known.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListQualityCharacteristicsQuery } from '@kerf/shared-runtime/endpoints/quality-characteristics'
import { useListQualityCheckFilesQuery } from '@kerf/shared-runtime/endpoints/quality-checks'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Cluster, Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { Skeleton } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { color, radius, space, toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { StoredFiles } from '../../shared/stored-files.tsx'
import { useMayAct } from '../../shared/use-may-act.ts'
import { text } from '../text.ts'
import { DecideCharacteristic } from './decide-characteristic.tsx'
import { QualityDecisionForms } from './quality-decision-forms.tsx'
import { QualityDecisions } from './quality-decisions.tsx'
import { QualityFiles } from './quality-files.tsx'
import { UnsentNotes } from './unsent-notes.tsx'
import { type Marking, useMarks } from './use-marks.ts'

const words = text.quality

const Panel = styled.section<{ $urgent: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${({ $urgent }) => ($urgent ? toneColor('yellow').strong : color.border)};
  border-radius: ${radius.card};
  background: ${({ $urgent }) => ($urgent ? `color-mix(in srgb, ${toneColor('yellow').soft} 45%, ${color.surface})` : color.surface)};
`

/** What the latest decision means for the order; the decisions below say who made it, and their notes. */
function Verdict({ order }: { order: Order }) {
  if (order.qualityCheckStatus === 'needs_revision') return <Muted>{words.revisionUnderWay}</Muted>
  // An order may have been created as approved: then no decision is recorded.
  if (order.customerApprovedAt === null || order.qualityDecisions.length > 0) return null
  return <Muted>{words.approvedOn(formatDateTime(order.customerApprovedAt))}</Muted>
}

/** The request's models and drawings, to compare the quality files with. */
function Drawings({ order }: { order: Order }) {
  const drawings = order.rfq.files.filter(({ fileType }) => fileType === 'step' || fileType === 'pdf')
  if (drawings.length === 0) return null
  return (
    <Stack $gap={8}>
      <SectionTitle as="h4">{words.drawings(drawings.length)}</SectionTitle>
      <StoredFiles files={drawings} />
    </Stack>
  )
}

interface OpenCheckProps {
  order: Order
  onTyped: (notes: string) => void
}

/** What there is to decide on; undefined until known. */
interface Results {
  files: readonly unknown[] | undefined
  characteristics: readonly unknown[] | undefined
}

/** The warning before an approval of files and characteristics that nobody has seen. */
function warningBeforeApproval({ files, characteristics }: Results, failed: boolean, marking: Marking) {
  if (files === undefined) return failed ? words.approveUnloaded : words.approveLoading
  if (marking.hasFailed) return words.approveMeasuresUnloaded
  if (characteristics === undefined) return words.approveLoading
  return files.length + characteristics.length === 0 ? words.approveUnseen : undefined
}

/** The question for the customer, depending on whether the files are known. */
function Asked({ order, files, characteristics = [], failed }: Results & { order: Order; failed: boolean }) {
  const mayAct = useMayAct()
  if (files === undefined && !failed) return <Skeleton width="60%" height="21px" />
  if (files === undefined) return <p>{words.askUnknown}</p>
  if (files.length === 0 && characteristics.length > 0 && mayAct(order.rfq)) return <p>{words.askMeasures}</p>
  if (files.length + characteristics.length === 0) return <p>{words.askLater}</p>
  return <p>{mayAct(order.rfq) ? words.ask : words.viewerAsk}</p>
}

/** The decision, focused when it opens, with the files below. */
function OpenCheck({ order, onTyped }: OpenCheckProps) {
  const { data: files, error } = useListQualityCheckFilesQuery({ id: order.id }, polling)
  const marking = useMarks(order.id)
  const { characteristics } = marking
  // The error stays during a retry, until an answer comes.
  const failed = error !== undefined
  const [notes, setNotes] = useState('')
  const typed =
    gatheredNotes(
      notes.trim() || null,
      marking.refused.filter(({ note }) => note),
    ) ?? ''
  useEffect(() => onTyped(typed), [onTyped, typed])
  return (
    <>
      <div aria-busy={files === undefined && !failed}>
        <Asked order={order} files={files} characteristics={characteristics} failed={failed} />
      </div>
      <HeldBack isReady={useIsQualityKnown(order.id)}>
        <Stack $gap={12}>
          <QualityDecisionForms
            order={order}
            files={files}
            marking={marking}
            approvalWarning={warningBeforeApproval({ files, characteristics }, failed, marking)}
            onTyped={setNotes}
          />
          <Characteristics order={order} marking={marking} />
          {files?.length !== 0 && <QualityFiles order={order} toDecide />}
          {files !== undefined && files.length > 0 && <Drawings order={order} />}
        </Stack>
      </HeldBack>
    </>
  )
}

/** The characteristics, each with its own decision for those who may decide. */
function Characteristics({ order, marking }: { order: Order; marking: Marking }) {
  const mayAct = useMayAct()
  if (!mayAct(order.rfq)) return <OrderCharacteristics order={order} />
  return (
    <>
      <KeptForm form={marking.form} leave={{ text: text.characteristics.leaveText }} />
      <OrderCharacteristics
        order={order}
        above={<Muted>{text.characteristics.intro}</Muted>}
        decision={(row) => <DecideCharacteristic row={row} marking={marking} />}
      />
    </>
  )
}

/**
 * Whether the panel has something to show: an order that passed the check without files or a decision was not checked
 * with the customer.
 */
function useHasQualityCheck(order: Order): boolean {
  const isPast =
    showsQualityFiles(order) && order.orderStatus !== 'quality_check' && order.qualityDecisions.length === 0
  const { data, isError } = useListQualityCheckFilesQuery({ id: order.id }, { ...polling, skip: !isPast })
  const measures = useListQualityCharacteristicsQuery({ id: order.id }, { ...polling, skip: !isPast })
  const hasResults = (data?.length ?? 0) + (measures.data?.characteristics.length ?? 0) > 0
  return showsQualityFiles(order) && (!isPast || isError || hasResults)
}

/** The quality check of an order: the pending decision, its files, and earlier decisions. */
export function QualityCheckPanel({ order }: { order: Order }) {
  const titleId = useId()
  const mayAct = useMayAct()
  const [typed, setTyped] = useState('')
  const hasQualityCheck = useHasQualityCheck(order)
  const awaits = awaitsQualityDecision(order)
  const asked = mayAct(order.rfq) ? words.actionRequired : words.awaitsDecision
  const badge = awaits ? (
    <IconBadge tone="yellow" icon={CircleAlert} label={asked} />
  ) : (
    order.qualityCheckStatus && <StatusBadge status={order.qualityCheckStatus} />
  )
  const hasTyped = typed.trim() !== ''
  if (!hasQualityCheck && !hasTyped) return null
  return (
    <Panel $urgent={awaits} aria-labelledby={titleId}>
      <Cluster>
        <SectionTitle id={titleId}>{words.title}</SectionTitle>
        {badge}
      </Cluster>
      {awaits ? (
        <OpenCheck order={order} onTyped={setTyped} />
      ) : (
        <>
          {hasTyped && <UnsentNotes notes={typed} onDismiss={() => setTyped('')} />}
          <Verdict order={order} />
          <OrderCharacteristics order={order} />
          <QualityFiles order={order} />
        </>
      )}
      <QualityDecisions order={order} />
      <DecidedCharacteristics order={order} />
    </Panel>
  )
}
