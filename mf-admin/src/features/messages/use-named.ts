import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { type ConversationTarget, requestIn } from '@kerf/shared-parts/messages/conversations.ts'
import type { Asked } from '@kerf/shared-parts/messages/use-subject.ts'
import { useGetAccountQuery } from '@kerf/shared-runtime/endpoints/accounts'
import { useGetPurchaseOrderQuery } from '@kerf/shared-runtime/endpoints/purchase-orders'
import { useGetSupplierRequestQuery } from '@kerf/shared-runtime/endpoints/supplier-requests'

/** What an address names if no conversation has begun: a person, and the subject. */
export interface Named {
  asked: Asked | undefined
  person: CustomerReference | undefined
  request: { id: string; referenceNumber: string | null; projectName: string } | undefined
  purchaseOrder: { id: string; purchaseOrderNumber: string; projectName: string } | undefined
}

/** A supplier's company is a name in their profile. */
const personOf = (id: string, name: string, companyNameInput: string | null): CustomerReference => ({
  ...{ id, name, companyNameInput, email: null, company: null },
})

/** Fetches the account, request or purchase order in an address. */
export function useNamed(target: ConversationTarget | null): Named {
  const id = target?.id ?? ''
  const { requestId, supplierId } = requestIn(id)
  const account = useGetAccountQuery({ id }, { skip: target?.by !== 'customer' })
  const request = useGetSupplierRequestQuery({ id: requestId }, { skip: target?.by !== 'supplierRequest' })
  const purchaseOrder = useGetPurchaseOrderQuery({ id }, { skip: target?.by !== 'purchaseOrder' })
  const ofAccount = account.currentData && { ...account.currentData, companyNameInput: null }
  const asked = request.currentData?.assignedSuppliers.find((supplier) => supplier.id === supplierId)
  const ofRequest = asked && personOf(asked.id, asked.name, asked.companyName)
  const ordered = purchaseOrder.currentData?.supplier
  const ofOrder = ordered && personOf(ordered.id, ordered.name, ordered.company)
  return {
    asked: [account, request, purchaseOrder].find(({ isUninitialized }) => !isUninitialized),
    person: ofAccount ?? ofRequest ?? ofOrder,
    request: request.currentData,
    purchaseOrder: purchaseOrder.currentData,
  }
}
