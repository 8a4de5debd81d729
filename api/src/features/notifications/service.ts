import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import type { Config } from '../../config.ts'
import type { Order } from '../../models/order.ts'
import type { Quote } from '../../models/quote.ts'
import type { Rfq } from '../../models/rfq.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { User } from '../../models/user.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { Work } from '../../platform/work.ts'
import { hello } from '../auth/greeting-service.ts'
import { sendMail } from '../mail/service.ts'
import { findAdminsToTell, findCustomersToTell, type Owned } from './recipients-service.ts'
import { text } from './text.ts'

type Links = Pick<Config, 'publicUrl'>

interface Notice {
  /** Who does not want to be mailed about it is not. */
  topic: NotificationTopic
  subject: string
  title: string
  paragraphs: readonly string[]
  button: { label: string; path: string }
}

/** Mails somebody once the work is committed. */
async function mailUser(work: Work, { name, email }: User, notice: Notice, { publicUrl }: Links): Promise<void> {
  const { subject, title, paragraphs, button } = notice
  const laidOut = layOutMail({
    product: text.product,
    title,
    paragraphs: [hello(name), ...paragraphs],
    button: { label: button.label, url: `${publicUrl}${button.path}` },
    footer: text.footer,
    footerLink: { label: text.chooseMails, url: `${publicUrl}/profile?tab=notifications` },
  })
  await sendMail(work, { to: { name, address: email }, subject, ...laidOut })
}

/** Mails those customers who look after an RFQ or order. */
async function mailCustomers(work: Work, object: Owned, notice: Notice, links: Links): Promise<void> {
  for (const customer of await findCustomersToTell(work.tx, object, notice.topic)) {
    await mailUser(work, customer, notice, links)
  }
}

/** Mails all admins who want to hear of it. */
async function mailAdmins(work: Work, notice: Notice, links: Links): Promise<void> {
  for (const admin of await findAdminsToTell(work.tx, notice.topic)) await mailUser(work, admin, notice, links)
}

/**
 * Tells every admin that the customer asked for a revision, as the customer is told that the team is notified
 * (docs/product/quality-checks.md, 'The decision').
 */
export async function notifyRevisionRequested(work: Work, order: Order, links: Links): Promise<void> {
  const words = text.revisionRequested
  const notice: Notice = {
    topic: 'revision_requests',
    subject: words.subject(order.number),
    title: words.title,
    paragraphs: [words.explain(work.actor.name, order.number), order.qualityCheckNotes ?? ''],
    button: { label: words.button, path: '/admin/customers?tab=active-orders' },
  }
  await mailAdmins(work, notice, links)
}

/** What a customer did with a quote. A purchase order that comes with the acceptance is told with it, in one mail. */
export type QuoteAnswer = 'accepted' | 'declined' | 'purchase_order' | 'renewal'

/** Tells every admin what the customer did with a quote, with the words that came with it. */
export async function notifyQuoteAnswered(
  work: Work,
  rfq: Rfq,
  quote: Quote,
  answer: QuoteAnswer,
  links: Links,
): Promise<void> {
  const words = text.quoteAnswered
  const { customerResponse, purchaseOrderNumber } = quote
  const notice: Notice = {
    topic: 'quote_answers',
    subject: words.subjects[answer](quote.number),
    title: words.titles[answer],
    paragraphs: [
      words.explain[answer](work.actor.name, rfq.projectName),
      answer === 'purchase_order' && purchaseOrderNumber ? words.purchaseOrder(purchaseOrderNumber) : '',
      customerResponse ?? '',
      words.next[answer],
    ].filter(Boolean),
    button: { label: words.button, path: `/admin/customers?rfq=${rfq.id}` },
  }
  await mailAdmins(work, notice, links)
}

/** Tells the customer that a quote, or a new revision of it, can be looked at. */
export async function notifyQuoteReady(work: Work, rfq: Rfq, quote: Quote, links: Links): Promise<void> {
  const words = quote.currentRevision > 1 ? text.quoteRevised : text.quoteReady
  const notice: Notice = {
    topic: 'quotes',
    subject: words.subject(rfq.number, rfq.projectName),
    title: words.title,
    paragraphs: [words.explain(rfq.projectName), text.quoteReady.answer],
    button: { label: text.quoteReady.button, path: `/quotes?quote=${quote.id}` },
  }
  await mailCustomers(work, rfq, notice, links)
}

/** Tells the customer that the sales order exists. */
export async function notifyOrderCreated(work: Work, rfq: Rfq, order: Order, links: Links): Promise<void> {
  const words = text.orderCreated
  const notice: Notice = {
    topic: 'order_confirmations',
    subject: words.subject(order.number, rfq.projectName),
    title: words.title,
    paragraphs: [words.explain(rfq.projectName), words.follow],
    button: { label: words.button, path: `/orders?order=${order.id}` },
  }
  await mailCustomers(work, order, notice, links)
}

async function hasQualityFiles({ tx }: Work, order: Order): Promise<boolean> {
  return (await StoredFile.query(tx).where({ linkedToType: 'quality_check', linkedToId: order.id }).resultSize()) > 0
}

/** Tells the customer of the stages that ask something of them or bring something to them. */
export async function notifyOrderChanged(work: Work, order: Order, links: Links): Promise<void> {
  const { status } = order
  if (status !== 'quality_check' && status !== 'shipped' && status !== 'delivered') return
  // Nobody is asked to look at files before there are any; the mail then comes with the first.
  if (status === 'quality_check' && !(await hasQualityFiles(work, order))) return
  const words = text.orderChanged
  const notice: Notice = {
    topic: status === 'quality_check' ? 'quality_checks' : 'order_progress',
    subject: words.subjects[status](order.number),
    title: words.titles[status],
    paragraphs: [words.explain[status]],
    button: { label: words.button, path: `/orders?order=${order.id}` },
  }
  await mailCustomers(work, order, notice, links)
}
