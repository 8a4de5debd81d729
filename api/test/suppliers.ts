import { signedInSupplier, type UserOptions } from './factories.ts'
import type { Answered, TestApi } from './harness.ts'
import { dayFromNow, type Person, personOf } from './main-job.ts'
import { formOf, pdfBytes, type SampleFile } from './samples.ts'

/** A signed-in supplier. */
export async function newSupplier(api: TestApi, options?: UserOptions): Promise<Person> {
  return personOf(api, await signedInSupplier(api, options))
}

/** The fields of a request in tests. */
export const requestFields = {
  projectName: 'Milled bracket',
  material: 'Aluminum',
  quantity: 10,
  description: 'Milled from a block',
}

export interface TestedRequest {
  id: string
  seal: string
  parts: { id: string; quantities: number[] }[]
  supplierQuotes: { id: string; supplierId: string }[]
}

function succeeded<T>({ status, body }: Answered): T {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** Asks suppliers for a quote. @param fields to replace the usual ones */
export async function askSuppliers(
  admin: Person,
  suppliers: readonly Person[],
  fields: Record<string, unknown> = {},
): Promise<TestedRequest> {
  const json = {
    ...requestFields,
    supplierIds: suppliers.map(({ user }) => user.id),
    dueDate: dayFromNow(10),
    ...fields,
  }
  return succeeded(await admin.post('/api/admin/quotes/create-bulk', json))
}

/** The form of a quote. @param unitPrice of every part at every quantity @param fields to replace the usual ones */
export function quoteForm(
  { parts }: Pick<TestedRequest, 'parts'>,
  unitPrice = '12.50',
  fields: Record<string, string> = {},
  withFile = false,
): FormData {
  const prices = parts.flatMap(({ id, quantities }) =>
    quantities.map((quantity) => ({ partId: id, quantity, unitPrice })),
  )
  const files: Record<string, SampleFile[]> = {}
  if (withFile) files.quoteFile = [{ name: 'offer.pdf', bytes: pdfBytes('Offer') }]
  return formOf({ prices: JSON.stringify(prices), leadTime: '14', ...fields }, files)
}

/** Quotes a request. @returns the quote */
export async function quoteRequest(
  supplier: Person,
  request: Pick<TestedRequest, 'id' | 'parts'>,
  unitPrice?: string,
  fields?: Record<string, string>,
): Promise<{ id: string; price: string; revision: number }> {
  return succeeded(
    await supplier.post(`/api/supplier/requests/${request.id}/quote`, quoteForm(request, unitPrice, fields)),
  )
}

/** Sets the status of a supplier quote. */
export function decideQuote(api: TestApi, admin: Person, quoteId: string, json: object): Promise<Answered> {
  return api.request('put', `/api/admin/supplier-quotes/${quoteId}/status`, { as: admin.token, json })
}

/** Orders an accepted quote. @returns the purchase order */
export async function orderQuote(
  admin: Person,
  supplierQuoteId: string,
  fields: Record<string, string> = {},
): Promise<{ id: string; lines: { id: string; quantity: number }[] }> {
  const form = formOf({ supplierQuoteId, deliveryDate: dayFromNow(30), ...fields })
  return succeeded(await admin.post('/api/admin/purchase-orders', form))
}

/** Everything from the request to the purchase order of one supplier. */
export async function orderFrom(api: TestApi, admin: Person, supplier: Person, fields?: Record<string, unknown>) {
  const request = await askSuppliers(admin, [supplier], fields)
  const quote = await quoteRequest(supplier, request)
  succeeded(await decideQuote(api, admin, quote.id, { status: 'accepted' }))
  return { request, quote, order: await orderQuote(admin, quote.id) }
}
