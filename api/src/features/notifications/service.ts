import type { Config } from '../../config.ts'
import type { Order } from '../../models/order.ts'
import type { Rfq } from '../../models/rfq.ts'
import { User } from '../../models/user.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { Work } from '../../platform/work.ts'
import { sendMail } from '../mail/service.ts'
import { text } from './text.ts'

type Links = Pick<Config, 'publicUrl'>

interface Notice {
  subject: string
  title: string
  paragraphs: readonly string[]
  button: { label: string; path: string }
}

/** Mails a customer once the work is committed; nobody is mailed whose account is deleted. */
async function mailCustomer(work: Work, customerId: string, notice: Notice, { publicUrl }: Links): Promise<void> {
  const customer = await User.query(work.tx).findById(customerId).whereNull('deletedAt')
  if (!customer) return
  const { subject, title, paragraphs, button } = notice
  const laidOut = layOutMail({
    product: text.product,
    title,
    paragraphs: [text.hello(customer.name), ...paragraphs],
    button: { label: button.label, url: `${publicUrl}${button.path}` },
    footer: text.footer,
  })
  await sendMail(work, { to: { name: customer.name, address: customer.email }, subject, ...laidOut })
}

/** Tells the customer that a quote, or a new revision of it, can be looked at. */
export async function notifyQuoteReady(work: Work, rfq: Rfq, links: Links): Promise<void> {
  const words = text.quoteReady
  const notice = {
    subject: words.subject(rfq.number, rfq.projectName),
    title: words.title,
    paragraphs: [words.explain(rfq.projectName), words.answer],
    button: { label: words.button, path: '/quotes' },
  }
  await mailCustomer(work, rfq.customerId, notice, links)
}

/** Tells the customer that the sales order exists. */
export async function notifyOrderCreated(work: Work, rfq: Rfq, order: Order, links: Links): Promise<void> {
  const words = text.orderCreated
  const notice = {
    subject: words.subject(order.number, rfq.projectName),
    title: words.title,
    paragraphs: [words.explain(rfq.projectName), words.follow],
    button: { label: words.button, path: '/orders' },
  }
  await mailCustomer(work, order.customerId, notice, links)
}

/** Tells the customer of the stages that ask something of them or bring something to them. */
export async function notifyOrderChanged(work: Work, order: Order, links: Links): Promise<void> {
  const { status } = order
  if (status !== 'quality_check' && status !== 'shipped' && status !== 'delivered') return
  const words = text.orderChanged
  const notice = {
    subject: words.subjects[status](order.number),
    title: words.titles[status],
    paragraphs: [words.explain[status]],
    button: { label: words.button, path: '/orders' },
  }
  await mailCustomer(work, order.customerId, notice, links)
}
