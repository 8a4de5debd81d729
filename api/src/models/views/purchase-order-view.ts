import type { PurchaseOrderStatus } from '@kerf/shared-contracts/contracts/purchase-order-values'
import type { listPurchaseOrders } from '@kerf/shared-contracts/contracts/purchase-orders'
import type { z } from 'zod'
import { columns, instants, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { PurchaseOrder } from '../purchase-order.ts'
import type { PurchaseOrderDocument } from '../purchase-order-document.ts'
import type { PurchaseOrderLine } from '../purchase-order-line.ts'
import type { CountedLine } from '../purchase-order-receipt-correction.ts'
import { type PictureView, pictureOf } from './file-view.ts'

type Sort = z.output<(typeof listPurchaseOrders)['query']>['sort']

const summaryColumns = [
  ...(['id', 'number', 'supplierQuoteId', 'requestId', 'referenceNumber', 'projectName', 'status'] as const),
  ...(['currency', 'quantityOrdered', 'quantityReceived', 'deliveryDate', 'promisedDate'] as const),
]

/** What lists show of a purchase order, to admins and to its supplier. */
export interface PurchaseOrderSummaryView extends Pick<PurchaseOrder, (typeof summaryColumns)[number]> {
  status: PurchaseOrderStatus
  amount: string
  paidAt: string | null
  createdAt: string
  updatedAt: string
  /** Of the drawings that the supplier was asked about. */
  picture: PictureView | null
}

const summaryFields = {
  ...columns('purchase_orders', summaryColumns),
  ...instants('purchase_orders', ['paidAt', 'createdAt', 'updatedAt']),
  amount: 'purchase_orders.amount::text',
  picture: pictureOf('supplier_request', 'purchase_orders.request_id'),
}

/** What only admins see of it. */
export interface AdminsPartView {
  supplier: { id: string; name: string; companyName: string | null; supplierNumber: string; email: string }
  order: { id: string; number: string } | null
}

const forAdmins = {
  supplier: jsonOne(
    jsonObject({
      ...columns('supplier_profiles', ['id', 'companyName', 'supplierNumber']),
      name: 'supplier_profiles.account_name',
      email: 'supplier_profiles.account_email',
    }),
    'supplier_profiles where supplier_profiles.user_id = purchase_orders.supplier_id',
  ),
  order: jsonOne(jsonObject(columns('orders', ['id', 'number'])), 'orders where orders.id = purchase_orders.order_id'),
}

const sorts: ListShape<unknown, Sort>['sorts'] = {
  'date-desc': { column: 'purchase_orders.created_at', type: 'timestamptz', direction: 'desc' },
  'date-asc': { column: 'purchase_orders.created_at', type: 'timestamptz', direction: 'asc' },
  delivery: { column: 'purchase_orders.delivery_sort', type: 'bigint', direction: 'asc' },
  amount: { column: 'purchase_orders.amount', type: 'numeric', direction: 'desc' },
  status: { column: 'purchase_orders.status_position', type: 'bigint', direction: 'asc' },
}

/** In lists of admins. */
export const listedPurchaseOrderShape: ListShape<PurchaseOrderSummaryView & AdminsPartView, Sort> = {
  table: 'purchase_orders',
  row: jsonObject({ ...summaryFields, ...forAdmins }),
  sorts,
}

/** In lists of the supplier. */
export const ownPurchaseOrderShape: ListShape<PurchaseOrderSummaryView, Sort> = {
  table: 'purchase_orders',
  row: jsonObject(summaryFields),
  sorts,
}

const detailColumns = ['notes', 'fileId', 'seal', 'trackingNumber', 'shippingCarrier', 'cancelReason'] as const
const lineColumns = [
  ...(['id', 'position', 'name', 'material', 'materialGrade', 'finishing', 'tolerance', 'quantity'] as const),
  ...(['quantityReceived', 'quantityRejected', 'unitPrice', 'amount'] as const),
]

interface FileView {
  id: string
  fileName: string
  size: number
  createdAt: string
}

/** One purchase order with everything its supplier may see. */
export interface PurchaseOrderView
  extends PurchaseOrderSummaryView,
    Pick<PurchaseOrder, (typeof detailColumns)[number]> {
  setupPrice: string
  freightPrice: string
  acknowledgedAt: string | null
  inProductionAt: string | null
  shippedAt: string | null
  receivedAt: string | null
  cancelledAt: string | null
  lines: Pick<PurchaseOrderLine, (typeof lineColumns)[number]>[]
  receipts: {
    id: string
    receivedOn: string
    notes: string | null
    createdAt: string
    lines: CountedLine[]
    corrections: { id: string; reason: string; receivedOn: string; lines: CountedLine[]; createdAt: string }[]
  }[]
  documents: (FileView & Pick<PurchaseOrderDocument, 'kind' | 'isFromSupplier'>)[]
  updates: { id: string; notes: string; createdAt: string; photos: FileView[] }[]
}

const file = { ...columns('files', ['id', 'fileName', 'size']), ...instants('files', ['createdAt']) }
const documents = 'purchase_order_documents document join files on files.id = document.file_id'
const oldestFirst = 'document.created_at, document.file_id'

const detailFields = {
  ...summaryFields,
  ...columns('purchase_orders', detailColumns),
  ...instants('purchase_orders', ['acknowledgedAt', 'inProductionAt', 'shippedAt', 'receivedAt', 'cancelledAt']),
  setupPrice: 'purchase_orders.setup_price::text',
  freightPrice: 'purchase_orders.freight_price::text',
  lines: jsonList(
    jsonObject({
      ...columns('line', lineColumns),
      unitPrice: 'line.unit_price::text',
      amount: 'line.amount::text',
    }),
    'purchase_order_lines line where line.purchase_order_id = purchase_orders.id',
    'line.position',
  ),
  receipts: jsonList(
    jsonObject({
      ...columns('receipt', ['id', 'receivedOn', 'notes']),
      ...instants('receipt', ['createdAt']),
      lines: jsonList(
        jsonObject(columns('received', ['lineId', 'quantity', 'rejected'])),
        `purchase_order_receipt_lines received join purchase_order_lines line on line.id = received.line_id
          where received.receipt_id = receipt.id`,
        'line.position',
      ),
      corrections: jsonList(
        jsonObject({
          ...columns('correction', ['id', 'reason', 'receivedOn', 'lines']),
          ...instants('correction', ['createdAt']),
        }),
        'purchase_order_receipt_corrections correction where correction.receipt_id = receipt.id',
        'correction.created_at desc, correction.id desc',
      ),
    }),
    'purchase_order_receipts receipt where receipt.purchase_order_id = purchase_orders.id',
    'receipt.created_at desc, receipt.id desc',
  ),
  documents: jsonList(
    jsonObject({ ...file, ...columns('document', ['kind', 'isFromSupplier']) }),
    `${documents} where document.purchase_order_id = purchase_orders.id and document.kind <> 'photo'`,
    oldestFirst,
  ),
  updates: jsonList(
    jsonObject({
      ...columns('progress', ['id', 'notes']),
      ...instants('progress', ['createdAt']),
      photos: jsonList(jsonObject(file), `${documents} where document.update_id = progress.id`, oldestFirst),
    }),
    'purchase_order_updates progress where progress.purchase_order_id = purchase_orders.id',
    'progress.created_at desc, progress.id desc',
  ),
}

export const purchaseOrderShape: ListShape<PurchaseOrderView & AdminsPartView, never> = {
  table: 'purchase_orders',
  row: jsonObject({ ...detailFields, ...forAdmins }),
  sorts: {},
}

export const ownPurchaseOrderDetailsShape: ListShape<PurchaseOrderView, never> = {
  table: 'purchase_orders',
  row: jsonObject(detailFields),
  sorts: {},
}
