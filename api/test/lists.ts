import { Rfq, type RfqStatus } from '../src/models/rfq.ts'
import { RfqPart } from '../src/models/rfq-part.ts'
import type { User } from '../src/models/user.ts'
import { newId } from '../src/platform/db/new-id.ts'
import type { TestApi } from './harness.ts'
import type { Person } from './main-job.ts'

export interface RfqSketch {
  projectName: string
  material?: string
  quantity?: number
  status?: RfqStatus
  createdAt?: Date
}

/** How many each API has inserted: numbers and times continue from there. */
const insertedOf = new WeakMap<TestApi, number>()

/** Inserts many RFQs at once, each a millisecond newer than the one before. @returns their ids */
export async function insertRfqs(api: TestApi, customer: User, sketches: readonly RfqSketch[]): Promise<string[]> {
  const rows = sketches.map(({ projectName, material = 'steel', quantity = 1, status = 'submitted', createdAt }) => {
    const inserted = (insertedOf.get(api) ?? 0) + 1
    insertedOf.set(api, inserted)
    const rfq = { id: newId(), number: `SQTE-${8999 + inserted}`, projectName, status }
    const owner = { customerId: customer.id, companyId: customer.companyId }
    const part = { rfqId: rfq.id, position: 0, name: projectName, material, tolerance: 'standard' }
    const created = createdAt ?? new Date(Date.UTC(2026, 1, 1) + inserted)
    return { rfq: { ...rfq, ...owner, createdAt: created }, part: { ...part, quantities: [quantity] } }
  })
  await api.knex.transaction(async (tx) => {
    await Rfq.query(tx).insert(rows.map(({ rfq }) => rfq))
    await RfqPart.query(tx).insert(rows.map(({ part }) => part))
  })
  return rows.map(({ rfq }) => rfq.id)
}

/** The project names on one page of a list. */
export async function namesOf(person: Person, path: string): Promise<string[]> {
  const { body } = await person.get(path)
  return body.map((item: { projectName?: string; rfq?: { projectName: string } }) =>
    item.rfq ? item.rfq.projectName : item.projectName,
  )
}

/** Follows a list to its end. @param between runs before each further page is requested */
export async function listAll(person: Person, path: string, between = async () => {}) {
  const items = []
  for (let next: string | undefined = path; next !== undefined; ) {
    const page = await person.get(next)
    if (page.status !== 200) throw new Error(`${next}: ${page.status} ${page.bytes.toString()}`)
    items.push(...page.body)
    next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1]
    if (next !== undefined) await between()
  }
  return items
}
