import type { FindGroup } from '@kerf/shared-contracts/contracts/find'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany, createCustomer, createSupplier } from '../../../test/factories.ts'
import { insertRfqs } from '../../../test/lists.ts'
import { anotherCustomer, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { say } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'
import { statementsOf } from '../../../test/statements.ts'
import { newSupplier } from '../../../test/suppliers.ts'

let portal: Portal
/** A customer of another company, with the same set of objects. */
let stranger: Person
let ordered: { rfqId: string; quoteId: string; orderId: string }
let theirs: typeof ordered
beforeAll(async () => {
  portal = await startPortal()
  const { api, customer, admin, job } = portal
  stranger = await anotherCustomer(api, { name: 'Zora Quell', company: 'Quellwerk GmbH' })
  ordered = await job.order(customer.token, admin.token)
  theirs = await job.order(stranger.token, admin.token)
  await api.knex('rfqs').where({ id: theirs.rfqId }).update({ projectName: 'Zwiebelhaube Ω' })
  await api.knex('files').where({ linkedToId: theirs.rfqId }).update({ fileName: 'zwiebel.step' })
  await api.knex('orders').where({ id: ordered.orderId }).update({ trackingNumber: '1Z 999 AA1' })
  const attached = [{ name: 'sketch-of-flange.pdf', bytes: pdfBytes() }]
  await say(customer, 'Here it is', { rfqId: ordered.rfqId }, attached)
  await say(stranger, 'Here it is', { rfqId: theirs.rfqId }, [{ name: 'zwiebel-note.pdf', bytes: pdfBytes() }])
  await job.uploadInvoice(admin.token, ordered.orderId)
})
afterAll(() => portal.api.stop())

async function groupsOf(person: Person, q: string): Promise<FindGroup[]> {
  const { status, body } = await person.get(`/api/find?${new URLSearchParams({ q })}`)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.groups
}

/** The titles of the hits, by kind. */
const hitsOf = async (person: Person, q: string) =>
  Object.fromEntries((await groupsOf(person, q)).map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]))

const firstOf = async (person: Person, q: string) => (await groupsOf(person, q))[0]?.hits[0]

describe('what is found', () => {
  test('a customer finds requests, quotes, orders and files by the project or the part', async () => {
    expect(await hitsOf(portal.customer, 'gripper')).toEqual({
      rfq: ['Gripper bracket'],
      quote: ['Gripper bracket'],
      order: ['Gripper bracket'],
    })
    expect(await hitsOf(portal.customer, 'bracket.')).toEqual({ file: ['bracket.pdf', 'bracket.step'] })
  })

  test('the matching part is shown beside the request', async () => {
    const [group] = await groupsOf(portal.customer, 'alumin')
    expect(group).toMatchObject({
      kind: 'rfq',
      hits: [{ details: [expect.stringMatching(/^SQTE-/), expect.stringContaining('Aluminum')] }],
    })
  })

  test('an admin finds customers, companies and suppliers as well', async () => {
    const { api, admin } = portal
    await createSupplier(api, { name: 'Lathe Lovers' })
    expect(await hitsOf(admin, 'quell')).toEqual({ customer: ['Zora Quell'], company: ['Quellwerk GmbH'] })
    expect(await hitsOf(admin, 'lathe lov')).toEqual({ supplier: ['Lathe Lovers Ltd'] })
    expect(await hitsOf(admin, stranger.user.email)).toEqual({ customer: ['Zora Quell'] })
  })

  test.each([
    ['the number', async () => (await portal.customer.get(`/api/orders/${ordered.orderId}`)).body.orderNumber],
    [
      'the number without its dash',
      async () =>
        (await portal.customer.get(`/api/orders/${ordered.orderId}`)).body.orderNumber.replace('-', '').toLowerCase(),
    ],
    ['the tracking number, written differently', async () => '1z999aa1'],
  ])('an order is found first by %s', async (_, typed) => {
    expect(await groupsOf(portal.customer, await typed())).toMatchObject([
      { kind: 'order', hits: [{ id: ordered.orderId, isExact: true }] },
    ])
  })

  test('an exact number comes before newer ones that only contain it', async () => {
    const { api, customer, admin } = portal
    const [id] = await insertRfqs(api, customer.user, [{ projectName: 'Old one' }])
    await api
      .knex('rfqs')
      .where({ id })
      .update({ number: 'SQTE-70007', createdAt: new Date('2020-01-01') })
    await insertRfqs(
      api,
      customer.user,
      Array.from({ length: 7 }, (_, at) => ({ projectName: `For SQTE-70007, ${at}` })),
    )
    const [rfqs] = await groupsOf(admin, 'sqte-70007')
    expect(rfqs).toMatchObject({
      kind: 'rfq',
      hasMore: true,
      hits: [{ title: 'Old one', isExact: true }, { isExact: false }, {}, {}, {}],
    })
  })

  test("a quote is found by its request's number and by its purchase order", async () => {
    const groups = await groupsOf(portal.customer, 'po77')
    expect(groups).toMatchObject([
      { kind: 'quote', hits: [{ id: ordered.quoteId, isExact: true }] },
      { kind: 'order', hits: [{ id: ordered.orderId, isExact: true }] },
    ])
  })

  test.each([
    ['ＧＲＩＰＰＥＲ　bracket', 'Gripper bracket'],
    ['取付板', '取付板 Ü'],
    ['取', '取付板 Ü'],
    ['付板', '取付板 Ü'],
    ['u\u0308', '取付板 Ü'],
    ['br', 'Gripper bracket'],
    ['100%', '100% cotton_gear'],
    ['n_g', '100% cotton_gear'],
  ])('%s is found however it is written', async (typed, title) => {
    const { api, customer } = portal
    await insertRfqs(api, customer.user, [{ projectName: '取付板 Ü' }, { projectName: '100% cotton_gear' }])
    expect((await hitsOf(customer, typed)).rfq ?? []).toEqual(
      typed === 'u\u0308' ? [] : expect.arrayContaining([title]),
    )
  })
})

describe('where a hit links to', () => {
  test('customers and admins reach the pages of their portals', async () => {
    const { customer, admin } = portal
    const addresses = async (person: Person) =>
      (await groupsOf(person, 'gripper')).map(({ hits }) => hits.at(-1)?.address)
    expect(await addresses(customer)).toEqual([
      `/rfqs/${ordered.rfqId}`,
      `/quotes/${ordered.quoteId}`,
      `/orders/${ordered.orderId}`,
    ])
    expect(await addresses(admin)).toEqual([
      `/admin/rfqs/${ordered.rfqId}`,
      `/admin/rfqs/${ordered.rfqId}`,
      `/admin/orders/${ordered.orderId}`,
    ])
  })

  test('a file links to what it belongs to', async () => {
    const { customer, admin } = portal
    expect((await firstOf(customer, 'bracket.step'))?.address).toBe(`/rfqs/${ordered.rfqId}`)
    expect((await firstOf(customer, 'quote.pdf'))?.address).toBe(`/quotes/${ordered.quoteId}`)
    expect((await firstOf(customer, 'invoice.pdf'))?.address).toBe(`/orders/${ordered.orderId}`)
    expect((await firstOf(customer, 'sketch-of'))?.address).toMatch(/^\/messages\?conversation=/)
    expect((await firstOf(admin, 'sketch-of'))?.address).toMatch(/^\/admin\/messages\?conversation=/)
  })
})

describe("does not find other people's objects", () => {
  const words = ['zwiebel', 'Quellwerk', 'Zora', 'zwiebel-note', 'Ω', 'Zw', 'zwiebel.step']

  test.each(words)('a customer of another company does not find %s', async (word) => {
    expect(await groupsOf(portal.customer, word)).toEqual([])
  })

  test.each(words.slice(0, 1))('its owner finds %s', async (word) => {
    expect(Object.keys(await hitsOf(stranger, word))).toEqual(['rfq', 'quote', 'order', 'file'])
  })

  test('a number finds nothing either, and no count gives it away', async () => {
    const { customer } = portal
    for (const path of [`/api/rfqs/${theirs.rfqId}`, `/api/orders/${theirs.orderId}`]) {
      const { body } = await stranger.get(path)
      expect(await groupsOf(customer, body.displayNumber ?? body.orderNumber)).toEqual([])
    }
    const po = await groupsOf(customer, 'PO-77')
    expect(po.flatMap(({ hits }) => hits.map(({ id }) => id))).not.toContain(theirs.quoteId)
    expect(po.every(({ hasMore }) => !hasMore)).toBe(true)
  })

  test('customers find neither people nor companies, not even themselves', async () => {
    expect(await groupsOf(portal.customer, 'Ada Miller')).toEqual([])
    expect(await groupsOf(portal.customer, 'Acme')).toEqual([])
  })

  test('a colleague finds shared company objects', async () => {
    const colleague = await anotherCustomer(portal.api, { company: await companyOf(portal.customer) })
    expect(Object.keys(await hitsOf(colleague, 'gripper'))).toEqual(['rfq', 'quote', 'order'])
    expect(await hitsOf(colleague, 'sketch-of')).toEqual({ file: ['sketch-of-flange.pdf'] })
  })

  test('a former member finds what they made there, but not the conversations', async () => {
    const { api, admin, job } = portal
    const company = await createCompany(api, 'Left Behind Ltd')
    const leaver = await anotherCustomer(api, { company })
    const { id } = await job.submitRfq(leaver.token, { projectName: 'Keepsake' })
    await say(leaver, 'See this', { rfqId: id }, [{ name: 'keepsake-sketch.pdf', bytes: pdfBytes() }])
    await api.knex('users').where({ id: leaver.user.id }).update({ companyId: null, companyRole: null })
    expect(await hitsOf(leaver, 'keepsake')).toEqual({ rfq: ['Keepsake'] })
    expect(Object.keys(await hitsOf(admin, 'keepsake'))).toEqual(['rfq', 'file'])
  })

  test('only its sender finds an unsent attachment, and only admins find a replaced invoice', async () => {
    const { api, customer, admin } = portal
    const file = await api.knex('files').where({ linkedToType: 'invoice', linkedToId: ordered.orderId }).first()
    const copy = { ...file, searchText: undefined, id: crypto.randomUUID(), fileName: 'earlier-invoice.pdf' }
    await api.knex('files').insert(copy)
    const unsent = { linkedToType: 'message', linkedToId: null, fileName: 'unsent-invoice.pdf' }
    await api.knex('files').insert({ ...copy, ...unsent, id: crypto.randomUUID() })
    expect(await hitsOf(customer, '-invoice.pdf')).toEqual({})
    expect(await hitsOf(admin, '-invoice.pdf')).toEqual({ file: ['earlier-invoice.pdf'] })
  })

  test('suppliers find nothing about customers, each other or themselves', async () => {
    const supplier = await newSupplier(portal.api)
    for (const word of ['gripper', 'Ltd', 'SORD', 'SQTE', 'PO-77', supplier.user.email, ...words]) {
      expect(await groupsOf(supplier, word)).toEqual([])
    }
  })

  test('deleted customers and merged companies are not found', async () => {
    const { api, admin } = portal
    const gone = await createCustomer(api, { name: 'Wilma Weg', company: 'Weggefallen AG' })
    await api.knex('users').where({ id: gone.id }).update({ deletedAt: new Date() })
    const into = (await companyOf(portal.customer)).id
    await api.knex('companies').where({ id: gone.companyId }).update({ mergedIntoId: into, customerNumber: null })
    expect(await groupsOf(admin, 'weg')).toEqual([])
  })
})

async function companyOf({ user }: Person) {
  return portal.api.knex('companies').where({ id: user.companyId }).first()
}

describe('queries that are too short, too long or unusual', () => {
  test.each(['', ' ', 'g', '　', '\u00e9'])('%j finds only pages', async (typed) => {
    expect(await groupsOf(portal.customer, typed)).toEqual([])
  })

  test('a text that is too long is reported at its field', async () => {
    const { status, body } = await portal.customer.get(`/api/find?q=${'x'.repeat(201)}`)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation.failed', ['q']])
  })

  test.each(['%%%', '___', "';--", '\\', '\\%\\', '%', '((', '*', 'שלום', '👩‍🔧', 'a\u202eb', '--'])(
    '%j is a text like any other',
    async (typed) => {
      expect(await groupsOf(portal.customer, typed)).toEqual([])
      expect((await portal.admin.get(`/api/find?${new URLSearchParams({ q: typed })}`)).status).toBe(200)
    },
  )
})

test('everything is found in two statements: the actor, and the rest', async () => {
  for (const person of [portal.customer, portal.admin, await newSupplier(portal.api)]) {
    expect(await statementsOf(() => groupsOf(person, 'gripper'))).toHaveLength(2)
    expect(await statementsOf(() => groupsOf(person, 'g'))).toHaveLength(1)
  }
})
