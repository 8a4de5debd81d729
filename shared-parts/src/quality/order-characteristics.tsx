import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { QualityCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { polling } from '@kerf/shared-runtime'
import { useListQualityCharacteristicsQuery } from '@kerf/shared-runtime/endpoints/quality-characteristics'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import type { ReactNode } from 'react'
import { lineName } from '../orders/words.ts'
import { CharacteristicsTable } from './characteristics-table.tsx'
import { text } from './text.ts'

const words = text.characteristics

interface OrderCharacteristicsProps {
  order: Pick<Order, 'id'> & Partial<Pick<Order, 'lines'>>
  /** Shown under the title. */
  above?: ReactNode
  /** What stands in the last column; the decision so far by default. */
  decision?: ((row: QualityCharacteristic) => ReactNode) | undefined
}

/** The part of an order of several parts that a characteristic belongs to. */
export function partNameOf(lines: Order['lines'] | undefined, orderLineId: string | null): string | undefined {
  if (!lines || lines.length < 2) return undefined
  const at = lines.findIndex(({ id }) => id === orderLineId)
  const line = lines[at]
  return line && lineName(line, at + 1)
}

/** The inspected characteristics of an order; nothing where there are none. */
export function OrderCharacteristics({ order, above, decision }: OrderCharacteristicsProps) {
  const { data, error, isError, isFetching, refetch } = useListQualityCharacteristicsQuery({ id: order.id }, polling)
  if (data === undefined && isError) {
    return <ErrorState title={words.failed} error={error} onRetry={refetch} retrying={isFetching} />
  }
  if (data === undefined) return <LoadingBlock height="52px" />
  if (data.characteristics.length === 0) return null
  return (
    <Stack $gap={8}>
      <SectionTitle as="h4">{words.title}</SectionTitle>
      {above}
      <CharacteristicsTable
        caption={words.title}
        rows={data.characteristics}
        partOf={({ orderLineId }) => partNameOf(order.lines, orderLineId)}
        decision={decision}
      />
    </Stack>
  )
}
