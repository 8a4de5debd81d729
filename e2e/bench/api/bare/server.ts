import { createServer, type IncomingMessage } from 'node:http'
import type { Answer, Handler } from './answers.ts'
import { createRfq } from './create-rfq.ts'
import { openPool } from './database.ts'
import { adminOrders, customerOrders } from './orders.ts'
import { customerQuotes } from './quotes.ts'
import { adminRfqs, customerRfqs, oneRfq } from './rfqs.ts'
import { askerOf } from './session.ts'
import { customerStats } from './stats.ts'

// What the hardware and PostgreSQL allow: node:http and handwritten prepared statements, with nothing in between. It
// answers the same JSON as Kerf, for valid requests only. node server.ts <database>

const database = openPool(process.argv[2] ?? '')

const handlers: Record<string, Handler> = {
  'GET /api/orders': customerOrders,
  'GET /api/rfqs': customerRfqs,
  'GET /api/quotes': customerQuotes,
  'GET /api/dashboard/stats': customerStats,
  'GET /api/admin/rfqs': adminRfqs,
  'GET /api/admin/orders': adminOrders,
  'POST /api/rfqs': createRfq,
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://bare.invalid')
  const handle =
    handlers[`${request.method} ${url.pathname}`] ?? (url.pathname.startsWith('/api/rfqs/') ? oneRfq : null)
  if (!handle) return { status: 404, json: null }
  const asker = await askerOf(database, request.headers.authorization)
  if (!asker || asker.isAdmin !== url.pathname.startsWith('/api/admin/')) return { status: 401, json: null }
  const body = request.method === 'POST' ? await bodyOf(request) : ''
  return handle({ database, asker, url, body, key: String(request.headers['idempotency-key']) })
}

const server = createServer(async (request, response) => {
  const {
    status = 200,
    total,
    json,
  } = await answer(request).catch((error: unknown) => {
    console.error(error)
    return { status: 500, total: undefined, json: { message: String(error) } }
  })
  const text = JSON.stringify(json)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(total === undefined ? {} : { 'x-total-count': total }),
  })
  response.end(text)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`ready at http://127.0.0.1:${address?.port}`)
})
