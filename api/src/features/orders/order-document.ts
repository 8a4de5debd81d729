import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import type { Invoice } from '../../models/invoice.ts'
import type { Order } from '../../models/order.ts'
import type { OrderLine } from '../../models/order-line.ts'
import type { Block, BusinessDocument } from '../../platform/documents/document.ts'
import { text } from '../../platform/documents/text.ts'
import { writtenDay } from '../../platform/language/written.ts'
import {
  type Charge,
  chargedTotals,
  known,
  passage,
  presentDestination,
  presentRecipient,
  pricedTable,
} from '../documents/presenter.ts'
import type { Letterhead, Recipient } from '../documents/service.ts'

/** What an order's documents show. */
export interface OrderFacts {
  order: Pick<Order, 'number' | 'customerPurchaseOrderNumber' | 'orderDate' | 'currency' | 'amount' | 'notes'>
  /** `YYYY-MM-DD`, as told to the customer. */
  dueDate: string | null
  projectName: string
  quoteNumber: string | null
  lines: readonly OrderLine[]
  /** What the quote charged besides the parts. */
  charges: readonly Charge[]
  /** Those of the accepted offer. */
  offerTerms: string | null
  /** As confirmed with the purchase order or in the request; otherwise everything goes to the customer. */
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
  recipient: Recipient
}

function pricedLines({ order, lines, charges }: OrderFacts): Block[] {
  const rows = chargedTotals(order.amount, charges, order.currency)
  return [pricedTable(lines, order.currency), { kind: 'totals', rows }]
}

/** What was ordered, for how much and by when (docs/product/documents.md, 'Order confirmation'). */
export function confirmationDocument(facts: OrderFacts, letterhead: Letterhead): BusinessDocument {
  const words = text.order
  const { order, recipient } = facts
  return {
    title: words.title,
    number: order.number,
    subject: facts.projectName,
    provider: letterhead,
    facts: known({
      [words.date]: writtenDay(order.orderDate),
      [text.yourPurchaseOrder]: order.customerPurchaseOrderNumber,
      [words.dueDate]: facts.dueDate && writtenDay(facts.dueDate),
      [words.quote]: facts.quoteNumber,
      [text.customerNumber]: recipient.customerNumber,
    }),
    parties: [
      presentRecipient(words.orderedBy, recipient),
      ...(facts.shipTo ? [presentDestination(words.shipTo, facts.shipTo, recipient)] : []),
      ...(facts.billTo ? [presentDestination(text.billTo, facts.billTo, recipient)] : []),
    ],
    blocks: [
      ...pricedLines(facts),
      ...passage(text.notes, order.notes),
      ...passage(words.offerTerms, facts.offerTerms),
      ...passage(text.terms, letterhead.terms.order),
    ],
  }
}

/** The number of an invoice and when it is due; without a number it is a preview. */
export type InvoiceTerms = Pick<Invoice, 'issuedOn' | 'dueOn'> & { number: string | null }

/** What is to be paid, by when and where (docs/product/documents.md, 'Invoice'). */
export function invoiceDocument(facts: OrderFacts, invoice: InvoiceTerms, letterhead: Letterhead): BusinessDocument {
  const words = text.invoice
  const { order, recipient } = facts
  const { bank } = letterhead
  return {
    title: words.title,
    number: invoice.number ?? words.noNumber,
    subject: facts.projectName,
    provider: letterhead,
    ...(invoice.number === null && { notice: words.preview }),
    facts: known({
      [words.date]: writtenDay(invoice.issuedOn),
      [words.due]: writtenDay(invoice.dueOn),
      [words.order]: order.number,
      [text.yourPurchaseOrder]: order.customerPurchaseOrderNumber,
      [text.customerNumber]: recipient.customerNumber,
    }),
    parties: [presentDestination(text.billTo, facts.billTo, recipient)],
    blocks: [
      ...pricedLines(facts),
      ...(bank.length > 0 ? [{ kind: 'facts', title: text.payment, facts: bank } as const] : []),
      ...passage(text.terms, letterhead.terms.invoice),
    ],
  }
}
