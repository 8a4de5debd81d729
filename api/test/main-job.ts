import type { Answered, Ask, TestApi } from './harness.ts'
import { formOf, pdfBytes, stepBytes } from './samples.ts'

/** The steps of the main job as calls of the API, so that tests reach any state of it by the way users take. */
export interface MainJob {
  submitRfq(token: string, fields?: Record<string, unknown>): Promise<{ id: string; displayNumber: string }>
  uploadDrawings(token: string, rfqId: string): Promise<{ id: string }[]>
  quote(adminToken: string, rfqId: string, fields?: Record<string, string>): Promise<{ id: string; revision: number }>
  accept(token: string, rfqId: string): Promise<{ id: string }>
  sendPurchaseOrder(token: string, quoteId: string, number?: string): Promise<void>
  createOrder(adminToken: string, rfqId: string): Promise<{ id: string; orderNumber: string }>
  setStatus(adminToken: string, orderId: string, status: string): Promise<void>
  uploadInvoice(adminToken: string, orderId: string): Promise<void>
  /** From nothing to a sales order of ten pieces. */
  order(token: string, adminToken: string): Promise<{ rfqId: string; quoteId: string; orderId: string }>
}

/** A day this many days from now, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

export const rfqFields = { projectName: 'Gripper bracket', material: 'aluminum', tolerance: 'standard', quantity: 10 }

export function mainJob(api: TestApi): MainJob {
  const ok = async (method: string, path: string, ask: Ask): Promise<Answered> => {
    const answer = await api.request(method, path, ask)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }
  const job: MainJob = {
    async submitRfq(as, fields = {}) {
      return (await ok('post', '/api/rfqs', { as, json: { ...rfqFields, ...fields } })).body
    },
    async uploadDrawings(as, rfqId) {
      const files = [
        { name: 'bracket.step', bytes: stepBytes() },
        { name: 'bracket.pdf', bytes: pdfBytes() },
      ]
      const form = formOf({ linkedToType: 'rfq', linkedToId: rfqId }, { files })
      return (await ok('post', '/api/files/upload', { as, form })).body
    },
    async quote(as, rfqId, fields = {}) {
      const terms = { amount: '1250.00', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14), ...fields }
      const form = formOf(terms, { quoteFile: [{ name: 'quote.pdf', bytes: pdfBytes('Quote') }] })
      return (await ok('post', `/api/admin/rfqs/${rfqId}/quote`, { as, form })).body
    },
    async accept(as, rfqId) {
      return (await ok('post', `/api/rfqs/${rfqId}/quote/respond`, { as, form: formOf({ status: 'accepted' }) })).body
    },
    async sendPurchaseOrder(as, quoteId, number = 'PO-77') {
      const files = { purchaseOrder: [{ name: 'po.pdf', bytes: pdfBytes('PO') }] }
      await ok('post', `/api/quotes/${quoteId}/purchase-order`, {
        as,
        form: formOf({ purchaseOrderNumber: number }, files),
      })
    },
    async createOrder(as, rfqId) {
      return (await ok('post', `/api/admin/rfqs/${rfqId}/create-order`, { as, json: { dueDate: dayFromNow(30) } })).body
    },
    async setStatus(as, orderId, status) {
      await ok('patch', `/api/orders/${orderId}/status`, { as, json: { status } })
    },
    async uploadInvoice(as, orderId) {
      const form = formOf({}, { invoice: [{ name: 'invoice.pdf', bytes: pdfBytes('Invoice') }] })
      await ok('patch', `/api/orders/${orderId}/invoice`, { as, form })
    },
    async order(token, adminToken) {
      const rfq = await job.submitRfq(token)
      await job.uploadDrawings(token, rfq.id)
      await job.quote(adminToken, rfq.id)
      const quote = await job.accept(token, rfq.id)
      await job.sendPurchaseOrder(token, quote.id)
      const order = await job.createOrder(adminToken, rfq.id)
      return { rfqId: rfq.id, quoteId: quote.id, orderId: order.id }
    },
  }
  return job
}
