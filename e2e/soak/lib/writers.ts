import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { apiOf, dayFromNow } from '../../fixtures/api.ts'
import type { KerfServer } from '../../fixtures/server.ts'
import { type Client, Refused } from './client.ts'
import type { Ledger } from './ledger.ts'

interface People {
  admin: string
  customers: string[]
}

/** Customers and an admin, signed in before anything fails. */
export async function gather(kerf: KerfServer, count: number): Promise<People> {
  const api = apiOf(kerf)
  const admin = await api.signInAdmin()
  const customers: string[] = []
  for (let number = 0; number < count; number += 1) customers.push((await api.newCustomer(`Writer ${number}`)).token)
  return { admin, customers }
}

/** Has every customer do the main job over and over, until told to stop; what is confirmed is put into the ledger. */
export async function write(client: Client, ledger: Ledger, people: People, isStopping: () => boolean): Promise<void> {
  const writing = people.customers.map(async (customer) => {
    while (!isStopping()) {
      try {
        await doJob(client, ledger, { admin: people.admin, customer })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refusals.push(error.message)
        await pause(200)
      }
    }
  })
  await Promise.all(writing)
}

/** Why jobs were given up. */
export const refusals: string[] = []

const unique = (what: string) => `${what} ${crypto.randomUUID()}`
const stages = ['material_procurement', 'manufacturing', 'finishing']

async function doJob(client: Client, ledger: Ledger, { admin, customer }: { admin: string; customer: string }) {
  await register(client, ledger)
  const projectName = unique('Bracket')
  const rfq = await client.send<{ id: string }>('POST', '/api/rfqs', customer, {
    ...{ projectName, material: 'aluminum', tolerance: 'standard', quantity: 10 },
  })
  ledger.rfqs.set(rfq.id, projectName)
  await upload(client, ledger, customer, rfq.id)
  await converse(client, ledger, customer, { rfqId: rfq.id })

  const amount = `${100 + Math.floor(Math.random() * 9000)}.50`
  const terms = { amount, validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }
  const quoted = await client.send<{ id: string }>('POST', `/api/admin/rfqs/${rfq.id}/quote`, admin, formOf(terms))
  ledger.quotes.set(quoted.id, amount)
  ledger.quoted.set(quoted.id, rfq.id)

  const answer = formOf({ status: 'accepted', revision: '1' })
  await client.send('POST', `/api/rfqs/${rfq.id}/quote/respond`, customer, answer)
  ledger.acceptances.add(quoted.id)

  const purchaseOrderNumber = unique('PO').slice(0, 30)
  const paper = formOf({ purchaseOrderNumber }, 'purchaseOrder', pdf(purchaseOrderNumber))
  await client.send('POST', `/api/quotes/${quoted.id}/purchase-order`, customer, paper)
  ledger.purchaseOrders.set(quoted.id, purchaseOrderNumber)

  const order = await client.send<{ id: string }>('POST', `/api/admin/rfqs/${rfq.id}/create-order`, admin, {
    dueDate: dayFromNow(30),
  })
  ledger.orders.set(order.id, rfq.id)
  for (const status of stages) {
    await client.send('PATCH', `/api/orders/${order.id}/status`, admin, { status })
    ledger.moves.push({ orderId: order.id, status })
  }
  await converse(client, ledger, customer, { orderId: order.id })
}

async function register(client: Client, ledger: Ledger): Promise<void> {
  const email = `soak-${crypto.randomUUID()}@example.com`
  const person = { email, password: 'turned-and-milled-42', name: 'Sam Oak', company: 'Oak Ltd', role: 'customer' }
  await client.send('POST', '/api/auth/register', undefined, person)
  ledger.registrations.push(email)
}

async function upload(client: Client, ledger: Ledger, as: string, rfqId: string): Promise<void> {
  // From small to a few parts of an upload to S3.
  const content = pdf(unique('Drawing'), Math.random() < 0.2 ? 2_000_000 : 5_000)
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfqId }, 'files', content)
  const [file] = await client.send<{ id: string }[]>('POST', '/api/files/upload', as, form)
  if (file) ledger.files.set(file.id, createHash('sha256').update(content).digest('hex'))
}

async function converse(client: Client, ledger: Ledger, as: string, place: Record<string, string>): Promise<void> {
  const body = unique('When will it be ready?')
  const { id } = await client.send<{ id: string }>('POST', '/api/messages', as, formOf({ body, ...place }))
  ledger.messages.set(id, body)
}

function formOf(fields: Record<string, string>, field?: string, content?: Buffer): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (field && content) form.append(field, new Blob([new Uint8Array(content)]), 'paper.pdf')
  return form
}

/** A PDF of one empty page with `words` in a comment, and as many bytes more as asked for. */
function pdf(words: string, more = 0): Buffer {
  const head = `%PDF-1.4\n%${words}\n${`%${'x'.repeat(98)}\n`.repeat(more / 100)}`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]
  let text = head
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const xref = text.length
  text += `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
