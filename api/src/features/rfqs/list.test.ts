import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRfqs, listAll, namesOf } from '../../../test/lists.ts'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { Company } from '../../models/company.ts'

let portal: Portal
let stranger: Person
beforeAll(async () => {
  portal = await startPortal()
  stranger = await anotherCustomer(portal.api, { name: 'Jürgen Weiß', company: 'Gehäusebau Süd' })
  await insertRfqs(portal.api, portal.customer.user, [
    { projectName: 'Bracket', material: 'aluminum', quantity: 10, status: 'submitted' },
    { projectName: 'axle 100%', material: 'titanium', quantity: 5, status: 'quoted' },
    { projectName: 'Cover', material: 'steel', quantity: 700, status: 'declined' },
    { projectName: '歯車 GEHÄUSE', material: 'steel', quantity: 80, status: 'reviewing' },
    { projectName: 'Shaft', material: 'steel', quantity: 1, status: 'accepted' },
  ])
  await insertRfqs(portal.api, stranger.user, [{ projectName: 'Foreign', material: 'peek', quantity: 3 }])
})
afterAll(() => portal.api.stop())

const own = (query: string) => namesOf(portal.customer, `/api/rfqs?${query}`)
const all = (query: string) => namesOf(portal.admin, `/api/admin/rfqs?${query}`)

test("a customer lists their own requests, newest first, and those of colleagues, but nobody else's", async () => {
  const mine = ['Shaft', '歯車 GEHÄUSE', 'Cover', 'axle 100%', 'Bracket']
  expect(await own('')).toEqual(mine)
  const company = await Company.query(portal.api.knex)
    .findById(portal.customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(portal.api, { company, companyRole: 'viewer' })
  expect(await namesOf(colleague, '/api/rfqs')).toEqual(mine)
  expect(await namesOf(stranger, '/api/rfqs')).toEqual(['Foreign'])
})

test.each([
  ['Bracket', ['Bracket']],
  ['  bRACK ', ['Bracket']],
  ['gehäuse', ['Foreign', '歯車 GEHÄUSE']],
  ['歯', ['歯車 GEHÄUSE']],
  ['100%', ['axle 100%']],
  ['%', ['axle 100%']],
  ['_', []],
  ['TITANIUM', ['axle 100%']],
  ['jürgen w', ['Foreign']],
  ['Acme', ['Shaft', '歯車 GEHÄUSE', 'Cover', 'axle 100%', 'Bracket']],
  ['SQTE-9001', ['axle 100%']],
  ['nothing like this', []],
])('an admin who searches for %j finds %j', async (typed, names) => {
  expect(await all(`q=${encodeURIComponent(typed)}`)).toEqual(names)
})

test('an admin reads several by their ids, and those that suppliers can be asked about', async () => {
  const rows = await listAll(portal.admin, '/api/admin/rfqs?limit=200')
  const ids = ['Cover', 'Foreign'].map((name) => rows.find(({ projectName }) => projectName === name)?.id)
  expect(await all(`ids=${ids.join(',')}`)).toEqual(['Foreign', 'Cover'])
  expect(await all('sendable=true')).toEqual(['Foreign', '歯車 GEHÄUSE', 'axle 100%', 'Bracket'])
  expect(await all(`ids=${ids.join(',')}&sendable=true`)).toEqual(['Foreign'])
  expect(refusal(await portal.admin.get('/api/admin/rfqs?ids=all'))).toEqual([400, 'validation.failed'])
})

test.each(['İstanbul', 'ΣΊΣΥΦΟΣ', 'ΊΣΥΦ', 'caf\u00e9', 'cafe\u0301', 'CAFÉ', 'istanbul'])(
  'a name in any script is found by %j, composed or not',
  async (typed) => {
    const customer = await anotherCustomer(portal.api)
    await portal.job.submitRfq(customer.token, { projectName: 'İstanbul ΣΊΣΥΦΟΣ cafe\u0301' })
    expect(await namesOf(customer, `/api/rfqs?q=${encodeURIComponent(typed)}`)).toEqual(['İstanbul ΣΊΣΥΦΟΣ caf\u00e9'])
  },
)

test('a search finds nothing of other customers', async () => {
  expect(await own('q=Foreign')).toEqual([])
})

test.each([
  ['status=declined', ['Cover']],
  ['group=active', ['歯車 GEHÄUSE', 'axle 100%', 'Bracket']],
  ['group=history', ['Shaft', 'Cover']],
  ['group=active&q=axle', ['axle 100%']],
  ['sort=date-asc', ['Bracket', 'axle 100%', 'Cover', '歯車 GEHÄUSE', 'Shaft']],
  ['sort=status', ['Bracket', '歯車 GEHÄUSE', 'axle 100%', 'Shaft', 'Cover']],
  ['sort=project', ['axle 100%', 'Bracket', 'Cover', 'Shaft', '歯車 GEHÄUSE']],
  ['sort=quantity', ['Cover', '歯車 GEHÄUSE', 'Bracket', 'axle 100%', 'Shaft']],
])('%s lists %j', async (query, names) => {
  expect(await own(query)).toEqual(names)
})

test('an admin lists the requests of one customer', async () => {
  const path = `/api/admin/customer-rfqs?customerId=${stranger.user.id}`
  expect(await namesOf(portal.admin, path)).toEqual(['Foreign'])
})

test('every sort pages through all rows, each once', async () => {
  for (const sort of ['date-desc', 'date-asc', 'status', 'project', 'quantity']) {
    const whole = await own(`sort=${sort}`)
    expect((await listAll(portal.customer, `/api/rfqs?sort=${sort}&limit=2`)).map((rfq) => rfq.projectName)).toEqual(
      whole,
    )
  }
})

test('the response has the total, and the link to the next page', async () => {
  const first = await portal.customer.get('/api/rfqs?limit=2&q=steel&sort=project')
  expect(first.headers.get('x-total-count')).toBe('3')
  const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
  expect(next).toMatch(/^\/api\/rfqs\?limit=2&q=steel&sort=project&cursor=[\w-]+$/)
  const second = await portal.customer.get(next)
  expect(second.body).toHaveLength(1)
  expect([second.headers.get('x-total-count'), second.headers.get('link')]).toEqual(['3', null])
})

test.each(['limit=0', 'limit=201', 'limit=x', 'sort=price', 'status=lost', 'group=all', `q=${'x'.repeat(201)}`])(
  '%s is refused',
  async (query) => {
    expect(refusal(await portal.customer.get(`/api/rfqs?${query}`))).toEqual([400, 'validation.failed'])
  },
)

const id = '01890000-0000-7000-8000-000000000000'
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
test.each([
  ['no cursor at all', 'nonsense', 'date-desc'],
  ['an object', cursorOf({ id }), 'date-desc'],
  ['one for another sort order', cursorOf(['12', id]), 'date-desc'],
  ['an invalid date', cursorOf(['2026-13-41 99:99:99+00', id]), 'date-desc'],
  ['an invalid time zone', cursorOf(['2026-01-01 00:00:00+99', id]), 'date-desc'],
  ['an invalid id', cursorOf(['2026-01-01 00:00:00+00', '-'.repeat(36)]), 'date-desc'],
  ['a null byte', cursorOf(['a\0b', id]), 'project'],
  ['a number too large for the database', cursorOf(['9'.repeat(40), id]), 'quantity'],
])('a cursor that is %s is refused', async (_what, cursor, sort) => {
  const answer = await portal.customer.get(`/api/rfqs?sort=${sort}&cursor=${cursor}`)
  expect(refusal(answer)).toEqual([400, 'request.cursor_invalid'])
})

test('lists can be paged by names of 200 characters in any script', async () => {
  const person = await anotherCustomer(portal.api)
  const names = ['"', '部', '🦾', 'İ'].map((character) => character.repeat(200 / character.length))
  await insertRfqs(
    portal.api,
    person.user,
    names.map((projectName) => ({ projectName })),
  )
  expect(await listAll(person, '/api/rfqs?sort=project&limit=1')).toHaveLength(4)
})

test.each(['date-desc', 'date-asc', 'project', 'quantity', 'status'])(
  'hundreds of rows with equal values page by %s without a gap or a repeat, while rows are added',
  async (sort) => {
    const person = await anotherCustomer(portal.api)
    const same = { projectName: 'Same', createdAt: new Date('2026-01-01T00:00:00Z') }
    const before = await insertRfqs(
      portal.api,
      person.user,
      Array.from({ length: 230 }, () => same),
    )
    const listed = await listAll(person, `/api/rfqs?sort=${sort}&limit=60`, async () => {
      await insertRfqs(portal.api, person.user, [same, { projectName: 'Aaa' }, { projectName: 'Zzz', quantity: 9 }])
    })
    const ids = listed.map((rfq) => rfq.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(before))
  },
)
