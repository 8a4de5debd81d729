import { z } from 'zod'
import type { DestinationValues } from './destination.ts'

export interface PurchaseOrderValues extends DestinationValues {
  purchaseOrder: File | null
  purchaseOrderNumber: string
}

/** Both a file and a number (docs/product/quotes.md, 'Purchase order'). */
const PurchaseOrder = z.object({ purchaseOrder: z.instanceof(File), purchaseOrderNumber: z.string().trim().min(1) })

/** Whether the purchase order can be sent. */
export function isComplete(
  values: PurchaseOrderValues,
): values is PurchaseOrderValues & z.output<typeof PurchaseOrder> {
  return PurchaseOrder.safeParse(values).success
}
