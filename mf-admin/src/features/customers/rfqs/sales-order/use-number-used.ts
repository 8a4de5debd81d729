import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { useCheckPurchaseOrderNumberQuery } from '@kerf/shared-runtime/endpoints/orders-admin'

/** Milliseconds after typing. */
const delay = 500

/** The order or quote for which the customer gave a typed purchase order number before; undefined while there is none. */
export function useNumberUsed(rfqId: string, typed: string): string | undefined {
  const number = typed.trim()
  const settled = useSettled(number, delay)
  const { currentData } = useCheckPurchaseOrderNumberQuery(
    { id: rfqId, number: settled },
    { skip: settled === '', refetchOnMountOrArgChange: true },
  )
  return number === settled ? (currentData?.usedBy ?? undefined) : undefined
}
