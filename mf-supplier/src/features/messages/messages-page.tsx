import { targetIn } from '@kerf/shared-parts/messages/conversations.ts'
import { MessagesWithProvider } from '@kerf/shared-parts/messages/messages-with-provider.tsx'
import type { Subject } from '@kerf/shared-parts/messages/use-subject.ts'
import { useGetOwnPurchaseOrderQuery } from '@kerf/shared-runtime/endpoints/purchase-orders-supplier'
import { useGetReceivedRequestQuery } from '@kerf/shared-runtime/endpoints/supplier-requests-supplier'
import type { ConversationLink } from '@kerf/shared-ui/messages/conversation-header.tsx'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { Files, Package } from 'lucide-react'
import { purchaseOrderAddress, requestAddress } from '../shared/addresses.ts'
import { text } from './text.ts'

/** The subject named in the address, if no conversation has begun about it. */
interface Named {
  request: { id: string; referenceNumber: string | null } | undefined
  purchaseOrder: { id: string; purchaseOrderNumber: string } | undefined
}

/** A link to a conversation's subject. */
function subjectLinks({ kind, conversation }: Subject, { request, purchaseOrder }: Named): ConversationLink[] {
  const number = conversation?.number ?? request?.referenceNumber ?? purchaseOrder?.purchaseOrderNumber
  const requestId = conversation?.supplierRequestId ?? request?.id
  const purchaseOrderId = conversation?.purchaseOrderId ?? purchaseOrder?.id
  if (kind === 'supplier_request' && requestId) {
    return [{ to: requestAddress(requestId), label: text.about.supplier_request(number ?? ''), icon: Files }]
  }
  if (kind === 'purchase_order' && purchaseOrderId) {
    return [
      { to: purchaseOrderAddress(purchaseOrderId), label: text.about.purchase_order(number ?? ''), icon: Package },
    ]
  }
  return []
}

/** The supplier's conversations with the provider: one per request and purchase order, and a general one. */
export function MessagesPage() {
  const [address] = useAddressQuery()
  const target = targetIn(address)
  const id = target?.id ?? ''
  const request = useGetReceivedRequestQuery({ id }, { skip: target?.by !== 'supplierRequest' })
  const purchaseOrder = useGetOwnPurchaseOrderQuery({ id }, { skip: target?.by !== 'purchaseOrder' })
  const named = { request: request.currentData, purchaseOrder: purchaseOrder.currentData }
  const asked = { supplierRequest: request, purchaseOrder }
  return (
    <MessagesWithProvider
      words={text}
      linksOf={(subject) => subjectLinks(subject, named)}
      projectName={(named.request ?? named.purchaseOrder)?.projectName}
      {...(target && (target.by === 'supplierRequest' || target.by === 'purchaseOrder') && { named: asked[target.by] })}
    />
  )
}
