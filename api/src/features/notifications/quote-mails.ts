import { adminAddress, customerAddress } from '@kerf/shared-contracts/rules/addresses'
import type { FactsOf } from '../../platform/events/domain-event.ts'
import { type Heard, type Occasion, on, type Subscription } from '../../platform/events/subscriber.ts'
import { freshQuoteRequested, purchaseOrderSent, quoteAccepted, quoteDeclined, quoteOffered } from '../quotes/events.ts'
import { type Links, type Notice, tellAdmins, tellCustomers } from './notice-service.ts'
import { text } from './text.ts'

/** Mails about quotes: to the customer when there is a new one, to the admins when it was answered. */
export function quoteMails(links: Links): Subscription[] {
  const tellAnswer = (answer: QuoteAnswer) => (occasion: Heard, answered: Answered) =>
    tellAdmins(occasion, () => answerNotice(answer, answered, occasion), links)

  return [
    on(quoteOffered, (occasion, offered) => tellCustomers(occasion, offered.rfq, () => offerNotice(offered), links)),
    on(quoteAccepted, async (occasion, accepted) => {
      // The mail about the purchase order covers the acceptance.
      if (!accepted.withPurchaseOrder) await tellAnswer('accepted')(occasion, accepted)
    }),
    on(quoteDeclined, tellAnswer('declined')),
    on(purchaseOrderSent, tellAnswer('purchase_order')),
    on(freshQuoteRequested, tellAnswer('renewal')),
  ]
}

/** A quote, or a new revision, is ready. */
function offerNotice({ rfq, quote }: FactsOf<typeof quoteOffered>): Notice {
  const words = quote.currentRevision > 1 ? text.quoteRevised : text.quoteReady
  return {
    topic: 'quotes',
    subject: words.subject(rfq.number, rfq.projectName),
    title: words.title,
    pictured: { of: 'rfq', id: rfq.id },
    paragraphs: [words.explain(rfq.projectName), text.quoteReady.answer],
    button: { label: text.quoteReady.button, path: customerAddress.quote(quote.id) },
  }
}

type Answered = Pick<FactsOf<typeof quoteAccepted>, 'rfq' | 'quote'>

/** How a customer answered a quote. */
type QuoteAnswer = keyof typeof text.quoteAnswered.subjects

/** The customer's answer to a quote, with their words. */
function answerNotice(answer: QuoteAnswer, { rfq, quote }: Answered, { actor }: Occasion): Notice {
  const words = text.quoteAnswered
  const { customerResponse, purchaseOrderNumber } = quote
  return {
    topic: 'quote_answers',
    subject: words.subjects[answer](quote.number),
    title: words.titles[answer],
    pictured: { of: 'rfq', id: rfq.id },
    paragraphs: [
      words.explain[answer](actor?.name ?? text.theCustomer, rfq.projectName),
      answer === 'purchase_order' && purchaseOrderNumber ? words.purchaseOrder(purchaseOrderNumber) : '',
      customerResponse ?? '',
      words.next[answer],
    ].filter(Boolean),
    button: { label: words.button, path: adminAddress.rfq(rfq.id) },
  }
}
