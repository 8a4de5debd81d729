import type { ProductionOrder } from '@kerf/shared-contracts/contracts/production'
import { maySetStatus } from '@kerf/shared-contracts/rules/order-lifecycle'
import { presentCustomer } from '../customers/presenter.ts'
import { pictureUrl } from '../stored-files/presenter.ts'
import type { ProductionView } from './service.ts'

/** An order as a card of the board and of the calendar. */
export function presentProductionOrder(order: ProductionView): ProductionOrder {
  const { id, number, projectName, status, dueDate, estimatedDeliveryDate, lines, drawing } = order
  return {
    id,
    orderNumber: number,
    projectName,
    orderStatus: status,
    dueDate,
    promisedDate: estimatedDeliveryDate,
    quantityRemaining: lines.reduce((sum, line) => sum + line.quantity - line.quantityShipped, 0),
    lines,
    mayMove: maySetStatus({ orderStatus: status, isArchived: false, reopenedAt: order.reopenedAt }),
    pictureUrl: drawing && pictureUrl(drawing),
    user: presentCustomer(order.customer),
  }
}
