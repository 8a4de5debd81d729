import { dayFromNow, rfqFields } from '../main-job.ts'
import { formOf, pdfBytes } from '../samples.ts'
import type { Stage, World } from './worlds.ts'

/** Who asks. All objects belong to `owner`; `stranger` is a customer of another company. */
export const viewers = ['visitor', 'owner', 'colleague', 'looker', 'stranger', 'supplier', 'admin'] as const
export type ViewerName = (typeof viewers)[number]

type Expected = readonly [number, number, number, number, number, number, number]

/** One endpoint: what it answers to each viewer, in the order of {@link viewers}. */
export interface Row {
  expected: Expected
  /** How far the owner's main job has come when the call is made. */
  stage: Stage
  params?: (world: World) => Record<string, string>
  json?: (world: World) => unknown
  form?: (world: World) => FormData
  query?: string
}

const rfq = (world: World) => ({ id: world.rfqId })
const quote = (world: World) => ({ id: world.quoteId })
const order = (world: World) => ({ id: world.orderId })
const file = (world: World) => ({ id: world.fileId })

/** Own lists: everybody of the kind gets their own, never an error. */
const customersList: Expected = [401, 200, 200, 200, 200, 403, 403]
const adminsOnly: Expected = [401, 403, 403, 403, 403, 403, 200]
const adminsCreate: Expected = [401, 403, 403, 403, 403, 403, 201]
const adminsEmpty: Expected = [401, 403, 403, 403, 403, 403, 204]
const adminsNotBuilt: Expected = [401, 403, 403, 403, 403, 403, 501]
/** Customers see their company's objects, admins all, suppliers are of the wrong kind. */
const seeOwnOrAdmin: Expected = [401, 200, 200, 200, 404, 403, 200]
const seeOwn: Expected = [401, 200, 200, 200, 404, 403, 403]
/** Any signed-in kind may ask for a file, and gets only what they may see. */
const seeFile: Expected = [401, 200, 200, 200, 404, 404, 200]
const actOnOwn: Expected = [401, 200, 200, 403, 404, 403, 403]
const createOnOwn: Expected = [401, 201, 201, 403, 404, 403, 403]
const signedIn: Expected = [401, 200, 200, 200, 200, 200, 200]
const everybody = (status: number): Expected => [status, status, status, status, status, status, status]

const pdf =
  (field: string, text: Record<string, string> = {}) =>
  () =>
    formOf(text, { [field]: [{ name: 'document.pdf', bytes: pdfBytes() }] })
const someId = '00000000-0000-7000-8000-000000000000'

/** Every endpoint of the contracts. One without a row fails the test. */
export const matrix: Record<string, Row> = {
  // auth: visitors act, by credentials and codes that the calls carry
  getCurrentUser: { expected: signedIn, stage: 'nothing' },
  login: {
    expected: everybody(401),
    stage: 'nothing',
    json: () => ({ email: 'nobody@example.com', password: 'wrong' }),
  },
  register: {
    expected: everybody(201),
    stage: 'nothing',
    json: () => ({ email: 'new@example.com', password: 'turned-and-milled-42', name: 'New', role: 'customer' }),
  },
  resetAdminCreatedPassword: {
    expected: everybody(400),
    stage: 'nothing',
    json: () => ({ userId: someId, currentPassword: 'x', newPassword: 'turned-and-milled-43' }),
  },
  verifyEmail: {
    expected: everybody(400),
    stage: 'nothing',
    json: () => ({ email: 'nobody@example.com', verificationCode: '000000' }),
  },
  resendVerification: { expected: everybody(200), stage: 'nothing', json: () => ({ email: 'nobody@example.com' }) },
  forgotPassword: {
    expected: everybody(200),
    stage: 'nothing',
    json: () => ({ email: 'nobody@example.com', role: 'customer' }),
  },
  resetPassword: {
    expected: everybody(400),
    stage: 'nothing',
    json: () => ({
      email: 'nobody@example.com',
      role: 'customer',
      resetCode: '000000',
      newPassword: 'turned-and-milled-43',
    }),
  },
  logout: { expected: everybody(204), stage: 'nothing', json: () => ({}) },
  getProfile: { expected: signedIn, stage: 'nothing' },
  getUnreadCount: { expected: signedIn, stage: 'nothing' },
  listModules: { expected: everybody(200), stage: 'nothing' },

  // files
  viewFile: { expected: seeFile, stage: 'submitted', params: file },
  downloadFile: { expected: seeFile, stage: 'submitted', params: file },
  getFileGeometry: { expected: seeFile, stage: 'submitted', params: file },
  // nothing has been built here, which only who may see the file is told
  downloadFileModel: { expected: [401, 409, 409, 409, 404, 404, 409], stage: 'submitted', params: file },
  uploadFiles: {
    expected: [401, 201, 201, 403, 404, 403, 201],
    stage: 'submitted',
    form: (world) => pdf('files', { linkedToType: 'rfq', linkedToId: world.rfqId })(),
  },

  // customers
  listRfqs: { expected: customersList, stage: 'submitted' },
  getRfq: { expected: seeOwnOrAdmin, stage: 'submitted', params: rfq },
  createRfq: { expected: [401, 201, 201, 403, 201, 403, 403], stage: 'nothing', json: () => rfqFields },
  listQuotes: { expected: customersList, stage: 'quoted' },
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
  getOrder: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  reorder: { expected: createOnOwn, stage: 'ordered', params: order, json: () => ({}) },
  downloadOrderFiles: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  downloadInvoice: { expected: seeOwnOrAdmin, stage: 'invoiced', params: order },
  listShipments: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  listQualityCheckFiles: { expected: seeOwnOrAdmin, stage: 'ordered', params: order },
  approveQualityCheck: {
    expected: actOnOwn,
    stage: 'in-quality-check',
    params: order,
    json: () => ({ approved: true }),
  },
  getDashboardStats: { expected: customersList, stage: 'nothing' },

  // admins: orders
  updateOrderStatus: { expected: adminsOnly, stage: 'ordered', params: order, json: () => ({ status: 'finishing' }) },
  updateOrderTracking: {
    expected: adminsOnly,
    stage: 'ordered',
    params: order,
    json: () => ({ trackingNumber: '1Z', shippingCarrier: 'UPS' }),
  },
  uploadInvoice: { expected: adminsOnly, stage: 'ordered', params: order, form: pdf('invoice') },
  updatePayment: { expected: adminsOnly, stage: 'invoiced', params: order, json: () => ({ paymentStatus: 'paid' }) },
  createShipment: { expected: adminsCreate, stage: 'ordered', params: order, json: () => ({ quantityShipped: 1 }) },
  updateShipment: {
    expected: adminsOnly,
    stage: 'shipped',
    params: (world) => ({ id: world.orderId, shipmentId: world.shipmentId }),
    json: () => ({ status: 'delivered' }),
  },
  uploadQualityCheckFiles: { expected: adminsOnly, stage: 'ordered', params: order, form: pdf('qualityCheck') },
  deleteQualityCheckFile: {
    expected: adminsEmpty,
    stage: 'in-quality-check',
    params: (world) => ({ id: world.orderId, fileId: world.qualityFileId }),
  },
  reopenOrder: { expected: adminsOnly, stage: 'archived', params: order, json: () => ({}) },
  listAdminOrders: { expected: adminsOnly, stage: 'nothing' },
  listArchivedOrders: { expected: adminsOnly, stage: 'nothing' },
  listQualityCheckNotifications: { expected: adminsOnly, stage: 'nothing' },
  createManualOrder: { expected: adminsNotBuilt, stage: 'nothing', json: () => ({}) },

  // admins: requests and quotes
  getAdminDashboardStats: { expected: adminsOnly, stage: 'nothing' },
  listCustomerRfqs: { expected: adminsOnly, stage: 'nothing' },
  listAdminRfqs: { expected: adminsOnly, stage: 'nothing' },
  listAdminQuotes: { expected: adminsOnly, stage: 'nothing' },
  getRfqOrder: { expected: adminsOnly, stage: 'ordered', params: rfq },
  listRfqFiles: { expected: adminsOnly, stage: 'submitted', params: rfq },
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
  createSalesOrder: {
    expected: adminsCreate,
    stage: 'po-sent',
    params: rfq,
    json: () => ({ dueDate: dayFromNow(30) }),
  },
  downloadAdminPurchaseOrder: { expected: adminsOnly, stage: 'po-sent', params: quote },
  createManualQuote: { expected: adminsNotBuilt, stage: 'nothing', json: () => ({}) },

  // admins: customers, companies, suppliers
  listCustomers: { expected: adminsNotBuilt, stage: 'nothing' },
  createCustomer: { expected: adminsNotBuilt, stage: 'nothing', json: () => ({}) },
  deleteUser: { expected: adminsNotBuilt, stage: 'nothing', params: () => ({ id: someId }) },
  linkUser: { expected: adminsNotBuilt, stage: 'nothing', params: () => ({ id: someId }), json: () => ({}) },
  unlinkUser: { expected: adminsNotBuilt, stage: 'nothing', params: () => ({ id: someId }), json: () => ({}) },
  listCompanyUsers: { expected: adminsNotBuilt, stage: 'nothing', params: () => ({ customerNumber: 'CU0001' }) },
  searchCustomers: { expected: adminsNotBuilt, stage: 'nothing', query: 'q=ab' },
  listCompanies: { expected: adminsNotBuilt, stage: 'nothing' },
  createCompany: { expected: adminsNotBuilt, stage: 'nothing', json: () => ({}) },
  updateCompany: { expected: adminsNotBuilt, stage: 'nothing', params: () => ({ id: someId }), json: () => ({}) },
  mergeCompanies: { expected: adminsNotBuilt, stage: 'nothing', json: () => ({}) },
  getNextCustomerNumber: { expected: adminsNotBuilt, stage: 'nothing' },
  checkCustomerNumber: { expected: adminsNotBuilt, stage: 'nothing', params: () => ({ number: 'CU0001' }) },
  assignCustomerNumber: {
    expected: adminsNotBuilt,
    stage: 'nothing',
    params: () => ({ id: someId }),
    json: () => ({}),
  },
  getReports: { expected: adminsNotBuilt, stage: 'nothing' },
  listSuppliers: { expected: adminsNotBuilt, stage: 'nothing' },
  uploadAdminFiles: { expected: adminsNotBuilt, stage: 'nothing', form: pdf('files') },
  createSupplierRequest: { expected: adminsNotBuilt, stage: 'nothing', json: () => ({}) },
  listSupplierRequests: { expected: adminsNotBuilt, stage: 'nothing' },
  updateSupplierQuoteStatus: {
    expected: adminsNotBuilt,
    stage: 'nothing',
    params: () => ({ id: someId }),
    json: () => ({}),
  },
  createPurchaseOrder: { expected: adminsNotBuilt, stage: 'nothing', form: () => formOf({}) },
}
