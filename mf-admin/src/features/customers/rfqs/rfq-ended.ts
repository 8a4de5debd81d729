import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import type { Ended } from '@kerf/shared-parts/forms/while-possible.tsx'
import { text } from './text.ts'

const words = text.ended

/** Why an RFQ can no longer be quoted or declined; undefined while it can. */
export function rfqEnded({ id, status, quote }: Pick<Rfq, 'id' | 'status' | 'quote'>): Ended | undefined {
  if (status === 'accepted') return { what: 'rfq-decision', id, ...words.accepted }
  if (status === 'withdrawn') return { what: 'rfq-decision', id, ...words.withdrawn }
  if (status !== 'declined') return undefined
  return { what: 'rfq-decision', id, ...(quote ? words.quoteDeclined : words.declined) }
}

/** Why no sales order can be created for an RFQ: it already has one. */
export function orderMade({ id, orderNumber }: Pick<Rfq, 'id' | 'orderNumber'>): Ended | undefined {
  return orderNumber === null ? undefined : { what: 'order-of-rfq', id, ...words.orderMade(orderNumber) }
}
