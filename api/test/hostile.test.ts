import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from './main-job.ts'
import { rawRequest } from './raw-request.ts'
import { formOf, pdfBytes } from './samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

/** A multipart body written by hand, as no honest client would. */
function multipart(parts: string[]): { headers: Record<string, string>; body: string } {
  const body = `${parts.map((part) => `--XB\r\n${part}\r\n`).join('')}--XB--\r\n`
  return { headers: { 'content-type': 'multipart/form-data; boundary=XB' }, body }
}

async function upload({ headers, body }: ReturnType<typeof multipart>) {
  const authorization = `Bearer ${portal.customer.token}`
  const response = await fetch(`${portal.api.url}/api/files/upload`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body,
  })
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

test('a file name with an unclosed quote is parsed quickly', async () => {
  const disposition = `Content-Disposition: form-data; name="files"; filename="${'\\'.repeat(3000)}`
  expect(await upload(multipart([`${disposition}\r\n\r\nx`]))).toEqual([415, 'file.not_step_or_pdf'])
  expect((await portal.api.request('get', '/healthz')).status).toBe(200)
})

test('an endless part header, and a form with endless fields, are refused', async () => {
  const long = `Content-Disposition: form-data; name="files"; filename="${'a'.repeat(5000)}.pdf"\r\n\r\nx`
  expect(await upload(multipart([long]))).toEqual([400, 'request.malformed'])
  const fields = Array.from({ length: 1000 }, () => 'Content-Disposition: form-data; name="a"\r\n\r\nx')
  expect(await upload(multipart(fields))).toEqual([413, 'request.too_large'])
})

test.each(['gzip', 'br', 'deflate'])('a body falsely declared as %s is a client error', async (encoding) => {
  const response = await fetch(`${portal.api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body: JSON.stringify({ email: 'a@example.com', password: 'x' }),
  })
  expect(response.status).toBe(400)
})

test('a path that climbs out of a module is not found', async () => {
  const answer = await rawRequest(
    portal.api,
    'GET /modules/admin/../../x HTTP/1.1\r\nHost: kerf\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
})

test('accepting without naming a revision never accepts a later one than the first', async () => {
  const { job, customer, admin, api } = portal
  const { id } = await job.submitRfq(customer.token)
  await job.quote(admin.token, id, { amount: '100.00' })
  await job.quote(admin.token, id, { amount: '900.00' })
  const path = `/api/rfqs/${id}/quote/respond`
  const answer = await api.request('post', path, { as: customer.token, form: formOf({ status: 'accepted' }) })
  expect([answer.status, answer.body.code]).toEqual([409, 'quote.revised'])
  const declined = await api.request('post', path, { as: customer.token, form: formOf({ status: 'declined' }) })
  expect(declined.body.status).toBe('declined')
})

test('a delivered order cannot be shipped further, and only admins see a replaced invoice', async () => {
  const { job, customer, admin, api } = portal
  const { orderId } = await job.order(customer.token, admin.token)
  const invoice = async (name: string) => {
    const form = formOf({}, { invoice: [{ name, bytes: pdfBytes(name) }] })
    return (await api.request('patch', `/api/orders/${orderId}/invoice`, { as: admin.token, form })).body.invoiceUrl
  }
  const [first, second] = [await invoice('first.pdf'), await invoice('second.pdf')]
  expect((await api.request('get', first, { as: customer.token })).status).toBe(404)
  expect((await api.request('get', second, { as: customer.token })).status).toBe(200)
  expect((await api.request('get', first, { as: admin.token })).status).toBe(200)

  const json = { status: 'delivered', confirmUnshipped: true }
  await api.request('patch', `/api/orders/${orderId}/status`, { as: admin.token, json })
  const shipment = { as: admin.token, json: { quantityShipped: 1 } }
  const late = await api.request('post', `/api/orders/${orderId}/shipments`, shipment)
  expect([late.status, late.body.code]).toEqual([409, 'order.already_delivered'])
})
