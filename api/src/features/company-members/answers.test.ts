import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, newAddress, type Team } from '../../../test/company.ts'
import { createCustomer, createSupplier, signedInSupplier, signIn, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCustomer, countRows, type Person, personOf, refusal } from '../../../test/main-job.ts'
import type { User } from '../../models/user.ts'

let api: TestApi
let team: Team
beforeAll(async () => {
  api = await startApi()
  team = await createTeam(api)
})
afterAll(() => api.stop())

const week = 7 * 24 * 60 * 60 * 1000
const password = 'deburred-and-bored-9'
const newPerson = { name: 'Nora Newcomer', password }

const call = (verb: string, json: object, as?: string) => api.request('post', `/api/invitations/${verb}`, { json, as })
const open = (token: string) => call('open', { token })
const decline = (token: string) => call('decline', { token })
const accept = (token: string, fields: object = {}, by?: Person) => call('accept', { token, ...fields }, by?.token)
const login = (email: string, given: string, role = 'customer') =>
  api.request('post', '/api/auth/login', { json: { email, password: given, role } })
const signedIn = async (user: User) => personOf(api, { user, token: await signIn(api, user) })
const audited = async (action: string, objectId: string) => countRows(api, 'auditLog', { action, objectId })
const notFound = [404, 'invitation.not_found']

test('a new user joins with name and password, and is verified and signed in by token and cookie', async () => {
  const email = newAddress()
  const { id, token } = await invite(api, team.owner, email, 'viewer')
  const answer = await accept(token, newPerson)
  expect(answer.status).toBe(200)
  const { user } = answer.body
  expect(user).toMatchObject({ email, name: 'Nora Newcomer', isVerified: true, role: 'customer', isAdmin: false })
  expect(user).toMatchObject({ companyRole: 'viewer', company: { id: team.company.id } })
  expect(answer.headers.get('set-cookie')).toMatch(/^kerf_session=.+; httponly/i)
  expect((await api.request('get', '/api/auth/me', { as: answer.body.token })).body).toMatchObject({ email })
  expect((await login(email, password)).status).toBe(200)
  expect(await audited('invitation.accepted', id)).toBe(1)
  expect([await audited('user.registered', user.id), await audited('user.linked', user.id)]).toEqual([1, 1])
  expect(await audited('session.started', user.id)).toBe(2)
})

test.each([
  [{}, { name: 'Full name is required', password: 'Password is required' }],
  [{ name: 'N', password: 'short' }, { password: 'Password must be at least 8 characters' }],
  [{ name: '\u200b', password }, { name: 'Full name is required' }],
])('a new account needs a name and a password: %j', async (fields, expected) => {
  const { token } = await invite(api, team.owner, newAddress())
  const answer = await accept(token, fields)
  expect([...refusal(answer), answer.body.fields]).toEqual([400, 'validation.failed', expected])
  expect((await open(token)).status).toBe(200)
})

test('a password from a data leak is refused, and the invitation stays open', async () => {
  const { token } = await invite(api, team.owner, newAddress())
  const refused = await accept(token, { name: 'Nora', password: 'password123' })
  expect(refusal(refused)).toEqual([400, 'auth.password_breached'])
  expect((await open(token)).status).toBe(200)
})

test('extra fields are ignored', async () => {
  const { token } = await invite(api, team.owner, newAddress())
  const more = { ...newPerson, role: 'admin', isAdmin: true, companyRole: 'owner', email: 'other@example.com' }
  const { user } = (await accept(token, more)).body
  expect(user).toMatchObject({ isAdmin: false, role: 'customer', companyRole: 'buyer' })
  expect(user.email).not.toBe('other@example.com')
})

test('a user with an account signs in first, then joins with it and keeps the session', async () => {
  const person = await anotherCustomer(api, { name: 'Old Hand' })
  const { token } = await invite(api, team.owner, person.user.email.toUpperCase())
  expect((await open(token)).body).toMatchObject({ needsAccount: false })
  expect(refusal(await accept(token))).toEqual([409, 'invitation.sign_in_first'])
  expect(refusal(await accept(token, newPerson))).toEqual([409, 'invitation.sign_in_first'])
  const sessions = await countRows(api, 'sessions', { userId: person.user.id })
  const { status, body, headers } = await accept(token, newPerson, person)
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { id: person.user.id, name: 'Old Hand', companyRole: 'buyer' } })
  expect([body.token, headers.get('set-cookie')]).toEqual([undefined, null])
  expect(await countRows(api, 'sessions', { userId: person.user.id })).toBe(sessions)
  expect((await login(person.user.email, testPassword)).status).toBe(200)
})

test('nobody can answer with an account of another address, new or existing', async () => {
  const person = await anotherCustomer(api)
  const bystander = await anotherCustomer(api)
  const supplier = personOf(api, await signedInSupplier(api))
  const known = await invite(api, team.owner, person.user.email)
  const unknown = await invite(api, team.owner, newAddress())
  for (const other of [bystander, supplier, team.owner]) {
    expect(refusal(await accept(known.token, {}, other))).toEqual([409, 'invitation.other_account'])
    expect(refusal(await accept(unknown.token, newPerson, other))).toEqual([409, 'invitation.other_account'])
  }
  expect((await open(known.token)).status).toBe(200)
})

test('an account made by an admin must sign in and choose a password before it joins', async () => {
  const user = await createCustomer(api, { mustResetPassword: true })
  const { token } = await invite(api, team.owner, user.email)
  expect((await open(token)).body).toMatchObject({ needsAccount: false })
  expect(refusal(await accept(token, newPerson))).toEqual([409, 'invitation.sign_in_first'])
})

test('an unverified registration is replaced, and its password no longer works', async () => {
  const email = newAddress()
  const stranger = {
    email,
    password: 'of-a-stranger-77',
    name: 'A Stranger',
    company: 'Strange Works',
    role: 'customer',
  }
  await api.request('post', '/api/auth/register', { json: stranger })
  await api.knex('users').where({ email }).update({ title: 'Strange Title', phone: '+1 555 0100' })
  const { token } = await invite(api, team.owner, email)
  expect((await open(token)).body).toMatchObject({ needsAccount: true })
  const { status, body } = await accept(token, newPerson)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email, name: 'Nora Newcomer', isVerified: true, companyRole: 'buyer' })
  expect(refusal(await login(email, stranger.password))).toEqual([401, 'auth.credentials_wrong'])
  expect((await login(email, password)).status).toBe(200)
  const typed = await api.knex('users').where({ email }).select('title', 'phone', 'companyNameInput')
  expect(typed).toEqual([{ title: null, phone: null, companyNameInput: null }])
})

test('an account that belongs to another company stays there', async () => {
  const person = await anotherCustomer(api, { company: 'Other Works' })
  const { token } = await invite(api, team.owner, person.user.email)
  expect(refusal(await accept(token, {}, person))).toEqual([409, 'invitation.other_company'])
  await person.delete(`/api/company/members/${person.user.id}`)
  expect(await accept(token, {}, person)).toMatchObject({ body: { user: { company: { id: team.company.id } } } })
})

test('a supplier of the same address is another account, and stays as it is', async () => {
  const supplier = await createSupplier(api)
  const { token } = await invite(api, team.owner, supplier.email)
  expect((await open(token)).body).toMatchObject({ needsAccount: true })
  expect((await accept(token, newPerson)).body.user).toMatchObject({ email: supplier.email, role: 'customer' })
  expect((await login(supplier.email, testPassword, 'supplier')).body.user).toMatchObject({ role: 'supplier' })
  expect((await login(supplier.email, password)).body.user).toMatchObject({ role: 'customer' })
})

test('a secret works once, and not after declining', async () => {
  const [used, declined] = [await invite(api, team.owner, newAddress()), await invite(api, team.owner, newAddress())]
  expect((await accept(used.token, newPerson)).status).toBe(200)
  expect((await decline(declined.token)).status).toBe(204)
  expect(await audited('invitation.declined', declined.id)).toBe(1)
  for (const { token } of [used, declined]) {
    expect(refusal(await open(token))).toEqual(notFound)
    expect(refusal(await accept(token, newPerson))).toEqual(notFound)
    expect(refusal(await decline(token))).toEqual(notFound)
  }
})

test('an address that declined may be invited again', async () => {
  const email = newAddress()
  await decline((await invite(api, team.owner, email)).token)
  expect((await open((await invite(api, team.owner, email)).token)).status).toBe(200)
})

test('unknown secrets get the same answer as ended ones; malformed ones are refused', async () => {
  for (const token of ['A'.repeat(43), '_-'.repeat(20)]) {
    for (const verb of ['open', 'accept', 'decline']) expect(refusal(await call(verb, { token }))).toEqual(notFound)
  }
  for (const token of ['', 'short', 'x'.repeat(101), `${'A'.repeat(42)} `, "' or 1=1 --".repeat(3), null, {}]) {
    expect(refusal(await call('open', { token }))).toEqual([400, 'validation.failed'])
  }
})

test('a secret expires after seven days', async () => {
  const local = await startApi()
  try {
    const { owner } = await createTeam(local)
    const { token } = await invite(local, owner, newAddress())
    const ask = (verb: string, json: object) => local.request('post', `/api/invitations/${verb}`, { json })
    local.passTime(week - 60_000)
    expect((await ask('open', { token })).status).toBe(200)
    local.passTime(120_000)
    expect(refusal(await ask('open', { token }))).toEqual(notFound)
    expect(refusal(await ask('accept', { token, ...newPerson }))).toEqual(notFound)
    expect(refusal(await ask('decline', { token }))).toEqual(notFound)
  } finally {
    await local.stop()
  }
})

test('guessing secrets is rate-limited', async () => {
  const local = await startApi({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  try {
    const guess = (verb: string) =>
      local.request('post', `/api/invitations/${verb}`, { json: { token: 'A'.repeat(43) } })
    for (const verb of ['open', 'accept', 'decline', 'open', 'accept', 'decline']) {
      expect(refusal(await guess(verb))).toEqual(notFound)
    }
    for (const verb of ['open', 'accept', 'decline']) expect(refusal(await guess(verb))).toEqual([429, 'rate_limited'])
  } finally {
    await local.stop()
  }
})

test('an invitation shows the company’s current name, and ends when the company is merged', async () => {
  const other = await createTeam(api, 'Soon Merged')
  const { token } = await invite(api, other.owner, newAddress())
  await api.knex('companies').where({ id: other.company.id }).update({ name: 'Renamed' })
  expect((await open(token)).body).toMatchObject({ companyName: 'Renamed' })
  const merged = { mergedIntoId: team.company.id, customerNumber: null }
  await api.knex('companies').where({ id: other.company.id }).update(merged)
  expect(refusal(await open(token))).toEqual(notFound)
  expect(refusal(await accept(token, newPerson))).toEqual(notFound)
})

test('a user whom an admin linked meanwhile is no longer invited', async () => {
  const user = await createCustomer(api)
  const { token } = await invite(api, team.owner, user.email, 'viewer')
  await api.knex.transaction(async (tx) =>
    tx('users').where({ id: user.id }).update({ companyId: team.company.id, companyRole: 'buyer' }),
  )
  const person = await signedIn(user)
  expect((await accept(token, {}, person)).body.user).toMatchObject({ companyRole: 'buyer' })
  expect(refusal(await open(token))).toEqual(notFound)
})
