import type { QualityCheckSort } from '@kerf/shared-contracts/contracts/quality-checks'
import type { z } from 'zod'
import { columns, instant, jsonObject } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { Order } from '../order.ts'
import { type CustomerView, customerOf } from './customer-view.ts'
import { type PictureView, pictureOf } from './file-view.ts'
import { type OrderView, qualityDecisionsOf } from './order-view.ts'

const ownColumns = ['id', 'number', 'status', 'qualityCheckStatus', 'isArchived', 'dueDate'] as const

/** An order with the state of its quality check. */
export type QualityNotificationView = Pick<Order, (typeof ownColumns)[number]> &
  Pick<OrderView, 'qualityDecisions'> & {
    projectName: string
    customerApprovedAt: string | null
    qualityChangedAt: string
    fileCount: number
    picture: PictureView | null
    customer: CustomerView
  }

export const qualityNotificationShape: ListShape<QualityNotificationView, z.output<typeof QualityCheckSort>> = {
  table: 'orders',
  row: jsonObject({
    ...columns('orders', ownColumns),
    customerApprovedAt: instant('orders.customer_approved_at'),
    qualityChangedAt: instant('orders.quality_changed_at'),
    projectName: '(select project_name from rfqs where rfqs.id = orders.rfq_id)',
    fileCount: `(select count(*)::int from files
      where files.linked_to_type = 'quality_check' and files.linked_to_id = orders.id)`,
    qualityDecisions: qualityDecisionsOf('orders.id'),
    picture: pictureOf('rfq', 'orders.rfq_id'),
    customer: customerOf('orders'),
  }),
  sorts: {
    'date-desc': { column: 'orders.quality_changed_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'orders.quality_changed_at', type: 'timestamptz', direction: 'asc' },
    project: { column: 'orders.project_sort', type: 'text', direction: 'asc' },
  },
}
