import { decidedOf } from '../../models/decided-characteristic.ts'
import { presentOrder } from '../orders/presenter.ts'
import { type BusinessDay, presentQuote } from '../quotes/presenter.ts'
import { presentRfqToCustomer } from '../rfqs/presenter.ts'
import { presentShipment } from '../shipments/presenter.ts'
import type { OwnOrder } from './orders-service.ts'
import type { OwnRequest } from './requests-service.ts'

/** A request as the portal shows it, with its full quote but without its owner. */
export function presentOwnRequest({ rfq, quote }: OwnRequest, day: BusinessDay) {
  const { user: _user, ...own } = presentRfqToCustomer(rfq, day.today)
  if (!quote) return { ...own, quote: null }
  const { rfq: _rfq, ...offer } = presentQuote(quote, day)
  return { ...own, quote: offer }
}

/** An order as the portal shows it, with its shipments and inspected characteristics; the request is in a separate file. */
export function presentOwnOrder({ order, shipments, characteristics }: OwnOrder) {
  const { rfq, user: _user, ...own } = presentOrder(order)
  return {
    ...own,
    rfqNumber: rfq.displayNumber,
    shipments: shipments.map(presentShipment),
    characteristics: characteristics.map(decidedOf),
  }
}
