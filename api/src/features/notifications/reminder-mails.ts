import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { on, type Subscription } from '../../platform/events/subscriber.ts'
import { writtenDay } from '../../platform/language/written.ts'
import { purchaseOrderMissing, qualityCheckWaiting, quoteExpiring } from '../reminders/events.ts'
import { type Links, tellCustomers } from './notice-service.ts'
import { text } from './text.ts'

/** Reminds customers of what is waiting for them. */
export function reminderMails(links: Links): Subscription[] {
  const { expiring, purchaseOrder, qualityCheck } = text.reminders
  return [
    on(quoteExpiring, (occasion, { rfq, quote, validUntil }) =>
      tellCustomers(
        occasion,
        rfq,
        () => ({
          topic: 'quotes',
          subject: expiring.subject(quote.number, rfq.projectName, writtenDay(validUntil)),
          title: expiring.title,
          pictured: { of: 'rfq', id: rfq.id },
          paragraphs: [expiring.explain(rfq.projectName, writtenDay(validUntil)), expiring.later],
          button: { label: text.quoteReady.button, path: customerAddress.quote(quote.id) },
        }),
        links,
      ),
    ),
    on(purchaseOrderMissing, (occasion, { rfq, quote }) =>
      tellCustomers(
        occasion,
        rfq,
        () => ({
          topic: 'quotes',
          subject: purchaseOrder.subject(quote.number, rfq.projectName),
          title: purchaseOrder.title,
          pictured: { of: 'rfq', id: rfq.id },
          paragraphs: [purchaseOrder.explain(rfq.projectName), purchaseOrder.next],
          button: { label: text.quoteReady.button, path: customerAddress.quote(quote.id) },
        }),
        links,
      ),
    ),
    on(qualityCheckWaiting, (occasion, { order }) =>
      tellCustomers(
        occasion,
        order,
        () => ({
          topic: 'quality_checks',
          subject: qualityCheck.subject(order.number),
          title: qualityCheck.title,
          pictured: { of: 'order', id: order.id },
          paragraphs: [qualityCheck.explain, text.orderChanged.explain.quality_check],
          button: { label: text.orderChanged.button, path: customerAddress.order(order.id) },
        }),
        links,
      ),
    ),
  ]
}
