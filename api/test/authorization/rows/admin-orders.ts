import { dayFromNow } from '../../main-job.ts'
import { adminsCreate, adminsEmpty, adminsOnly, pdf, type Rows } from '../row.ts'
import type { World } from '../worlds.ts'

const rfq = (world: World) => ({ id: world.rfqId })
const quote = (world: World) => ({ id: world.quoteId })
const order = (world: World) => ({ id: world.orderId })

/** What admins do with requests, quotes and orders. */
export const adminOrdersRows: Rows = {
  updateOrderStatus: { expected: adminsOnly, stage: 'ordered', params: order, json: () => ({ status: 'finishing' }) },
  updateDueDate: {
    expected: adminsOnly,
    stage: 'ordered',
    params: order,
    json: () => ({ dueDate: dayFromNow(20) }),
  },
  updateOrderTracking: {
    expected: adminsOnly,
    stage: 'ordered',
    params: order,
    json: () => ({ trackingNumber: '1Z', shippingCarrier: 'UPS' }),
  },
  uploadInvoice: { expected: adminsOnly, stage: 'ordered', params: order, form: pdf('invoice') },
  createInvoice: {
    expected: adminsCreate,
    stage: 'ordered',
    params: order,
    json: () => ({ dueDate: dayFromNow(30) }),
  },
  previewInvoice: { expected: adminsOnly, stage: 'ordered', params: order, query: `dueDate=${dayFromNow(30)}` },
  updatePayment: { expected: adminsOnly, stage: 'invoiced', params: order, json: () => ({ paymentStatus: 'paid' }) },
  createShipment: { expected: adminsCreate, stage: 'ordered', params: order, json: () => ({ quantityShipped: 1 }) },
  updateShipment: {
    expected: adminsOnly,
    stage: 'shipped',
    params: (world) => ({ id: world.orderId, shipmentId: world.shipmentId }),
    json: () => ({ status: 'delivered' }),
  },
  uploadQualityCheckFiles: { expected: adminsOnly, stage: 'ordered', params: order, form: pdf('qualityCheck') },
  saveQualityCharacteristics: {
    expected: adminsOnly,
    stage: 'ordered',
    params: order,
    json: () => ({ characteristics: [{ number: '1', name: 'Bore', nominal: '25', measured: ['25.01'] }] }),
  },
  deleteQualityCheckFile: {
    expected: adminsEmpty,
    stage: 'in-quality-check',
    params: (world) => ({ id: world.orderId, fileId: world.qualityFileId }),
  },
  reopenOrder: { expected: adminsOnly, stage: 'archived', params: order, json: () => ({}) },
  listAdminOrders: { expected: adminsOnly, stage: 'nothing' },
  listArchivedOrders: { expected: adminsOnly, stage: 'nothing' },
  listQualityCheckNotifications: { expected: adminsOnly, stage: 'nothing' },
  createManualOrder: {
    expected: adminsCreate,
    stage: 'nothing',
    json: ({ ownerId }) => ({
      ...{ customerId: ownerId, projectName: 'Cover', material: 'Steel', tolerance: 'tight' },
      ...{ quantity: 1, amount: '10' },
    }),
  },

  getAdminDashboardStats: { expected: adminsOnly, stage: 'nothing' },
  getWorkQueue: { expected: adminsOnly, stage: 'nothing' },
  getProductionBoard: { expected: adminsOnly, stage: 'nothing' },
  getDeliveryCalendar: { expected: adminsOnly, stage: 'nothing', query: `from=${dayFromNow(0)}` },
  listCustomerRfqs: { expected: adminsOnly, stage: 'nothing' },
  listAdminRfqs: { expected: adminsOnly, stage: 'nothing' },
  listAdminQuotes: { expected: adminsOnly, stage: 'nothing' },
  getRfqOrder: { expected: adminsOnly, stage: 'ordered', params: rfq },
  checkPurchaseOrderNumber: { expected: adminsOnly, stage: 'submitted', params: rfq, query: 'number=PO-1' },
  listRfqFiles: { expected: adminsOnly, stage: 'submitted', params: rfq },
  estimateRfq: { expected: adminsOnly, stage: 'submitted', params: rfq },
  getRfqQuote: { expected: adminsOnly, stage: 'quoted', params: rfq },
  updateRfqStatus: { expected: adminsOnly, stage: 'submitted', params: rfq, json: () => ({ status: 'reviewing' }) },
  createQuote: {
    expected: adminsCreate,
    stage: 'submitted',
    params: rfq,
    form: pdf('quoteFile', {
      amount: '10',
      validUntil: dayFromNow(30),
      estimatedDeliveryDate: dayFromNow(14),
    }),
  },
  previewQuote: {
    expected: adminsOnly,
    stage: 'submitted',
    params: rfq,
    json: () => ({ amount: '10', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }),
  },
  createSalesOrder: {
    expected: adminsCreate,
    stage: 'po-sent',
    params: rfq,
    json: () => ({ dueDate: dayFromNow(30) }),
  },
  downloadAdminPurchaseOrder: { expected: adminsOnly, stage: 'po-sent', params: quote },
  createManualQuote: {
    expected: adminsCreate,
    stage: 'nothing',
    json: ({ ownerId }) => ({ customerId: ownerId, amount: '10', validUntil: dayFromNow(30) }),
  },
}
