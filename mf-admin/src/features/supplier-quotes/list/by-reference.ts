import type { SupplierRequest } from '@kerf/shared-contracts/contracts/supplier-requests'

export interface ReferenceGroup {
  /** Null for projects that have none. */
  reference: string | null
  requests: SupplierRequest[]
}

/** Projects by their reference number, in the order of the list; those without one stand together at the end. */
export function byReference(requests: readonly SupplierRequest[]): ReferenceGroup[] {
  const groups = new Map<string | null, SupplierRequest[]>()
  for (const request of requests) {
    const group = groups.get(request.referenceNumber)
    if (group) group.push(request)
    else groups.set(request.referenceNumber, [request])
  }
  const all = [...groups].map(([reference, grouped]) => ({ reference, requests: grouped }))
  return [...all.filter(({ reference }) => reference !== null), ...all.filter(({ reference }) => reference === null)]
}
