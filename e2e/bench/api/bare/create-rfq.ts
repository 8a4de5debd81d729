import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Asked, Handler } from './answers.ts'
import { type Database, rowsOf } from './database.ts'
import type { Asker } from './session.ts'

/* Writes what Kerf writes: the RFQ with its part, the audit entry, the idempotency key, and a live event. */

const statements = {
  claim: {
    name: 'claim a key',
    text: `insert into idempotency_keys (user_id, key, endpoint, request_hash, created_at)
      values ($1, $2, 'post /api/rfqs', $3, $4) on conflict do nothing returning key`,
  },
  rfq: {
    name: 'insert an rfq',
    text: `insert into rfqs (id, number, customer_id, company_id, project_name, notes, submitted_at, created_at,
        updated_at, total_quantity, parts_text)
      select $1, 'SQTE-' || lpad(next, greatest(4, length(next)), '0'), $2, $3, $4, $5, $6, $6, $6, $7,
        kerf_part_text($8, $9, null)
      from (select nextval('rfq_number_seq')::text as next) taken
      returning number`,
  },
  part: {
    name: 'insert a part',
    text: `insert into rfq_parts (id, rfq_id, position, name, material, tolerance, quantities, created_at)
      values ($1, $2, 0, $3, $4, $5, $6, $7)`,
  },
  audit: {
    name: 'insert an audit entry',
    text: `insert into audit_log (id, at, actor_id, actor_kind, action, object_type, object_id, changes, address,
        request_id)
      values ($1, $2, $3, 'customer', 'rfq.submitted', 'rfq', $4, $5, '127.0.0.1', $6)`,
  },
  announce: { name: 'announce', text: `select pg_notify('kerf_live', $1)` },
  remember: {
    name: 'remember an answer',
    text: `update idempotency_keys set status = 201, response = $3
      where user_id = $1 and key = $2 and endpoint = 'post /api/rfqs'`,
  },
}

interface NewRfq {
  projectName: string
  material: string
  tolerance: string
  quantity: number
  notes: string
}

/** A time-ordered id (RFC 9562, version 7). */
function newId(): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function answerFor(
  asker: Asker,
  rfq: NewRfq,
  { id, partId, number, at }: { id: string; partId: string; number: string; at: Date },
) {
  const { projectName, material, tolerance, quantity, notes } = rfq
  const { userId, name, email, companyNameInput, companyId, companyName, customerNumber } = asker
  const flat = { material, materialGrade: null, finishing: null, tolerance }
  return {
    ...{ id, displayNumber: number, projectName, ...flat, quantity, notes },
    ...{ manufacturingProcess: null, manufacturingSubprocess: null, internationalManufacturingOk: false },
    ...{ qualityInspectionRequired: false, certificationRequired: false, qualityStandard: null, timeline: null },
    ...{ neededBy: null, shipTo: null, billTo: null },
    ...{ budgetRange: null, specialInstructions: null, status: 'submitted', createdAt: at, submittedAt: at },
    files: [],
    parts: [{ id: partId, position: 0, name: projectName, ...flat, quantities: [quantity], notes: null, files: [] }],
    ...{ quote: null, orderId: null, orderNumber: null, companyId },
    user: {
      ...{ id: userId, name, email, companyNameInput },
      company: companyId && { id: companyId, name: companyName, customerNumber },
    },
  }
}

async function insert(tx: Database, asker: Asker, rfq: NewRfq, at: Date) {
  const [id, partId] = [newId(), newId()]
  const { projectName, material, tolerance, quantity, notes } = rfq
  const [inserted] = await rowsOf<{ number: string }>(tx, statements.rfq, [
    ...[id, asker.userId, asker.companyId, projectName, notes, at, quantity, projectName, material],
  ])
  if (!inserted) throw new Error('An insert answers its row')
  await rowsOf(tx, statements.part, [partId, id, projectName, material, tolerance, [quantity], at])
  const changes = JSON.stringify({ number: inserted.number, source: 'customer' })
  await rowsOf(tx, statements.audit, [newId(), at, asker.userId, id, changes, newId()])
  const companyIds = asker.companyId === null ? [] : [asker.companyId]
  const audience = { userIds: [asker.userId], companyIds, admins: true }
  await rowsOf(tx, statements.announce, [JSON.stringify({ audience, tags: ['Rfq', 'Dashboard'], id })])
  return answerFor(asker, rfq, { id, partId, number: inserted.number, at })
}

async function inTransaction<T>(database: pg.Pool, work: (tx: Database) => Promise<T>): Promise<T> {
  const client = await database.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

export const createRfq: Handler = async ({ database, asker, body, key }: Asked) => {
  const at = new Date()
  const rfq: NewRfq = JSON.parse(body)
  const hash = createHash('sha256').update(body).digest('base64url')
  const json = await inTransaction(database, async (tx) => {
    const claimed = await rowsOf(tx, statements.claim, [asker.userId, key, hash, at])
    if (claimed.length === 0) throw new Error('The key was used before')
    const made = await insert(tx, asker, rfq, at)
    await rowsOf(tx, statements.remember, [asker.userId, key, JSON.stringify({ headers: {}, json: made })])
    return made
  })
  return { status: 201, json }
}
