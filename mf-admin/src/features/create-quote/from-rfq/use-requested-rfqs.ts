import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { maySendToSuppliers } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { isUuid } from '@kerf/shared-contracts/rules/uuid'
import { useListAdminRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { useAddressQuery } from '@kerf/shared-ui/tables/use-address-query.ts'
import { mostRfqs } from '../../shared/most-rfqs.ts'
import { text } from '../text.ts'

const words = text.rfq

/** The RFQs that the address names (`?rfqId=`, once for each), as far as a request can be made from them. */
export function useRequestedRfqs() {
  const [address, change] = useAddressQuery()
  const named = [...new Set(address.getAll('rfqId').map((id) => id.toLowerCase()))]
  const ids = named.filter(isUuid).slice(0, mostRfqs)
  const { currentData, error, isFetching, refetch } = useListAdminRfqsQuery(
    { ids: ids.join(','), limit: mostRfqs },
    { skip: ids.length === 0 },
  )
  const found = ids.flatMap((id) => currentData?.items.find((rfq) => rfq.id === id) ?? [])
  const failed = error !== undefined && currentData === undefined
  const isLoading = ids.length > 0 && currentData === undefined
  const whyNot = failed ? words.notLoaded : words.loading
  const put = (next: readonly string[]) =>
    change((now) => {
      now.delete('rfqId')
      for (const id of next) now.append('rfqId', id)
      return now
    })
  return {
    named,
    /** In the order of the address. */
    rfqs: found.filter(({ status }) => maySendToSuppliers(status)),
    decided: found.filter(({ status }) => !maySendToSuppliers(status)),
    missing: isLoading ? 0 : named.length - found.length,
    error: failed ? error : undefined,
    isLoading: isLoading && !failed,
    isFetching,
    refetch,
    /** Why no request can be written yet. */
    reason: isLoading ? whyNot : undefined,
    add: (rfq: Pick<Rfq, 'id'>) => put([...named, rfq.id]),
    takeOut: (id: string) => put(named.filter((one) => one !== id)),
    clear: () => put([]),
  }
}

export type RequestedRfqs = ReturnType<typeof useRequestedRfqs>
