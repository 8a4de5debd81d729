import { mostSavedFilters } from '@kerf/shared-contracts/contracts/saved-filters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { refusal } from '../../../test/main-job.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const late = { list: 'customer.orders', name: 'Late ones', query: 'status=packing&q=steel' }

/** A user who has saved nothing yet. */
async function newcomer() {
  const { user, token: as } = await signedInCustomer(api)
  return {
    user,
    save: (fields: object = {}) => api.request('post', '/api/saved-filters', { as, json: { ...late, ...fields } }),
    rename: (id: string, json: object) => api.request('put', `/api/saved-filters/${id}`, { as, json }),
    leave: () => api.request('post', '/api/profile/deletion', { as, json: { password: testPassword } }),
    remove: (id: string) => api.request('delete', `/api/saved-filters/${id}`, { as }),
    names: async (list = late.list) =>
      (await api.request('get', `/api/saved-filters?list=${list}`, { as })).body.map(
        ({ name, query }: typeof late) => `${name}: ${query}`,
      ),
  }
}

test('filters are saved under a name and listed by name, separately for each list', async () => {
  const { save, names } = await newcomer()
  expect((await save()).body).toMatchObject(late)
  await save({ name: 'äpfel' })
  await save({ name: 'Birds', query: 'sort=amount' })
  await save({ list: 'customer.quotes', query: 'group=pending' })
  expect(await names()).toEqual(['Birds: sort=amount', `Late ones: ${late.query}`, `äpfel: ${late.query}`])
  expect(await names('customer.quotes')).toEqual(['Late ones: group=pending'])
})

test('nobody else sees, renames or deletes them', async () => {
  const [owner, other] = [await newcomer(), await newcomer()]
  const { id } = (await owner.save()).body
  expect(await other.names()).toEqual([])
  expect(refusal(await other.rename(id, { name: 'Mine' }))).toEqual([404, 'saved_filter.not_found'])
  expect(refusal(await other.remove(id))).toEqual([404, 'saved_filter.not_found'])
  expect(await owner.names()).toHaveLength(1)
})

test.each(['Late ones', ' late  ONES ', 'Ｌate ones'])(
  '%j counts as a taken name unless it may be replaced',
  async (name) => {
    const { save, names } = await newcomer()
    await save()
    const refused = await save({ name, query: 'status=shipped' })
    expect(refusal(refused)).toEqual([409, 'saved_filter.name_taken'])
    expect(Object.keys(refused.body.fields)).toEqual(['name'])
    expect((await save({ name, query: 'status=shipped', replace: true })).status).toBe(201)
    expect((await names()).map((line: string) => line.split(': ')[1])).toEqual(['status=shipped'])
  },
)

test('if two windows save under the same name at once, one is saved and the other refused', async () => {
  const { save, names } = await newcomer()
  const answers = await Promise.all([save(), save(), save()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await names()).toHaveLength(1)
})

test('at most fifty are kept for a list, however many windows save at once; replacing still works', async () => {
  const { save, names } = await newcomer()
  for (let at = 1; at < mostSavedFilters; at++) await save({ name: `Number ${at}` })
  const last = await Promise.all([save({ name: 'One more' }), save({ name: 'And another' })])
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(refusal(await save({ name: 'Yet another' }))).toEqual([409, 'saved_filter.too_many'])
  expect((await save({ name: 'Number 1', replace: true })).status).toBe(201)
  expect((await save({ list: 'customer.quotes' })).status).toBe(201)
  expect(await names()).toHaveLength(mostSavedFilters)
}, 60_000)

test('they can be renamed, unless the name is taken or they were renamed meanwhile', async () => {
  const { save, rename, names } = await newcomer()
  const { id } = (await save()).body
  await save({ name: 'Other' })
  expect(refusal(await rename(id, { name: 'OTHER' }))).toEqual([409, 'saved_filter.name_taken'])
  expect((await rename(id, { name: 'LATE ONES', basedOn: { name: 'Late ones' } })).body.name).toBe('LATE ONES')
  const stale = await rename(id, { name: 'Slow ones', basedOn: { name: 'Late ones' } })
  expect(refusal(stale)).toEqual([409, 'write.stale'])
  expect(stale.body.changed).toMatchObject({ isSelf: true, present: { name: 'LATE ONES' } })
  expect(await names()).toHaveLength(2)
})

test('filters deleted in another window are reported as gone', async () => {
  const { save, rename, remove, names } = await newcomer()
  const { id } = (await save()).body
  expect((await remove(id)).status).toBe(204)
  expect(refusal(await remove(id))).toEqual([404, 'saved_filter.not_found'])
  expect(refusal(await rename(id, { name: 'Gone' }))).toEqual([404, 'saved_filter.not_found'])
  expect(await names()).toEqual([])
})

test.each([
  [{ name: '  ' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ query: '' }, 'query'],
  [{ query: 'a=1#b' }, 'query'],
  [{ query: 'x'.repeat(2001) }, 'query'],
  [{ list: 'Customers!' }, 'list'],
])('%j is reported at its field', async (fields, field) => {
  const { status, body } = await (await newcomer()).save(fields)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('they are deleted with the account', async () => {
  const { user, save, leave } = await newcomer()
  await save({ name: 'Ada’s own' })
  await leave()
  expect(await api.knex('saved_filters').where({ userId: user.id })).toEqual([])
})
