import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { OrderCharacteristics } from '@kerf/shared-parts/quality/order-characteristics.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetOrderQuery } from '@kerf/shared-runtime/endpoints/orders'
import { useListQualityCharacteristicsQuery } from '@kerf/shared-runtime/endpoints/quality-characteristics'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { TableProperties } from 'lucide-react'
import { useState } from 'react'
import { orderEnded } from '../order-ended.ts'
import { CharacteristicsDialog } from './characteristics-dialog.tsx'
import { text } from './text.ts'

type CheckedOrder = Pick<Order, 'id' | 'isArchived'>

/** The inspected characteristics of an order, and the way to enter them while it is not archived. */
export function CharacteristicsSection({ order }: { order: CheckedOrder }) {
  const { data } = useListQualityCharacteristicsQuery({ id: order.id }, polling)
  const [isEditing, setEditing] = useState(false)
  const isEmpty = data?.characteristics.length === 0
  return (
    <Stack $gap={8}>
      <OrderCharacteristics order={order} />
      {isEmpty && <Muted>{text.none}</Muted>}
      {data && !order.isArchived && (
        <div>
          <Button size="small" icon={<TableProperties size={16} aria-hidden />} onClick={() => setEditing(true)}>
            {isEmpty ? text.enter : text.edit}
          </Button>
        </div>
      )}
      {isEditing && (
        <WhilePossible ended={orderEnded(order)}>
          <Editor orderId={order.id} onClose={() => setEditing(false)} />
        </WhilePossible>
      )}
    </Stack>
  )
}

/** The editor, once the order and its characteristics are known. */
function Editor({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const order = useGetOrderQuery({ id: orderId })
  const saved = useListQualityCharacteristicsQuery({ id: orderId }, polling)
  if (order.data && saved.data) return <CharacteristicsDialog order={order.data} saved={saved.data} onClose={onClose} />
  const retry = () => {
    order.refetch()
    saved.refetch()
  }
  return (
    <Dialog open onOpenChange={onClose} size="whole" title={text.dialog.title}>
      {order.isError || saved.isError ? (
        <ErrorState title={text.dialog.loadFailed} onRetry={retry} retrying={order.isFetching || saved.isFetching} />
      ) : (
        <LoadingBlock height="200px" />
      )}
    </Dialog>
  )
}
