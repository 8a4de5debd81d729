import { useListQualityCheckFilesQuery } from '@kerf/shared-contracts/client/generated/quality-checks'
import { polling } from '@kerf/shared-contracts/client/polling'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { awaitsQualityDecision, showsQualityFiles } from '@kerf/shared-contracts/rules/order-lifecycle'
import { formatDateTime } from '@kerf/shared-ui/format'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/layout'
import { Remarks } from '@kerf/shared-ui/remarks'
import { StatusBadge } from '@kerf/shared-ui/status-badge'
import { color, fontSize, fontWeight, radius, space, toneColor } from '@kerf/shared-ui/theme/tokens'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useMayAct } from '../use-may-act.ts'
import { QualityDecisionForms } from './quality-decision-forms.tsx'
import { QualityFiles } from './quality-files.tsx'
import { text } from './text.ts'

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

const Title = styled.h3`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

function Verdict({ order }: { order: Order }) {
  if (order.qualityCheckStatus === 'approved' && order.customerApprovedAt) {
    // The history below says it with its comment.
    if (order.qualityDecisions.length > 0) return null
    return <Muted>{words.approvedOn(formatDateTime(order.customerApprovedAt))}</Muted>
  }
  if (order.qualityCheckStatus !== 'needs_revision') return null
  return (
    <div>
      {order.qualityDecidedAt && <Muted>{words.revisionOn(formatDateTime(order.qualityDecidedAt))}</Muted>}
      {order.qualityCheckNotes && <p>{order.qualityCheckNotes}</p>}
      <Muted>{words.revisionUnderWay}</Muted>
    </div>
  )
}

function Decisions({ decisions }: { decisions: Order['qualityDecisions'] }) {
  const items = decisions.map(({ decision, decidedAt, decidedBy, notes }) => {
    const moment = formatDateTime(decidedAt)
    const headline = decision === 'approved' ? words.approvedOn(moment) : words.revisionOn(moment)
    return {
      id: decidedAt,
      headline: [headline, decidedBy && words.by(decidedBy)].filter(Boolean).join(' '),
      text: notes,
    }
  })
  return (
    <Stack $gap={8}>
      <Title as="h4">{words.history}</Title>
      <Remarks label={words.history} items={items} />
    </Stack>
  )
}

/** What the customer has to decide, beside the files to decide on. */
function OpenCheck({ order }: { order: Order }) {
  const { data: files } = useListQualityCheckFilesQuery({ id: order.id }, polling)
  const mayAct = useMayAct()
  const withoutFiles = files?.length === 0
  const ask = mayAct(order.rfq) ? words.ask : words.viewerAsk
  return (
    <>
      <p>{withoutFiles ? words.askLater : ask}</p>
      {!withoutFiles && <QualityFiles orderId={order.id} />}
      <QualityDecisionForms order={order} withoutFiles={withoutFiles} />
    </>
  )
}

/** The quality check of an order: what waits for the customer's decision, its files, and what was decided. */
export function QualityCheckPanel({ order }: { order: Order }) {
  const titleId = useId()
  const mayAct = useMayAct()
  if (!showsQualityFiles(order)) return null
  const awaits = awaitsQualityDecision(order)
  const asked = mayAct(order.rfq) ? words.actionRequired : words.awaitsDecision
  const badge = awaits ? (
    <StatusBadge tone="yellow" icon={CircleAlert} label={asked} />
  ) : (
    order.qualityCheckStatus && <StatusBadge status={order.qualityCheckStatus} />
  )
  // A revision request stands above as the verdict, unless new files have reopened the check.
  const isRevised = order.qualityCheckStatus === 'needs_revision'
  const decisions = isRevised ? order.qualityDecisions.slice(1) : order.qualityDecisions
  return (
    <Panel $urgent={awaits} aria-labelledby={titleId}>
      <Cluster>
        <Title id={titleId}>{words.title}</Title>
        {badge}
      </Cluster>
      {awaits ? (
        <OpenCheck order={order} />
      ) : (
        <>
          <Verdict order={order} />
          <QualityFiles orderId={order.id} />
        </>
      )}
      {decisions.length > 0 && <Decisions decisions={decisions} />}
    </Panel>
  )
}
