import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { mayCreateSalesOrder } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { useSayEnded, WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { MainActions } from '@kerf/shared-ui/dialogs/main-actions.tsx'
import { Clock, PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { orderMade } from '../rfq-ended.ts'
import { text } from '../text.ts'
import { SalesOrderDialog } from './sales-order-dialog.tsx'

const words = text.order

/** The RFQ's order, with a link to it. */
function ExistingOrder({ rfq: { orderId, orderNumber } }: { rfq: Rfq }) {
  if (orderId === null || orderNumber === null) return null
  return (
    <Cluster $gap={16}>
      <strong>{words.exists(orderNumber)}</strong>
      <ButtonLink to={adminAddress.order(orderId)}>{words.view}</ButtonLink>
    </Cluster>
  )
}

/** The order of an RFQ that was never quoted: it was made by hand. */
export function ManualOrder({ rfq }: { rfq: Rfq }) {
  return (
    <Card title={words.title} headingLevel={3}>
      <Stack $gap={8}>
        <ExistingOrder rfq={rfq} />
        <Muted>{words.byHand}</Muted>
      </Stack>
    </Card>
  )
}

/** The sales order of an accepted quote: to be created, waiting for the purchase order, or created. */
export function SalesOrder({ rfq, quote }: { rfq: Rfq; quote: Quote }) {
  const [creating, setCreating] = useState(false)
  const ended = orderMade(rfq)
  useSayEnded(ended)
  return (
    <Card title={words.title} headingLevel={3}>
      <ExistingOrder rfq={rfq} />
      {!rfq.orderNumber && mayCreateSalesOrder(quote) && (
        <>
          <Muted>{words.received}</Muted>
          <MainActions>
            <Button variant="primary" icon={<PackagePlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
              {words.create}
            </Button>
          </MainActions>
        </>
      )}
      {!rfq.orderNumber && !mayCreateSalesOrder(quote) && (
        <Button icon={<Clock size={16} aria-hidden />} disabledReason={words.waitingReason}>
          {words.waiting}
        </Button>
      )}
      <WhilePossible ended={ended}>
        {creating && <SalesOrderDialog quote={quote} onClose={() => setCreating(false)} />}
      </WhilePossible>
    </Card>
  )
}
