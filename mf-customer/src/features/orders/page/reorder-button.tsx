import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { isActiveOrder } from '@kerf/shared-contracts/rules/order-lifecycle'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useMayAct } from '../../shared/use-may-act.ts'
import { ReorderDialog } from '../list/reorder-dialog.tsx'
import { text } from '../text.ts'

/** Reorders the same parts; offered on past orders, to users who may (docs/product/orders.md, 'Reorder'). */
export function ReorderButton({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const mayAct = useMayAct()
  if (isActiveOrder(order) || !mayAct(order.rfq)) return null
  return (
    <>
      <Button icon={<RefreshCw size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {text.actions.reorder}
      </Button>
      {asking && <ReorderDialog order={order} onClose={() => setAsking(false)} />}
    </>
  )
}
