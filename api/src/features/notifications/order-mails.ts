import { adminAddress, customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { QualityCharacteristic } from '../../models/quality-characteristic.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { FactsOf } from '../../platform/events/domain-event.ts'
import { type Occasion, on, type Subscription } from '../../platform/events/subscriber.ts'
import { writtenDay } from '../../platform/language/written.ts'
import { orderCreated, orderDueDateChanged, orderStatusChanged } from '../orders/events.ts'
import { qualityCharacteristicsSaved, qualityCheckDecided, qualityFilesAdded } from '../quality-checks/events.ts'
import { type Links, type Notice, tellAdmins, tellCustomers } from './notice-service.ts'
import { text } from './text.ts'

type Order = FactsOf<typeof orderCreated>['order']

/** Mails about orders: to the customer about progress, to the admins about revision requests. */
export function orderMails(links: Links): Subscription[] {
  return [
    on(orderCreated, (occasion, created) =>
      tellCustomers(occasion, created.order, () => confirmationNotice(created), links),
    ),
    on(orderDueDateChanged, (occasion, changed) =>
      tellCustomers(occasion, changed.order, () => dueDateNotice(changed), links),
    ),
    on(orderStatusChanged, async (occasion, { order, to }) => {
      // Nobody is asked to review results before there are any; the first files or characteristics send the mail.
      const isDue = isTold(to) && (to !== 'quality_check' || (await hasResults(occasion, order)))
      if (isDue) await tellCustomers(occasion, order, () => stageNotice(to, order), links)
    }),
    on(qualityFilesAdded, async (occasion, { order, awaitsDecision }) => {
      if (awaitsDecision) await tellCustomers(occasion, order, () => stageNotice('quality_check', order), links)
    }),
    on(qualityCharacteristicsSaved, async (occasion, { order, asksCustomer }) => {
      if (asksCustomer) await tellCustomers(occasion, order, () => stageNotice('quality_check', order), links)
    }),
    on(qualityCheckDecided, async (occasion, decided) => {
      if (decided.decision === 'needs_revision') {
        await tellAdmins(occasion, () => revisionNotice(decided, occasion), links)
      }
    }),
  ]
}

/** The sales order exists. */
function confirmationNotice({ order, projectName, source, ...dates }: FactsOf<typeof orderCreated>): Notice {
  const words = text.orderCreated
  return {
    topic: 'order_confirmations',
    subject: words.subject(order.number, projectName),
    title: words.title,
    pictured: { of: 'order', id: order.id },
    paragraphs: [words.explain[source](projectName), ...laterThanPromised(dates), words.follow],
    button: { label: words.button, path: customerAddress.order(order.id) },
  }
}

/** Mentions a due date later than the quote promised (docs/product/orders.md, 'Due date'). */
function laterThanPromised({
  dueDate,
  promisedDate,
}: Pick<FactsOf<typeof orderCreated>, 'dueDate' | 'promisedDate'>): string[] {
  if (dueDate === null || promisedDate === null || dueDate <= promisedDate) return []
  return [text.orderCreated.later(writtenDay(dueDate), writtenDay(promisedDate))]
}

/** Customers plan with the day, so they are told of every change (docs/product/orders.md, 'Due date'). */
function dueDateNotice({ order, from, to, promisedDate, reason }: FactsOf<typeof orderDueDateChanged>): Notice {
  const words = text.dueDateChanged
  const before = from ?? promisedDate
  return {
    topic: 'order_confirmations',
    subject: words.subject(order.number, writtenDay(to)),
    title: words.title,
    pictured: { of: 'order', id: order.id },
    paragraphs: [
      before === null ? words.explain(writtenDay(to)) : words.explainBefore(writtenDay(to), writtenDay(before)),
      ...(promisedDate !== null && to > promisedDate && promisedDate !== before
        ? [words.promised(writtenDay(promisedDate))]
        : []),
      ...(reason === null ? [] : [words.reason, reason]),
    ],
    button: { label: words.button, path: customerAddress.order(order.id) },
  }
}

/** The stages that need the customer's action or bring them something. */
type ToldStage = keyof typeof text.orderChanged.subjects

const isTold = (stage: string): stage is ToldStage => Object.hasOwn(text.orderChanged.subjects, stage)

async function hasResults({ tx }: Occasion, { id }: Order): Promise<boolean> {
  const files = StoredFile.query(tx).findOne({ linkedToType: 'quality_check', linkedToId: id })
  return Boolean((await files) ?? (await QualityCharacteristic.query(tx).findOne({ orderId: id })))
}

function stageNotice(stage: ToldStage, order: Order): Notice {
  const words = text.orderChanged
  return {
    topic: stage === 'quality_check' ? 'quality_checks' : 'order_progress',
    subject: words.subjects[stage](order.number),
    title: words.titles[stage],
    pictured: { of: 'order', id: order.id },
    paragraphs: [words.explain[stage]],
    button: { label: words.button, path: customerAddress.order(order.id) },
  }
}

/**
 * A customer who asks for a revision is told that the team is notified (docs/product/quality-checks.md, 'The
 * decision').
 */
function revisionNotice({ order, notes }: FactsOf<typeof qualityCheckDecided>, { actor }: Occasion): Notice {
  const words = text.revisionRequested
  return {
    topic: 'revision_requests',
    subject: words.subject(order.number),
    title: words.title,
    pictured: { of: 'order', id: order.id },
    paragraphs: [words.explain(actor?.name ?? text.theCustomer, order.number), notes ?? ''],
    button: { label: words.button, path: adminAddress.order(order.id) },
  }
}
