import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useLinkPurchaseOrderMutation } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { useState } from 'react'
import { OrderPicker } from '../../shared/order-picker.tsx'
import { text as shared } from '../../shared/text.ts'
import { text } from '../text.ts'

const words = text.order

/** The customer's order that these goods are for: set, changed or removed. */
export function CustomerOrderCard({ order }: { order: PurchaseOrder }) {
  const { id, orderId, orderNumber } = order
  const [chosen, setChosen] = useState(orderId && orderNumber ? { id: orderId, orderNumber } : undefined)
  const [link, { isLoading }] = useLinkPurchaseOrderMutation()
  const save = async (next: string | null) => {
    const { error } = await link({ id, body: { orderId: next, basedOn: { orderId } } })
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(next === null ? words.removed : words.done)
  }
  const isUnchanged = !chosen || chosen.id === orderId
  return (
    <Card
      title={words.title}
      description={words.text}
      actions={
        orderId && orderNumber && <TextLink to={adminAddress.order(orderId)}>{words.open(orderNumber)}</TextLink>
      }
    >
      <Stack $gap={12}>
        <Field label={words.label}>
          <OrderPicker chosen={chosen} onChoose={setChosen} placeholder={words.placeholder} emptyText={words.nothing} />
        </Field>
        <Cluster>
          <Button
            loading={isLoading}
            disabledReason={isUnchanged ? words.unchanged : undefined}
            onClick={() => save(chosen?.id ?? null)}
          >
            {words.link}
          </Button>
          {orderId && (
            <Button variant="ghost" disabledReason={isLoading ? shared.sending : undefined} onClick={() => save(null)}>
              {words.unlink}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
