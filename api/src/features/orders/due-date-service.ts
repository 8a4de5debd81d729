import type { InputOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { updateDueDate } from '@kerf/shared-contracts/contracts/orders-admin'
import { isDueLater, mayChangeDueDate, needsLaterReason } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { Order } from '../../models/order.ts'
import { OrderDueDateChange } from '../../models/order-due-date-change.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale, overtaken } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { orderDueDateChanged } from './events.ts'
import { assertNotArchived, doneToOrder } from './service.ts'

type DueDateAsked = InputOf<typeof updateDueDate>['body']

/** The days the customer may have been told, as the rules expect them. */
const toldDays = ({ dueDate, estimatedDeliveryDate: promisedDate, estimatedCompletion }: Order) => ({
  dueDate,
  promisedDate,
  estimatedCompletion,
})

/**
 * Changes the due date; the date promised by the quote stays (docs/product/orders.md, 'Due date'). A later one needs a
 * reason and a confirmation, as the customer is told.
 * @throws Problem `order.archived`, `order.due_date_final`, `order.due_date_past`, `order.due_date_later`, `write.stale`,
 *   `validation.failed` without a reason
 */
export async function setDueDate(work: Work, order: Locked<Order>, asked: DueDateAsked): Promise<Order> {
  const { dueDate: to, reason, confirmLater, basedOn } = asked
  await assertNotArchived(work, order)
  const { dueDate: from } = order
  await assertNotStale(work, {
    basedOn,
    present: { dueDate: from },
    wanted: { dueDate: to },
    changedBy: { object: { type: 'order', id: order.id }, actions: [orderDueDateChanged.name] },
  })
  if (to === from) return order
  if (!mayChangeDueDate({ orderStatus: order.status, isArchived: order.isArchived })) {
    throw await overtaken('order.due_date_final', work, doneToOrder(order, 'stage'))
  }
  if (to < work.today) {
    throw problem('order.due_date_past', { fields: { dueDate: inputText.duePast } })
  }
  if (isDueLater(to, toldDays(order))) assertExplained(reason, confirmLater)
  const changed = await order.$query(work.tx).patchAndFetch({ dueDate: to })
  await OrderDueDateChange.query(work.tx).insert({
    ...{ orderId: order.id, fromDate: from, toDate: to, reason },
    ...{ changedBy: work.actor.id, changedAt: work.now },
  })
  await work.happened(orderDueDateChanged, { order, from, to, promisedDate: order.estimatedDeliveryDate, reason })
  return changed
}

function assertExplained(reason: string | null, isConfirmed: boolean): void {
  if (reason === null) throw problem('validation.failed', { fields: { reason: needsLaterReason } })
  if (!isConfirmed) throw problem('order.due_date_later')
}
