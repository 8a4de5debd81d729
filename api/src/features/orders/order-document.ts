import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import type { Invoice } from '../../models/invoice.ts'
import type { Order } from '../../models/order.ts'
import type { OrderLine } from '../../models/order-line.ts'
import type { Block, BusinessDocument } from '../../platform/documents/document.ts'
import {
  type Charge,
  chargedTotals,
  known,
  passage,
  presentDestination,
  presentRecipient,
  pricedTable,
  writtenDay,
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
  /** As in the request; otherwise everything goes to the customer. */
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
  const { order, recipient } = facts
  return {
    title: 'Order confirmation',
    number: order.number,
    subject: facts.projectName,
    provider: letterhead,
    facts: known({
      'Order date': writtenDay(order.orderDate),
      'Your purchase order': order.customerPurchaseOrderNumber,
      'Due date': facts.dueDate && writtenDay(facts.dueDate),
      Quote: facts.quoteNumber,
      'Customer number': recipient.customerNumber,
    }),
    parties: [
      presentRecipient('Ordered by', recipient),
      ...(facts.shipTo ? [presentDestination('Ship to', facts.shipTo, recipient)] : []),
      ...(facts.billTo ? [presentDestination('Bill to', facts.billTo, recipient)] : []),
    ],
    blocks: [...pricedLines(facts), ...passage('Notes', order.notes), ...passage('Terms', letterhead.terms.order)],
  }
}

/** The number of an invoice and when it is due; without a number it is a preview. */
export type InvoiceTerms = Pick<Invoice, 'issuedOn' | 'dueOn'> & { number: string | null }

/** What is to be paid, by when and where (docs/product/documents.md, 'Invoice'). */
export function invoiceDocument(facts: OrderFacts, invoice: InvoiceTerms, letterhead: Letterhead): BusinessDocument {
  const { order, recipient } = facts
  const { bank } = letterhead
  return {
    title: 'Invoice',
    number: invoice.number ?? 'Number follows',
    subject: facts.projectName,
    provider: letterhead,
    ...(invoice.number === null && { notice: 'Preview. The invoice gets its number when it is created.' }),
    facts: known({
      'Invoice date': writtenDay(invoice.issuedOn),
      'Payment due': writtenDay(invoice.dueOn),
      Order: order.number,
      'Your purchase order': order.customerPurchaseOrderNumber,
      'Customer number': recipient.customerNumber,
    }),
    parties: [presentDestination('Bill to', facts.billTo, recipient)],
    blocks: [
      ...pricedLines(facts),
      ...(bank.length > 0 ? [{ kind: 'facts', title: 'Payment', facts: bank } as const] : []),
      ...passage('Terms', letterhead.terms.invoice),
    ],
  }
}
