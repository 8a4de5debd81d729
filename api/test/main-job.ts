import { type CustomerOptions, type SignedInUser, signedInAdmin, signedInCustomer } from './factories.ts'
import { type Answered, type Ask, type StartOptions, startApi, type TestApi } from './harness.ts'
import { formOf, pdfBytes, stepBytes } from './samples.ts'

/** A signed-in user who calls the API; a call is sent with a form, with JSON, or with nothing. */
export interface Person extends SignedInUser {
  get(path: string, headers?: Record<string, string>): Promise<Answered>
  post(path: string, content?: unknown): Promise<Answered>
  patch(path: string, content?: unknown): Promise<Answered>
  delete(path: string): Promise<Answered>
}

export function personOf(api: TestApi, { user, token }: SignedInUser): Person {
  const send = (method: string) => (path: string, content?: unknown) =>
    api.request(method, path, { as: token, ...(content instanceof FormData ? { form: content } : { json: content }) })
  return {
    user,
    token,
    get: (path, headers) => api.request('get', path, { as: token, headers }),
    post: send('post'),
    patch: send('patch'),
    delete: send('delete'),
  }
}

/** Another customer who is signed in. */
export async function anotherCustomer(api: TestApi, options?: CustomerOptions): Promise<Person> {
  return personOf(api, await signedInCustomer(api, options))
}

export interface Portal {
  api: TestApi
  customer: Person
  admin: Person
  job: MainJob
}

/** The API with a customer of a company and an admin, both signed in, and the steps of their main job. */
export async function startPortal(options?: StartOptions): Promise<Portal> {
  const api = await startApi(options)
  const customer = await anotherCustomer(api, { name: 'Ada Miller', company: 'Acme Robotics' })
  const admin = personOf(api, await signedInAdmin(api))
  return { api, customer, admin, job: mainJob(api) }
}

/** Makes the settings offer these currencies; the first is the default. */
export async function offerCurrencies({ platform, knex }: TestApi, currencies: readonly string[]): Promise<void> {
  await knex('providerSettings').update({ currencies })
  await platform.provider.reload()
}

/** Status and code of a refusal. */
export const refusal = ({ status, body }: Answered) => [status, body?.code]

/** The number of rows in a table. */
export async function countRows(api: TestApi, table: string, where: object = {}): Promise<number> {
  const [row] = await api.knex(table).where(where).count()
  return Number(row?.count)
}

/** Stored objects no row refers to: a refused upload must not leave any. */
export async function orphanedObjects(api: TestApi): Promise<string[]> {
  const named = new Set((await api.knex('files').select('objectKey')).map((row) => row.objectKey))
  const orphans = []
  for await (const { key } of api.platform.store.list('files/')) if (!named.has(key)) orphans.push(key)
  return orphans
}

/** The steps of the main job as API calls, so that tests reach any state the way users do. */
export interface MainJob {
  submitRfq(token: string, fields?: Record<string, unknown>): Promise<{ id: string; displayNumber: string }>
  uploadDrawings(token: string, rfqId: string): Promise<{ id: string }[]>
  quote(adminToken: string, rfqId: string, fields?: Record<string, string>): Promise<{ id: string; revision: number }>
  accept(token: string, rfqId: string, revision?: number): Promise<{ id: string }>
  sendPurchaseOrder(token: string, quoteId: string, number?: string): Promise<void>
  createOrder(adminToken: string, rfqId: string): Promise<{ id: string; orderNumber: string }>
  setStatus(adminToken: string, orderId: string, status: string): Promise<void>
  uploadInvoice(adminToken: string, orderId: string): Promise<void>
  /** From nothing to a sales order of ten pieces. */
  order(token: string, adminToken: string): Promise<{ rfqId: string; quoteId: string; orderId: string }>
}

/** The day this many days from now, `YYYY-MM-DD`. */
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
    async accept(as, rfqId, revision = 1) {
      return (
        await ok('post', `/api/rfqs/${rfqId}/quote/respond`, {
          as,
          form: formOf({ status: 'accepted', revision: String(revision) }),
        })
      ).body
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
