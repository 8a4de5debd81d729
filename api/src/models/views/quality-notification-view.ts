import { columns, instant, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { Order } from '../order.ts'

/** An order whose quality check the admin dashboard lists. */
export type QualityNotificationView = Pick<Order, 'id' | 'number' | 'status' | 'qualityCheckStatus'> & {
  projectName: string
  customerApprovedAt: string | null
}

export const qualityNotificationShape: ListShape<QualityNotificationView, 'changed'> = {
  table: 'orders',
  row: jsonObject({
    ...columns('orders', ['id', 'number', 'status', 'qualityCheckStatus']),
    customerApprovedAt: instant('orders.customer_approved_at'),
    projectName: '(select project_name from rfqs where rfqs.id = orders.rfq_id)',
  }),
  sorts: { changed: { column: 'orders.quality_changed_at', type: 'timestamptz', direction: 'desc' } },
}
