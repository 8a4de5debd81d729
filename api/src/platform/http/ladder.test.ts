import { endpoint } from '@kerf/shared-contracts/contracts/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signedInAdmin, signedInCustomer, signedInSupplier } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { problem } from '../errors.ts'
import { defineEvent } from '../events/domain-event.ts'
import { page } from './answer.ts'

const common = { summary: 'test', spec: "docs/product/errors.md, 'How calls are made'" } as const
const note = endpoint({
  ...common,
  method: 'post',
  path: '/api/test/notes/:id',
  access: ['customer', 'admin'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ title: z.string().min(1, 'A title is required'), size: z.object({ mm: z.number() }).optional() }),
  response: z.object({ title: z.string() }),
  status: 201,
})
const list = endpoint({
  ...common,
  method: 'get',
  path: '/api/test/list',
  access: ['visitor'],
  query: z.object({ q: z.string().optional(), cursor: z.string().optional() }),
  response: z.array(z.string()),
})
const broken = endpoint({ ...common, method: 'get', path: '/api/test/broken', access: ['visitor'], response: null })
const drifted = endpoint({
  ...common,
  method: 'get',
  path: '/api/test/drifted',
  access: ['visitor'],
  response: z.object({ id: z.string() }),
})
const kept = endpoint({
  ...common,
  method: 'post',
  path: '/api/test/kept/:keep',
  access: ['admin'],
  params: z.object({ keep: z.enum(['yes', 'no']) }),
  response: null,
})

const keptOrNot = defineEvent({
  name: 'test.kept',
  says: 'Something happened in a call that is refused.',
  facts: z.object({ keep: z.string() }),
  audit: ({ keep }) => ({ object: { type: 'test', id: null }, changes: { keep } }),
})

let api: TestApi
let tokens: { customer: string; supplier: string; admin: string }
beforeAll(async () => {
  api = await startApi({
    routes(router) {
      router.handle(note, async ({ body }) => ({ title: body.title }))
      router.handle(list, async () => page(['x'.repeat(3000)], { total: 7, next: 'abc/1' }))
      router.handle(broken, async () => {
        throw new Error('password of the database: hunter2')
      })
      const withSecret = { id: '1', passwordHash: 'x' }
      router.handle(drifted, async () => withSecret)
      router.handle(kept, async ({ params, work }) => {
        await work.happened(keptOrNot, params)
        throw problem('order.archived', { keepChanges: params.keep === 'yes' })
      })
    },
  })
  tokens = {
    customer: (await signedInCustomer(api)).token,
    supplier: (await signedInSupplier(api)).token,
    admin: (await signedInAdmin(api)).token,
  }
})
afterAll(() => api.stop())

const path = `/api/test/notes/${crypto.randomUUID()}`
const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.customer}`, 'content-type': 'application/json', ...headers },
    body,
  })
const codeOf = async (response: Response) => ({ status: response.status, code: (await response.json()).code })

describe('who may call', () => {
  test('a visitor gets 401, the wrong kind of user 403, both before the body is read', async () => {
    expect(await api.request('post', path, {})).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    expect(await api.request('post', path, { as: tokens.supplier })).toMatchObject({
      status: 403,
      body: { code: 'auth.forbidden' },
    })
    expect(await api.request('post', '/api/test/kept/yes', { as: tokens.customer })).toMatchObject({
      status: 403,
      body: { code: 'auth.admin_required' },
    })
  })

  test('a stale token does not keep a visitor from public calls', async () => {
    expect(await api.request('get', '/api/test/list', { as: 'old.worn.token' })).toMatchObject({ status: 200 })
  })
})

describe('bad input', () => {
  test('reports each wrong field', async () => {
    const answer = await api.request('post', path, { as: tokens.customer, json: { title: '', size: { mm: 'ten' } } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', fields: { title: 'A title is required', 'size.mm': expect.any(String) } },
    })
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'))
  })

  test('a path parameter of the wrong kind is refused', async () => {
    const answer = await api.request('post', '/api/test/notes/7', { as: tokens.customer, json: { title: 'a' } })
    expect(answer.body.fields).toHaveProperty('id')
  })

  test.each([
    ['broken JSON', '{"title":', {}, { status: 400, code: 'request.malformed' }],
    ['a bare value', '"title"', {}, { status: 400, code: 'request.malformed' }],
    ['a null byte', '{"title":"a\\u0000b"}', {}, { status: 400, code: 'request.malformed' }],
    ['half a surrogate pair', '{"title":"a\\ud800"}', {}, { status: 400, code: 'request.malformed' }],
    ['deep nesting', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, {}, { status: 400, code: 'request.malformed' }],
    [
      'a form',
      'title=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      { status: 415, code: 'request.unsupported_type' },
    ],
    [
      'more than 1 MB',
      JSON.stringify({ title: 'a'.repeat(1_100_000) }),
      {},
      { status: 413, code: 'request.too_large' },
    ],
    ['an unknown encoding', '{}', { 'content-encoding': 'zzz' }, { status: 415, code: 'request.unsupported_type' }],
  ])('%s is refused', async (_what, body, headers, expected) => {
    expect(await codeOf(await send(body, headers))).toEqual(expected)
  })

  test('a field named __proto__ does no harm', async () => {
    const answer = await send('{"title":"fine","__proto__":{"polluted":true}}')
    expect(answer.status).toBe(400)
    expect({}).not.toHaveProperty('polluted')
  })

  test.each(['/api/nothing', '/api', '/api/%E0%A4%A'])('%s is answered with 404 as JSON', async (address) => {
    expect(await api.request('get', address)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('a wrong method is answered with 405, naming the right ones', async () => {
    const answer = await api.request('delete', '/api/test/list')
    expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(answer.headers.get('allow')).toContain('GET')
  })
})

describe('responses', () => {
  test('to a list have its total and the link to the next page', async () => {
    const answer = await api.request('get', '/api/test/list?q=a%20b&cursor=old')
    expect(answer.body).toHaveLength(1)
    expect(answer.headers.get('x-total-count')).toBe('7')
    expect(answer.headers.get('link')).toBe('</api/test/list?q=a+b&cursor=abc%2F1>; rel="next"')
  })

  test.each(['br', 'gzip'])('are compressed with %s if long and the browser accepts it', async (encoding) => {
    const answer = await api.request('get', '/api/test/list', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.body).toHaveLength(1)
  })

  test('to a bug of ours have status 500 and reveal nothing', async () => {
    const answer = await api.request('get', '/api/test/broken')
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(answer.bytes.toString()).not.toContain('hunter2')
  })

  test('with a field that is not in the contract fail in tests', async () => {
    expect(await api.request('get', '/api/test/drifted')).toMatchObject({ status: 500 })
  })

  test('are never cached, framed or run', async () => {
    const { headers } = await api.request('get', '/api/auth/me')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

test('that refuse roll back, unless changes are to be kept', async () => {
  for (const keep of ['yes', 'no']) await api.request('post', `/api/test/kept/${keep}`, { as: tokens.admin })
  const written = await api.knex('auditLog').where({ objectType: 'test' }).pluck('changes')
  expect(written).toEqual([{ keep: 'yes' }])
})
