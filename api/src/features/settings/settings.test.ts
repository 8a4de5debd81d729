import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signedInAdmin } from '../../../test/factories.ts'
import { type Person, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { settingsFields } from '../../../test/settings.ts'

let portal: Portal
let untouched: object
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone: 'Asia/Tokyo' } })
  const { taxLines, ...row } = await portal.api.knex('providerSettings').first()
  untouched = { ...row, taxLines: JSON.stringify(taxLines) }
})
afterAll(() => portal.api.stop())
beforeEach(async () => {
  await portal.api.knex('providerSettings').update(untouched)
  await portal.api.knex('auditLog').delete().where({ objectType: 'settings' })
  await portal.api.platform.provider.reload()
})

const path = '/api/admin/settings'
const put = (json: object, by: Person = portal.admin) => portal.api.request('put', path, { as: by.token, json })

test('fields that nobody has set have their defaults', async () => {
  const { status, body } = await portal.admin.get(path)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Kerf',
    legalName: null,
    taxLines: [],
    timeZone: 'Asia/Tokyo',
    currencies: ['USD'],
    quoteValidityDays: 30,
    deliveryDays: 14,
    orderDueDays: 30,
    logo: null,
    updatedAt: null,
  })
})

test('what was set is read back, and the log says who set what', async () => {
  const { status, body } = await put(settingsFields)
  expect(status).toBe(200)
  expect(body).toMatchObject(settingsFields)
  expect((await portal.admin.get(path)).body).toEqual(body)
  const [entry] = await portal.api.knex('auditLog').where({ action: 'settings.changed' })
  expect(entry).toMatchObject({ actorId: portal.admin.user.id, objectType: 'settings' })
  expect(entry.changes).toMatchObject({ iban: settingsFields.iban, timeZone: 'Europe/Berlin' })
})

test('only differences are stored: a saved default stays a default', async () => {
  const { logo, updatedAt, ...defaults } = (await portal.admin.get(path)).body
  expect((await put(defaults)).body.updatedAt).toBeNull()
  expect((await put({ ...defaults, phone: '1' })).status).toBe(200)
  const row = await portal.api.knex('providerSettings').first()
  expect(row).toMatchObject({ name: null, timeZone: null, phone: '1' })
})

test('account numbers are stored without spaces, lines without invisible characters', async () => {
  const { body } = await put({
    ...settingsFields,
    name: '  北橋精密 ',
    iban: 'de89 3704 0044 0532 0130 00',
    bic: ' deut de ff',
    address: ' Line one \r\nLine two\n',
  })
  expect(body).toMatchObject({
    name: '北橋精密',
    iban: 'DE89370400440532013000',
    bic: 'DEUTDEFF',
    address: 'Line one \nLine two',
  })
})

describe('refused, changing nothing', () => {
  test.each([
    ['name', '   ', 'Please enter a name'],
    ['email', 'nowhere', 'Please enter a valid email address'],
    ['website', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['iban', 'DE89370400440532013001', 'Please check this IBAN: its check digits or its length are wrong'],
    ['bic', 'DEUT', 'A BIC has 8 or 11 letters and digits, such as DEUTDEFF'],
    ['timeZone', 'Mars/Olympus', 'This time zone is not known'],
    ['timeZone', '+01:00', 'This time zone is not known'],
    ['currencies', [], 'Please choose at least one currency'],
    ['currencies', ['EUR', 'EUR'], 'Please name each currency once'],
    ['quoteValidityDays', 31, 'Please choose one of the offered numbers of days'],
    ['orderDueDays', 0, 'Please enter a number of days from 1 to 365'],
    ['deliveryDays', 1.5, 'Please enter a number of days from 1 to 365'],
    ['address', '1\n2\n3\n4\n5\n6\n7', 'Please use at most 6 lines'],
  ])('%s: %j', async (field, value, message) => {
    const answer = await put({ ...settingsFields, [field]: value })
    expect(refusal(answer)).toEqual([400, 'validation.failed'])
    expect(answer.body.fields).toEqual({ [field]: message })
    expect((await portal.admin.get(path)).body.updatedAt).toBeNull()
  })

  test.each([
    ['currencies.0', { currencies: ['XXX'] }, 'This currency is not known'],
    ['taxLines.0.value', { taxLines: [{ label: 'VAT ID', value: ' ' }] }, 'Please fill in this line'],
  ])('%s', async (field, part, message) => {
    expect((await put({ ...settingsFields, ...part })).body.fields).toEqual({ [field]: message })
  })

  test('a time zone unknown only to the database', async () => {
    // Node knows it as an old name for America/Phoenix or Asia/Kolkata; PostgreSQL itself is asked.
    const { rows } = await portal.api.knex.raw('select name from pg_timezone_names')
    const known = new Set(rows.map(({ name }: { name: string }) => name.toLowerCase()))
    const stranger = ['CNT', 'IST', 'JST', 'PNT', 'VST'].find((name) => !known.has(name.toLowerCase()))
    expect(stranger).toBeDefined()
    expect((await put({ ...settingsFields, timeZone: stranger })).body.fields).toEqual({
      timeZone: 'This time zone is not known',
    })
  })
})

test('of two admins who change the same settings, the second is told who was first', async () => {
  const other = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Colleague' }))
  const { logo, updatedAt, ...basedOn } = (await portal.admin.get(path)).body
  expect((await put({ ...basedOn, phone: '1', basedOn }, other)).status).toBe(200)
  const late = await put({ ...basedOn, phone: '2', basedOn })
  expect(refusal(late)).toEqual([409, 'write.stale'])
  expect(late.body.changed).toMatchObject({ by: 'Grace Colleague', present: { phone: '1' } })
})

test('of two simultaneous changes based on the same state, one is refused', async () => {
  const { logo, updatedAt, ...basedOn } = (await portal.admin.get(path)).body
  const answers = await Promise.all(['1', '2', '3'].map((phone) => put({ ...basedOn, phone, basedOn })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('everybody can see the name and time zone, but nothing else', async () => {
  await put(settingsFields)
  const { status, body } = await portal.api.request('get', '/api/provider')
  expect(status).toBe(200)
  expect(body).toEqual({ name: 'Northbridge Precision', logo: null, timeZone: 'Europe/Berlin' })
})

test("a process knows its own change with the response, and another's as soon as it is told", async () => {
  await put({ ...settingsFields, timeZone: 'Pacific/Kiritimati' })
  expect(portal.api.platform.provider.known()).toMatchObject({ timeZone: 'Pacific/Kiritimati', isNamed: true })
  // As another process would: it writes and announces the change.
  await portal.api.knex.transaction(async (tx) => {
    await tx('providerSettings').update({ timeZone: 'Pacific/Niue' })
    const event = JSON.stringify({ audience: { everybody: true }, tags: ['Provider'] })
    await tx.raw('select pg_notify(?, ?)', ['kerf_live', event])
  })
  await vi.waitFor(() => expect(portal.api.platform.provider.known().timeZone).toBe('Pacific/Niue'))
})
