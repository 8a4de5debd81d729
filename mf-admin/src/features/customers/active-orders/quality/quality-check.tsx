import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { qualityRemarks } from '@kerf/shared-parts/orders/words.ts'
import { DecidedCharacteristics } from '@kerf/shared-parts/quality/decided-characteristics.tsx'
import { useIsQualityKnown } from '@kerf/shared-parts/quality/use-is-quality-known.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Remarks } from '@kerf/shared-ui/content/remarks.tsx'
import { CharacteristicsSection } from '../characteristics/characteristics-section.tsx'
import { orderEnded } from '../order-ended.ts'
import { text } from '../text.ts'
import { QualityFiles } from './quality-files.tsx'
import { QualityUpload } from './quality-upload.tsx'

const words = text.quality

/** The fields of an order that the check needs. */
type CheckedOrder = Pick<Order, 'id' | 'orderStatus' | 'isArchived' | 'qualityCheckStatus' | 'qualityDecisions'>

/** Whether the check is relevant yet: a pending one only is while the order is in quality check. */
function qualityState({ qualityCheckStatus, orderStatus }: CheckedOrder) {
  return qualityCheckStatus === 'pending' && orderStatus !== 'quality_check' ? null : qualityCheckStatus
}

/** The inspected characteristics, the quality files and the customer's decisions; read-only once the order is archived. */
export function QualityCheck({ order }: { order: CheckedOrder }) {
  const state = qualityState(order)
  const decisions = qualityRemarks(order)
  return (
    <Card title={words.title} actions={state && <StatusBadge status={state} label={words.states[state]} />}>
      <Stack $gap={12}>
        {decisions.length > 0 && <Remarks label={words.decisions} items={decisions} />}
        <CharacteristicsSection order={order} />
        <HeldBack isReady={useIsQualityKnown(order.id)}>
          <Stack $gap={12}>
            <DecidedCharacteristics order={order} />
            <QualityFiles orderId={order.id} isReadOnly={order.isArchived} />
            <WhilePossible ended={orderEnded(order)}>
              <QualityUpload orderId={order.id} />
            </WhilePossible>
          </Stack>
        </HeldBack>
      </Stack>
    </Card>
  )
}
