import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { createCompany } from '../../../test/factories.ts'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const create = (json: object, by = portal.admin) => by.post('/api/admin/companies', json)
const update = (id: string, json: object) =>
  portal.api.request('put', `/api/admin/companies/${id}`, { as: portal.admin.token, json })
const namesOf = async (query: string): Promise<string[]> =>
  (await listAll(portal.admin, `/api/admin/companies${query}`)).map(({ name }: { name: string }) => name)

test('a company is created from its name alone, in the United States, without a number or people', async () => {
  const { status, body } = await create({ name: '  Bare Works ', contactEmail: '', website: '', country: '' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Bare Works', country: 'United States', customerNumber: null, userCount: 0 })
  expect(body).toMatchObject({ contactEmail: null, website: null, notes: null })
  const [entry] = await portal.api.knex('auditLog').where({ action: 'company.created', objectId: body.id })
  expect(entry).toMatchObject({ actorId: portal.admin.user.id, changes: { name: 'Bare Works' } })
})

test('a company is changed as a whole; the log says which fields', async () => {
  const { body: made } = await create({ name: 'Old Works', industry: 'Robotics', phone: '+1 555' })
  const { status, body } = await update(made.id, {
    name: 'Old Works',
    industry: 'Medical',
    city: 'Leeds',
    country: 'UK',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: made.id, industry: 'Medical', city: 'Leeds', country: 'UK', phone: null })
  const [entry] = await portal.api.knex('auditLog').where({ action: 'company.changed', objectId: made.id })
  expect([...entry.changes.fields].sort()).toEqual(['city', 'country', 'industry', 'phone'])
})

test('a change based on data that somebody else has since changed is refused, naming who changed it', async () => {
  const { body: made } = await create({ name: 'Raced Works' })
  const { id, userCount, createdAt, customerNumber, ...basedOn } = made
  expect((await update(id, { name: 'Raced Works', city: 'Leeds', basedOn })).status).toBe(200)
  const late = await update(id, { name: 'Raced Works', city: 'Hull', basedOn })
  expect(refusal(late)).toEqual([409, 'write.stale'])
  expect(late.body.changed).toMatchObject({ isSelf: true, present: { city: 'Leeds' } })
})

test('a change that changes nothing leaves no entry', async () => {
  const { body: made } = await create({ name: 'Same Works' })
  expect((await update(made.id, { name: 'Same Works' })).status).toBe(200)
  expect(await portal.api.knex('auditLog').where({ action: 'company.changed', objectId: made.id })).toEqual([])
})

test.each([
  [{ name: 'A' }, { name: 'Company name must be at least 2 characters' }],
  [{ name: 'Works', contactEmail: 'nowhere' }, { contactEmail: 'Please enter a valid email address' }],
  [{ name: 'Works', website: 'works' }, { website: 'Please enter a valid URL' }],
  [{ name: 'Works', website: 'javascript:alert(1)' }, { website: 'Please enter a valid URL' }],
])("%j is refused with the message in docs/product/companies.md, 'Validation of a company'", async (json, fields) => {
  const answer = await create(json)
  expect([...refusal(answer), answer.body.fields]).toEqual([400, 'validation.failed', fields])
})

test('an unknown or merged company cannot be changed', async () => {
  const [into, merged] = [await createCompany(portal.api), await createCompany(portal.api, 'Merged Away')]
  const away = { mergedIntoId: into.id, customerNumber: null }
  await portal.api.knex('companies').where({ id: merged.id }).update(away)
  for (const id of [newId(), merged.id]) {
    expect(refusal(await update(id, { name: 'Anything' }))).toEqual([404, 'company.not_found'])
  }
  expect(await namesOf('?q=merged%20away')).toEqual([])
})

test('only admins create companies', async () => {
  expect(refusal(await create({ name: 'Works' }, portal.customer))).toEqual([403, 'auth.admin_required'])
})

describe('the list', () => {
  beforeAll(async () => {
    for (const name of ['quill Works', 'Quilt Works', 'Quilting Works']) await create({ name })
    await create({ name: 'Other', contactEmail: 'Sales@Quilted.example' })
  })

  test('matches name, customer number and contact email, ignoring case', async () => {
    expect(await namesOf('?q=QUILT&sort=name')).toEqual(['Other', 'Quilt Works', 'Quilting Works'])
    const { customerNumber } = await createCompany(portal.api, 'Numbered Works')
    expect(await namesOf(`?q=${customerNumber?.toLowerCase()}`)).toEqual(['Numbered Works'])
  })

  test('is newest first, or by name ignoring case, page by page', async () => {
    expect(await namesOf('?q=quil&limit=1')).toEqual(['Other', 'Quilting Works', 'Quilt Works', 'quill Works'])
    expect(await namesOf('?q=quil&limit=2&sort=name')).toEqual([
      'Other',
      'quill Works',
      'Quilt Works',
      'Quilting Works',
    ])
    expect(await namesOf('?q=quil&sort=date-asc')).toEqual(['quill Works', 'Quilt Works', 'Quilting Works', 'Other'])
  })

  test('counts the people of each company, and all companies', async () => {
    const company = await createCompany(portal.api, 'Peopled Works')
    await anotherCustomer(portal.api, { company })
    await anotherCustomer(portal.api, { company, companyRole: 'buyer' })
    const { body, headers } = await portal.admin.get('/api/admin/companies?q=peopled')
    expect(body).toMatchObject([{ name: 'Peopled Works', userCount: 2 }])
    expect(headers.get('x-total-count')).toBe('1')
  })
})

describe('saved as CSV', () => {
  const rowsOf = async (query: string) =>
    (await exportOf(portal.admin, `/api/admin/companies/export${query}`)).map(({ Company }) => Company)

  test('holds the companies of the list, or the chosen ones, in its order', async () => {
    const [one, two] = [(await create({ name: 'Saved B' })).body, (await create({ name: 'Saved A' })).body]
    await create({ name: 'Saved C' })
    expect(await rowsOf('?q=saved&sort=name')).toEqual(['Saved A', 'Saved B', 'Saved C'])
    expect(await rowsOf(`?sort=name&ids=${one.id},${two.id}`)).toEqual(['Saved A', 'Saved B'])
  })

  test('malformed ids are refused', async () => {
    expect(refusal(await portal.admin.get('/api/admin/companies/export?ids=all'))).toEqual([400, 'validation.failed'])
  })
})
