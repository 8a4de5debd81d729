import { adminAddress, supplierAddress } from '@kerf/shared-contracts/rules/addresses'
import { daysBetween } from '@kerf/shared-contracts/rules/calendar'
import type { FactsOf } from '../../platform/events/domain-event.ts'
import { type Heard, on, type Subscription } from '../../platform/events/subscriber.ts'
import { plainDay, plainMoney, writtenDay } from '../../platform/language/written.ts'
import {
  purchaseOrderCreated,
  purchaseOrderMoved,
  purchaseOrderTermsChanged,
  receiptCorrected,
} from '../purchase-orders/events.ts'
import {
  supplierQuoteAccepted,
  supplierQuoteNotSelected,
  supplierQuoteSubmitted,
  supplierQuoteTakenBack,
} from '../supplier-quotes/events.ts'
import {
  supplierRequestChanged,
  supplierRequestDeclined,
  supplierRequestReopened,
  supplierRequestSent,
} from '../supplier-requests/events.ts'
import { supplierCertificateEnding } from '../suppliers/events.ts'
import { type Links, type Notice, tellAdmins, tellSuppliers } from './notice-service.ts'
import { text } from './supplier-text.ts'

/** Mails to suppliers about requests, decisions and purchase orders, and to admins about their answers. */
export function supplierMails(links: Links): Subscription[] {
  return [
    ...requestMails(links),
    ...decisionMails(links),
    ...purchaseOrderMails(links),
    ...answerMails(links),
    ...certificateMails(links),
  ]
}

type Requested = FactsOf<typeof supplierRequestSent>['request']

const referenceOf = ({ referenceNumber }: Requested) => referenceNumber ?? text.request

interface Words {
  subject(reference: string, project: string): string
  title: string
  explain(project: string): string
}

function requestNotice(words: Words, request: Requested, dueDate: string | null): Notice {
  const { id, projectName } = request
  return {
    topic: 'supplier_requests',
    subject: words.subject(referenceOf(request), projectName),
    title: words.title,
    pictured: { of: 'supplier_request', id },
    paragraphs: [words.explain(projectName), ...(dueDate === null ? [] : [text.requested.due(plainDay(dueDate))])],
    button: { label: text.requested.button, path: supplierAddress.request(id) },
  }
}

function requestMails(links: Links): Subscription[] {
  return [
    on(supplierRequestSent, (occasion, { request, dueDate, supplierIds }) =>
      tellSuppliers(occasion, supplierIds, () => requestNotice(text.requested, request, dueDate), links),
    ),
    on(supplierRequestChanged, (occasion, { request, supplierIds }) =>
      tellSuppliers(occasion, supplierIds, () => requestNotice(text.changed, request, null), links),
    ),
    on(supplierRequestReopened, (occasion, { request, dueDate, supplierIds }) =>
      tellSuppliers(occasion, supplierIds, () => requestNotice(text.reopened, request, dueDate), links),
    ),
  ]
}

function decisionMails(links: Links): Subscription[] {
  const tell = (
    occasion: Heard,
    words: Words,
    { request, quote }: FactsOf<typeof supplierQuoteNotSelected>,
    paragraphs: () => readonly string[],
  ) =>
    tellSuppliers(
      occasion,
      [quote.supplierId],
      () => ({
        topic: 'supplier_decisions',
        subject: words.subject(referenceOf(request), request.projectName),
        title: words.title,
        pictured: { of: 'supplier_request', id: request.id },
        paragraphs: [words.explain(request.projectName), ...paragraphs()],
        button: { label: text.accepted.button, path: supplierAddress.quote(quote.id) },
      }),
      links,
    )
  return [
    on(supplierQuoteAccepted, (occasion, facts) => {
      const said = facts.feedback ? [facts.feedback] : []
      return tell(occasion, text.accepted, { ...facts, feedback: '' }, () => [
        ...facts.awards.map(({ partName, quantity }) => text.accepted.award(partName, quantity)),
        ...said,
        text.accepted.next,
      ])
    }),
    on(supplierQuoteNotSelected, (occasion, facts) => tell(occasion, text.notSelected, facts, () => [facts.feedback])),
    on(supplierQuoteTakenBack, (occasion, { reason, ...facts }) =>
      tell(occasion, text.takenBack, { ...facts, feedback: '' }, () => (reason ? [reason] : [])),
    ),
  ]
}

/** What a receipt says now, what of it is new, and why. */
function correctionWords(facts: Omit<FactsOf<typeof receiptCorrected>, 'order'>): string[] {
  const { quantity, rejected, quantityBefore, rejectedBefore, receivedOn, receivedOnBefore, reason } = facts
  const words = text.receiptCorrected
  const isCounted = quantity !== quantityBefore || rejected !== rejectedBefore
  return [
    words.now(quantity, rejected),
    ...(isCounted ? [words.before(quantityBefore, rejectedBefore)] : []),
    ...(receivedOn === receivedOnBefore ? [] : [words.day(writtenDay(receivedOn), writtenDay(receivedOnBefore))]),
    words.because(reason),
  ]
}

function purchaseOrderMails(links: Links): Subscription[] {
  const tell = (
    occasion: Heard,
    { id, supplierId }: FactsOf<typeof purchaseOrderCreated>['order'],
    write: () => Pick<Notice, 'subject' | 'title' | 'paragraphs'>,
  ) => {
    const button = () => ({ label: text.ordered.button, path: supplierAddress.purchaseOrder(id) })
    const pictured = { of: 'purchase_order', id } as const
    const notice = (): Notice => ({ topic: 'supplier_orders', ...write(), pictured, button: button() })
    return tellSuppliers(occasion, [supplierId], notice, links)
  }
  return [
    on(purchaseOrderCreated, (occasion, { order }) =>
      tell(occasion, order, () => ({
        subject: text.ordered.subject(order.number, order.projectName),
        title: text.ordered.title,
        paragraphs: [text.ordered.explain(order.number, order.projectName)],
      })),
    ),
    on(purchaseOrderTermsChanged, (occasion, { order, deliveryDate }) =>
      tell(occasion, order, () => ({
        subject: text.orderChanged.subject(order.number),
        title: text.orderChanged.title,
        paragraphs: [text.orderChanged.explain(order.number, writtenDay(deliveryDate))],
      })),
    ),
    on(receiptCorrected, (occasion, { order, ...facts }) =>
      tell(occasion, order, () => ({
        subject: text.receiptCorrected.subject(order.number),
        title: text.receiptCorrected.title,
        paragraphs: correctionWords(facts),
      })),
    ),
    on(purchaseOrderMoved, async (occasion, { order, to, reason }) => {
      if (to !== 'cancelled') return
      await tell(occasion, order, () => ({
        subject: text.cancelled.subject(order.number),
        title: text.cancelled.title,
        paragraphs: [text.cancelled.explain(order.number), ...(reason ? [reason] : [])],
      }))
    }),
  ]
}

/** The name of the supplier who acts. */
const supplierIn = ({ actor }: Heard) => actor?.name ?? text.aSupplier

function answerMails(links: Links): Subscription[] {
  const tell = (
    occasion: Heard,
    words: { subject(reference: string, name: string, project: string): string; title: string },
    request: Requested,
    paragraphs: () => readonly string[],
  ) =>
    tellAdmins(
      occasion,
      () => ({
        topic: 'supplier_answers',
        subject: words.subject(referenceOf(request), supplierIn(occasion), request.projectName),
        aboutUserId: occasion.actor?.id ?? null,
        title: words.title,
        pictured: { of: 'supplier_request', id: request.id },
        paragraphs: paragraphs(),
        button: { label: text.quoted.button, path: adminAddress.supplierRequest(request.id) },
      }),
      links,
    )
  return [
    on(supplierQuoteSubmitted, (occasion, { request, quote, price, currency }) => {
      return tell(occasion, text.quoted, request, () => {
        const explain = quote.revision > 1 ? text.quoted.revised : text.quoted.explain
        return [explain(supplierIn(occasion), request.projectName, plainMoney(price, currency))]
      })
    }),
    on(supplierRequestDeclined, (occasion, { request, reason }) => {
      return tell(occasion, text.declined, request, () => [
        text.declined.explain(supplierIn(occasion), request.projectName),
        ...(reason ? [reason] : []),
      ])
    }),
  ]
}

/** The supplier is asked for a new certificate; admins learn whose is expiring. */
function certificateMails(links: Links): Subscription[] {
  const words = text.ending
  const topic = 'supplier_certificates'
  return [
    on(supplierCertificateEnding, async (occasion, { supplierId, supplierName, name, expiresOn }) => {
      const when = () => words.inDays(daysBetween(occasion.today, expiresOn))
      const toSupplier = (): Notice => ({
        topic,
        subject: words.subject(name, when()),
        title: words.title,
        paragraphs: [words.explain(name, plainDay(expiresOn)), words.next],
        button: { label: words.button, path: '/supplier/profile' },
      })
      const toAdmins = (): Notice => ({
        topic,
        subject: words.adminSubject(supplierName, name, when()),
        title: words.title,
        paragraphs: [words.adminExplain(supplierName, name, plainDay(expiresOn))],
        button: { label: words.adminButton, path: adminAddress.supplier(supplierId) },
        aboutUserId: supplierId,
      })
      await tellSuppliers(occasion, [supplierId], toSupplier, links)
      await tellAdmins(occasion, toAdmins, links)
    }),
  ]
}
