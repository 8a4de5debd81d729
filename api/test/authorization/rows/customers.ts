import { rfqFields } from '../../main-job.ts'
import { draftValues } from '../../rfq-draft.ts'
import { formOf } from '../../samples.ts'
import { customersList, type Expected, pdf, type Rows, seeOwnOrAdmin } from '../row.ts'
import type { World } from '../worlds.ts'

const rfq = (world: World) => ({ id: world.rfqId })
const quote = (world: World) => ({ id: world.quoteId })
const order = (world: World) => ({ id: world.orderId })
const file = (world: World) => ({ id: world.fileId })

const seeOwn: Expected = [401, 200, 200, 200, 404, 403, 403]
/** Any signed-in kind may request a file, and gets only those they may see. */
const seeFile: Expected = [401, 200, 200, 200, 404, 404, 200]
const actOnOwn: Expected = [401, 200, 200, 403, 404, 403, 403]
const createOnOwn: Expected = [401, 201, 201, 403, 404, 403, 403]

/** What customers see and do of their requests, quotes and orders, and the files of these. */
export const customersRows: Rows = {
  viewFile: { expected: seeFile, stage: 'submitted', params: file },
  downloadFile: { expected: seeFile, stage: 'submitted', params: file },
  getFileGeometry: { expected: seeFile, stage: 'submitted', params: file },
  getFileFacts: { expected: seeFile, stage: 'submitted', params: file },
  estimateFile: {
    expected: [401, 200, 200, 200, 404, 403, 200],
    stage: 'submitted',
    params: file,
    query: 'material=aluminum&tolerance=standard&quantity=5',
  },
  answerFileUnit: {
    expected: [401, 200, 200, 403, 404, 403, 200],
    stage: 'submitted',
    params: file,
    json: () => ({ meantUnit: 'mm' }),
  },
  // Nothing has been built here; only those who may see the file learn that.
  downloadFileModel: { expected: [401, 409, 409, 409, 404, 404, 409], stage: 'submitted', params: file },
  viewFilePicture: { expected: [401, 404, 404, 404, 404, 404, 404], stage: 'submitted', params: file },
  sendEarlyFile: { expected: [401, 201, 201, 403, 201, 403, 403], stage: 'nothing', form: pdf('files') },
  // Its sender's alone, whatever their company.
  linkEarlyFile: {
    expected: [401, 200, 404, 403, 404, 403, 403],
    stage: 'submitted',
    params: (world) => ({ id: world.earlyFileId }),
    json: (world) => ({ rfqId: world.rfqId }),
  },
  removeEarlyFile: {
    expected: [401, 204, 404, 403, 404, 403, 403],
    stage: 'submitted',
    params: (world) => ({ id: world.earlyFileId }),
  },
  uploadFiles: {
    expected: [401, 201, 201, 403, 404, 403, 201],
    stage: 'submitted',
    form: (world) => pdf('files', { linkedToType: 'rfq', linkedToId: world.rfqId })(),
  },

  // Each has their own, and nobody else's.
  getRfqDraft: { expected: [401, 200, 200, 200, 200, 403, 403], stage: 'nothing' },
  saveRfqDraft: {
    expected: [401, 200, 200, 403, 200, 403, 403],
    stage: 'nothing',
    json: () => ({ values: draftValues() }),
  },
  discardRfqDraft: { expected: [401, 204, 204, 204, 204, 403, 403], stage: 'submitted' },

  listRfqs: { expected: customersList, stage: 'submitted' },
  exportRfqs: { expected: customersList, stage: 'submitted' },
  getRfq: { expected: seeOwnOrAdmin, stage: 'submitted', params: rfq },
  createRfq: { expected: [401, 201, 201, 403, 201, 403, 403], stage: 'nothing', json: () => rfqFields },
  withdrawRfq: { expected: actOnOwn, stage: 'submitted', params: rfq, json: () => ({ reason: 'No longer needed' }) },
  listQuotes: { expected: customersList, stage: 'quoted' },
  exportQuotes: { expected: customersList, stage: 'quoted' },
  getQuote: { expected: seeOwnOrAdmin, stage: 'quoted', params: quote },
  respondToQuote: { expected: actOnOwn, stage: 'quoted', params: rfq, form: () => formOf({ status: 'accepted' }) },
  uploadPurchaseOrder: {
    expected: createOnOwn,
    stage: 'accepted',
    params: quote,
    form: pdf('purchaseOrder', { purchaseOrderNumber: '1' }),
  },
  downloadPurchaseOrder: { expected: seeOwn, stage: 'po-sent', params: quote },
  downloadQuote: { expected: seeOwnOrAdmin, stage: 'quoted', params: quote },
  requestFreshQuote: { expected: actOnOwn, stage: 'expired', params: quote, json: () => ({}) },
  listOrders: { expected: customersList, stage: 'ordered' },
  exportOrders: { expected: customersList, stage: 'ordered' },
  getOrder: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  getLastChange: {
    expected: [401, 200, 200, 200, 404, 404, 200],
    stage: 'ordered',
    params: (world) => ({ ...order(world), what: 'order-tracking' }),
  },
  reorder: { expected: createOnOwn, stage: 'ordered', params: order, json: () => ({}) },
  downloadOrderFiles: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  downloadInvoice: { expected: seeOwnOrAdmin, stage: 'invoiced', params: order },
  downloadConfirmation: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  listShipments: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  downloadPackingSlip: {
    expected: seeOwnOrAdmin,
    stage: 'shipped',
    params: (world) => ({ id: world.orderId, shipmentId: world.shipmentId }),
  },
  listQualityCheckFiles: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  listQualityCharacteristics: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  listQualityDecisions: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  approveQualityCheck: {
    expected: actOnOwn,
    stage: 'in-quality-check',
    params: order,
    json: () => ({ approved: true }),
  },
  getDashboardStats: { expected: customersList, stage: 'nothing' },
  getDashboardMonths: { expected: customersList, stage: 'nothing' },
  listStageTimes: { expected: [401, 200, 200, 200, 200, 403, 200], stage: 'nothing' },
  getAttention: { expected: customersList, stage: 'nothing' },
}
