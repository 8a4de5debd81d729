import type { WorkQueue } from '@kerf/shared-contracts/contracts/dashboard'
import { presentCustomer } from '../customers/presenter.ts'
import { presentPicture } from '../stored-files/presenter.ts'
import type { WorkQueueView } from './work-queue-service.ts'

/** What is waiting for an admin. */
export function presentWorkQueue(queue: WorkQueueView): WorkQueue {
  return {
    newRfqs: queue.newRfqs,
    newQuotes: queue.newQuotes,
    expiringQuotes: queue.expiringQuotes,
    purchaseOrders: queue.purchaseOrders,
    lateOrders: queue.lateOrders,
    qualityRevisions: queue.qualityRevisions,
    messages: queue.messages,
    certificates: queue.certificates,
    items: queue.items.map((item) => ({
      kind: item.kind,
      since: item.since,
      day: item.day,
      rfqId: item.rfqId,
      orderId: item.orderId,
      conversationId: item.conversationId,
      supplierId: item.supplierId,
      displayNumber: item.displayNumber,
      projectName: item.projectName,
      picture: presentPicture(item.picture),
      user: presentCustomer(item.user),
    })),
  }
}
