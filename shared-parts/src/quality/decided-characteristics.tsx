import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { polling } from '@kerf/shared-runtime'
import {
  useListQualityCharacteristicsQuery,
  useListQualityDecisionsQuery,
} from '@kerf/shared-runtime/endpoints/quality-characteristics'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { qualityRemarks } from '../orders/words.ts'
import { CharacteristicsTable } from './characteristics-table.tsx'
import { text } from './text.ts'

const words = text.history

/**
 * Every decision on characteristics with each of them as it was then, newest first; folded, and not loaded, until it is
 * asked for. Nothing where no characteristics were ever saved.
 */
export function DecidedCharacteristics({ order }: { order: Pick<Order, 'id' | 'qualityDecisions'> }) {
  const [isShown, setShown] = useState(false)
  // Shown above as well, so this asks nothing anew.
  const { data: present } = useListQualityCharacteristicsQuery({ id: order.id }, polling)
  if (order.qualityDecisions.length === 0 || present === undefined || present.revision === 0) return null
  const Icon = isShown ? ChevronUp : ChevronDown
  return (
    <Stack $gap={12}>
      <div>
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isShown}
          icon={<Icon size={16} aria-hidden />}
          onClick={() => setShown(!isShown)}
        >
          {words.show}
        </Button>
      </div>
      {isShown && <Decisions orderId={order.id} />}
    </Stack>
  )
}

function Decisions({ orderId }: { orderId: string }) {
  const { data, isError, isFetching, refetch } = useListQualityDecisionsQuery({ id: orderId }, polling)
  if (data === undefined && isError) return <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching} />
  if (data === undefined) return <LoadingBlock height="52px" />
  if (data.length === 0) return <Muted>{words.none}</Muted>
  return data.map((record) => {
    const [remark] = qualityRemarks({ qualityDecisions: [record] })
    return (
      <Stack key={record.decidedAt} $gap={8}>
        <Muted>{remark?.headline}</Muted>
        <CharacteristicsTable caption={remark?.headline ?? ''} rows={record.characteristics} />
      </Stack>
    )
  })
}
