import { dayFromNow } from '../../main-job.ts'
import { formOf } from '../../samples.ts'
import { quoteForm, requestFields } from '../../suppliers.ts'
import { adminsCreate, adminsEmpty, adminsOnly, type Expected, everybody, pdf, type Rows } from '../row.ts'
import type { World } from '../worlds.ts'

const suppliersOnly: Expected = [401, 403, 403, 403, 403, 200, 403]
const suppliersCreate: Expected = [401, 403, 403, 403, 403, 201, 403]
const suppliersEmpty: Expected = [401, 403, 403, 403, 403, 204, 403]

const supplier = (world: World) => ({ id: world.supplierId })
const request = (world: World) => ({ id: world.requestId })
const bid = (world: World) => ({ id: world.supplierQuoteId })
const order = (world: World) => ({ id: world.supplierOrderId })
const invitation = (world: World) => ({ id: world.supplierInvitationId })
const secret = (world: World) => ({ token: world.supplierInvitationToken })

const adminsRows: Rows = {
  listSuppliers: { expected: adminsOnly, stage: 'nothing' },
  getSupplierChoices: { expected: adminsOnly, stage: 'nothing' },
  getSupplier: { expected: adminsOnly, stage: 'nothing', params: supplier },
  verifySupplier: { expected: adminsOnly, stage: 'nothing', params: supplier, json: () => ({ isVerified: true }) },
  suspendSupplier: { expected: adminsOnly, stage: 'nothing', params: supplier, json: () => ({ isSuspended: true }) },
  listSupplierInvitations: { expected: adminsOnly, stage: 'nothing' },
  inviteSupplier: {
    expected: adminsCreate,
    stage: 'nothing',
    json: () => ({ email: `invited-${Math.random().toString(36).slice(2)}@example.com` }),
  },
  resendSupplierInvitation: { expected: adminsOnly, stage: 'asked', params: invitation },
  withdrawSupplierInvitation: { expected: adminsEmpty, stage: 'asked', params: invitation },
  openSupplierInvitation: { expected: everybody(200), stage: 'asked', json: secret },
  acceptSupplierInvitation: {
    expected: everybody(200),
    stage: 'asked',
    json: (world) => ({ ...secret(world), name: 'Somebody', password: 'turned-and-milled-43' }),
  },
  declineSupplierInvitation: { expected: everybody(204), stage: 'asked', json: secret },
  uploadAdminFiles: { expected: adminsCreate, stage: 'nothing', form: pdf('files') },
  createSupplierRequest: {
    expected: adminsCreate,
    stage: 'nothing',
    json: (world) => ({ ...requestFields, supplierIds: [world.supplierId] }),
  },
  listSupplierRequests: { expected: adminsOnly, stage: 'bid' },
  getSupplierQuoteCounts: { expected: adminsOnly, stage: 'bid' },
  getSupplierRequest: { expected: adminsOnly, stage: 'bid', params: request },
  changeSupplierRequest: {
    expected: adminsOnly,
    stage: 'bid',
    params: request,
    json: () => ({ ...requestFields, material: 'Steel' }),
  },
  reopenSupplierRequest: {
    expected: adminsOnly,
    stage: 'asked',
    params: request,
    json: () => ({ dueDate: dayFromNow(20) }),
  },
  askMoreSuppliers: {
    expected: adminsOnly,
    stage: 'asked',
    params: request,
    json: (world) => ({ supplierIds: [world.supplierId] }),
  },
  updateSupplierQuoteStatus: { expected: adminsOnly, stage: 'bid', params: bid, json: () => ({ status: 'accepted' }) },
  takeBackSupplierQuote: { expected: adminsOnly, stage: 'awarded', params: bid, json: () => ({}) },
  listSupplierQuoteRevisions: { expected: adminsOnly, stage: 'bid', params: bid },
  createPurchaseOrder: {
    expected: adminsCreate,
    stage: 'awarded',
    form: (world) => formOf({ supplierQuoteId: world.supplierQuoteId, deliveryDate: dayFromNow(30) }),
  },
  listPurchaseOrders: { expected: adminsOnly, stage: 'purchased' },
  getPurchaseOrder: { expected: adminsOnly, stage: 'purchased', params: order },
  downloadSupplierPurchaseOrder: { expected: adminsOnly, stage: 'purchased', params: order },
  updatePurchaseOrderTerms: {
    expected: adminsOnly,
    stage: 'purchased',
    params: order,
    json: () => ({ deliveryDate: dayFromNow(40) }),
  },
  updatePurchaseOrderStatus: {
    expected: adminsOnly,
    stage: 'purchased',
    params: order,
    json: () => ({ status: 'cancelled', reason: 'Too late' }),
  },
  receivePurchaseOrder: {
    expected: adminsCreate,
    stage: 'purchased',
    params: order,
    json: (world) => ({ lines: [{ lineId: world.supplierLineId, quantity: 1 }] }),
  },
  correctReceipt: {
    expected: adminsOnly,
    stage: 'received',
    params: (world) => ({ id: world.supplierOrderId, receiptId: world.supplierReceiptId }),
    json: (world) => ({
      receivedOn: dayFromNow(0),
      lines: [{ lineId: world.supplierLineId, quantity: 2 }],
      reason: 'Counted again',
    }),
  },
  addPurchaseOrderDocuments: {
    expected: adminsCreate,
    stage: 'purchased',
    params: order,
    form: pdf('files', { kind: 'other' }),
  },
  linkPurchaseOrder: { expected: adminsOnly, stage: 'purchased', params: order, json: () => ({ orderId: null }) },
  updatePurchaseOrderPayment: {
    expected: adminsOnly,
    stage: 'purchased',
    params: order,
    json: () => ({ paymentStatus: 'paid' }),
  },
}

/** What admins and suppliers do with requests, supplier quotes and purchase orders. */
export const suppliersRows: Rows = {
  ...adminsRows,
  getSupplierDashboard: { expected: suppliersOnly, stage: 'nothing' },
  getSupplierProfile: { expected: suppliersOnly, stage: 'nothing' },
  updateSupplierProfile: {
    expected: suppliersOnly,
    stage: 'nothing',
    json: () => ({
      ...{ name: 'Other Name', capabilities: ['Milling'], certifications: [] },
      ...{ finishingCapabilities: [], primaryIndustries: [] },
    }),
  },
  uploadSupplierCertificate: { expected: suppliersCreate, stage: 'nothing', form: pdf('file', { name: 'ISO 9001' }) },
  deleteSupplierCertificate: {
    expected: suppliersEmpty,
    stage: 'asked',
    params: (world) => ({ id: world.certificateId }),
  },
  listReceivedRequests: { expected: suppliersOnly, stage: 'asked' },
  getReceivedRequest: { expected: suppliersOnly, stage: 'asked', params: request },
  markRequestViewed: { expected: suppliersOnly, stage: 'asked', params: request },
  declineRequest: { expected: suppliersOnly, stage: 'asked', params: request, json: () => ({ reason: 'No capacity' }) },
  submitSupplierQuote: {
    expected: suppliersCreate,
    stage: 'asked',
    params: request,
    form: (world) => quoteForm({ parts: [{ id: world.requestPartId, quantities: [10] }] }),
  },
  listOwnSupplierQuotes: { expected: suppliersOnly, stage: 'bid' },
  getOwnSupplierQuote: { expected: suppliersOnly, stage: 'bid', params: bid },
  listOwnQuoteRevisions: { expected: suppliersOnly, stage: 'bid', params: bid },
  listOwnPurchaseOrders: { expected: suppliersOnly, stage: 'purchased' },
  getOwnPurchaseOrder: { expected: suppliersOnly, stage: 'purchased', params: order },
  downloadOwnPurchaseOrder: { expected: suppliersOnly, stage: 'purchased', params: order },
  acknowledgePurchaseOrder: { expected: suppliersOnly, stage: 'purchased', params: order, json: () => ({}) },
  promiseDelivery: {
    expected: suppliersOnly,
    stage: 'purchased',
    params: order,
    json: () => ({ promisedDate: dayFromNow(20) }),
  },
  reportProgress: {
    expected: suppliersCreate,
    stage: 'purchased',
    params: order,
    form: () => formOf({ notes: 'Half are milled' }),
  },
  shipPurchaseOrder: {
    expected: suppliersOnly,
    stage: 'purchased',
    params: order,
    json: () => ({ trackingNumber: '1Z9' }),
  },
  uploadPurchaseOrderDocuments: {
    expected: suppliersCreate,
    stage: 'purchased',
    params: order,
    form: pdf('files', { kind: 'invoice' }),
  },
}
