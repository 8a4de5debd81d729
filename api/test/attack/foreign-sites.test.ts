import { endpoints, type RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOf } from '../authorization/call.ts'
import { matrix } from '../authorization/matrix.ts'
import type { ActorName } from '../authorization/row.ts'
import { type AnyStage, buildWorld, type World } from '../authorization/worlds.ts'
import { startApi, type TestApi } from '../harness.ts'
import { rawRequest } from '../raw-request.ts'
import { snapshot } from '../snapshot.ts'

let api: TestApi
const worlds = new Map<AnyStage, Promise<World>>()
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://kerf.example' } })
})
afterAll(() => api.stop())

/** These tests change nothing, so they share one world per stage. */
function worldOf(stage: AnyStage): Promise<World> {
  const world = worlds.get(stage) ?? buildWorld(api, stage)
  worlds.set(stage, world)
  return world
}

function actorOf({ declaration: { access } }: RegisteredEndpoint): ActorName {
  if (access.includes('customer') || access.includes('visitor')) return 'owner'
  return access.includes('admin') ? 'admin' : 'supplier'
}

const named = (all: readonly RegisteredEndpoint[]) => all.map((endpoint) => [endpoint.name, endpoint] as const)
const rowOf = ({ name }: RegisteredEndpoint) => {
  const row = matrix[name]
  if (!row) throw new Error(`${name} has no row in the matrix`)
  return row
}

/** What a browser adds to a request by itself, and what another site's page can make it send. */
const foreign: [string, (url: URL) => Record<string, string>][] = [
  ['does not say where it comes from', () => ({})],
  ['comes from another site', () => ({ origin: 'https://evil.example' })],
  ['comes from a sandboxed frame', () => ({ origin: 'null' })],
  ['comes from a sub-domain', () => ({ origin: 'https://sub.kerf.example' })],
  ['comes from the parent domain', () => ({ origin: 'https://example' })],
  ['comes from a site whose name begins like ours', () => ({ origin: 'https://kerf.example.evil.example' })],
  ['comes from a site whose name ends like ours', () => ({ origin: 'https://evilkerf.example' })],
  ['comes from our name on another port', () => ({ origin: 'https://kerf.example:8443' })],
  ['comes from our name without encryption', () => ({ origin: 'http://kerf.example' })],
  ['comes from another program on this machine', ({ hostname }) => ({ origin: `http://${hostname}:1` })],
  ['names us as the user of another site', ({ host }) => ({ origin: `http://${host}@evil.example` })],
  ['has more than one origin', ({ origin }) => ({ origin: `https://evil.example ${origin}` })],
  ['has an origin that is not an address', () => ({ origin: 'kerf.example' })],
  ['names us as referrer only', ({ origin }) => ({ referer: `${origin}/profile` })],
  [
    'is forwarded as if for another host',
    () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
  ],
  ['is called cross-site by the browser', ({ origin }) => ({ origin, 'sec-fetch-site': 'cross-site' })],
  ['is called same-site by the browser', ({ origin }) => ({ origin, 'sec-fetch-site': 'same-site' })],
  ['claims to have been typed into the browser', () => ({ 'sec-fetch-site': 'none' })],
]

/** As if Kerf were reached by https. */
const sessionCookie = (token: string) => ({ cookie: `__Host-kerf_session=${token}` })

const unsafe = endpoints.filter(({ declaration }) => declaration.method !== 'get')
const guarded = unsafe.filter(({ declaration }) => !declaration.access.includes('visitor'))
const open = unsafe.filter(({ declaration }) => declaration.access.includes('visitor'))

describe('a cookie alone cannot act from another site', () => {
  test.each(named(guarded))('%s', async (_name, endpoint) => {
    const row = rowOf(endpoint)
    const world = await worldOf(row.stage)
    const headers = { ...sessionCookie(world.tokens[actorOf(endpoint)] ?? ''), origin: 'https://evil.example' }
    const { status, body } = await callOf(api, endpoint, row, world, undefined, headers)
    expect([status, body.code]).toEqual([403, 'auth.foreign_origin'])
  })

  test.each(foreign)('that %s', async (_what, headersOf) => {
    const world = await worldOf('nothing')
    const headers = { ...sessionCookie(world.tokens.owner ?? ''), ...headersOf(new URL(api.url)) }
    const answer = await api.request('put', '/api/profile', { json: { name: 'Owned' }, headers })
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.foreign_origin'])
  })

  test('at the public name, not even from that name without encryption', async () => {
    const world = await worldOf('nothing')
    const headers = { ...sessionCookie(world.tokens.owner ?? ''), host: 'kerf.example', origin: 'http://kerf.example' }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const answer = await rawRequest(
      api,
      `PUT /api/profile HTTP/1.1\r\n${head.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
    )
    expect(answer).toContain('auth.foreign_origin')
  })

  test('but from our own pages it can, at this host’s address and at the public one', async () => {
    const world = await worldOf('nothing')
    for (const origin of [api.url, 'https://kerf.example']) {
      const headers = { ...sessionCookie(world.tokens.owner ?? ''), origin }
      const answer = await api.request('put', '/api/profile', { json: { name: 'Ada Turner' }, headers })
      expect(answer.status).toBe(200)
    }
  })
})

test('another site’s page cannot clear a browser’s cookie', async () => {
  const world = await worldOf('nothing')
  const headers = { ...sessionCookie(world.tokens.owner ?? ''), origin: 'https://evil.example' }
  const answer = await api.request('post', '/api/auth/logout', { headers })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
})

describe('public calls ignore a cookie that another site sent along', () => {
  test.each(named(open))('%s', async (_name, endpoint) => {
    const row = rowOf(endpoint)
    const world = await worldOf(row.stage)
    const cookie = sessionCookie(world.tokens.owner ?? '')
    await callOf(api, endpoint, row, world, undefined, { ...cookie, origin: 'https://evil.example' })
    expect((await api.request('get', '/api/auth/me', { headers: cookie })).body.id).toBe(world.ownerId)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'and no form of another site signs anybody in or up: %s',
    async (type) => {
      for (const path of ['login', 'register', 'verify-email', 'reset-password', 'forgot-password']) {
        const body = '{"email":"ada@example.com","password":"turned-and-milled-42","a":"="}'
        const headers = { 'content-type': type, origin: 'https://evil.example' }
        const answer = await fetch(`${api.url}/api/auth/${path}`, { method: 'POST', headers, body })
        expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 415, []])
      }
    },
  )
})

test('no answer is readable by another site’s page', async () => {
  const world = await worldOf('nothing')
  const headers = { ...sessionCookie(world.tokens.owner ?? ''), origin: 'https://evil.example' }
  for (const method of ['get', 'options', 'head']) {
    const asked = { ...headers, 'access-control-request-method': 'PUT' }
    const answer = await api.request(method, '/api/profile', { headers: asked })
    const allowing = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect([method, allowing]).toEqual([method, []])
  }
})

test('the check for changes notices a changed name', async () => {
  const { ownerId, tokens } = await worldOf('nothing')
  const before = await snapshot(api.knex)
  await api.request('put', '/api/profile', { as: tokens.owner, json: { name: 'Ada Miller' } })
  expect(Object.keys(before).filter((table) => table === 'users' || table === 'orders')).toHaveLength(2)
  expect((await snapshot(api.knex)).users).not.toBe(before.users)
  expect(await api.knex('users').where({ id: ownerId }).first()).toMatchObject({ name: 'Ada Miller' })
})

describe('a GET changes nothing', () => {
  const reading = endpoints.filter(({ declaration }) => declaration.method === 'get')
  test.each(named(reading))('%s', async (_name, endpoint) => {
    const row = rowOf(endpoint)
    const world = await worldOf(row.stage)
    const before = await snapshot(api.knex)
    const as = world.tokens[actorOf(endpoint)]
    await callOf(api, endpoint, row, world, as)
    // How a browser requests, with the cookie, a picture or link on another site's page.
    await callOf(api, endpoint, row, world, undefined, { ...sessionCookie(as ?? ''), 'sec-fetch-site': 'cross-site' })
    expect(await snapshot(api.knex)).toEqual(before)
  })

  test.each(named(unsafe))('nor does one at the address of %s', async (_name, { declaration, name }) => {
    const row = matrix[name]
    const world = await worldOf(row?.stage ?? 'nothing')
    const params = row?.params?.(world) ?? {}
    const path = declaration.path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? param)
    const before = await snapshot(api.knex)
    for (const as of [world.tokens.owner, world.tokens.admin]) {
      await api.request('get', `${path}?_method=${declaration.method}`, {
        as,
        headers: { 'x-http-method-override': declaration.method.toUpperCase() },
      })
    }
    expect(await snapshot(api.knex)).toEqual(before)
  })
})
