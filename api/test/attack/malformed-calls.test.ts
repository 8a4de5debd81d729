import { endpoints, type RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { notBuilt } from '../../src/features/not-built.ts'
import { callOf } from '../authorization/call.ts'
import { matrix } from '../authorization/matrix.ts'
import { buildWorld, type World } from '../authorization/worlds.ts'
import { startApi, type TestApi } from '../harness.ts'
import { rawRequest } from '../raw-request.ts'
import { formOf } from '../samples.ts'
import { snapshot } from '../snapshot.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startApi()
  world = await buildWorld(api, 'ordered')
})
afterAll(() => api.stop())

interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  $ref?: string
  $defs?: Record<string, Schema>
}
interface Field {
  endpoint: RegisteredEndpoint
  name: string
  schema: Schema
}

function fieldsOf(body: z.ZodType): [string, Schema][] {
  // Only the fields of the interface are read.
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  const named = (given: Schema) => (given.$ref ? (schema.$defs?.[given.$ref.replace('#/$defs/', '')] ?? given) : given)
  return Object.entries(named(schema).properties ?? {}).map(([name, field]) => [name, named(field)])
}

/** Every field of the bodies of all built calls. */
const fields: Field[] = endpoints.flatMap((endpoint) => {
  const { body } = endpoint.declaration
  if (!body || notBuilt.includes(endpoint.name)) return []
  return fieldsOf(body).map(([name, schema]) => ({ endpoint, name, schema }))
})
const isText = ({ schema }: Field) =>
  schema.type === 'string' || schema.anyOf?.some(({ type }) => type === 'string') === true
const named = (all: Field[]) => all.map((field) => [`${field.endpoint.name}: ${field.name}`, field] as const)

const tokenFor = ({ declaration: { access } }: RegisteredEndpoint) => {
  if (access.includes('customer') || access.includes('visitor')) return world.tokens.owner
  return access.includes('admin') ? world.tokens.admin : world.tokens.supplier
}

/** A valid call, except for one field. */
function callWith({ endpoint, name }: Field, value: unknown) {
  const row = matrix[endpoint.name]
  if (!row) throw new Error(`${endpoint.name} has no row in the matrix`)
  const right = row.json?.(world) ?? {}
  const json = () => ({ ...Object(right), [name]: value })
  const form = row.form && (() => formWith(row.form?.(world) ?? formOf({}), name, value))
  return callOf(api, endpoint, form ? { ...row, form, json: undefined } : { ...row, json }, world, tokenFor(endpoint))
}

function formWith(form: FormData, name: string, value: unknown): FormData {
  form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return form
}

describe('a text of almost a megabyte is refused at its field, and not stored', () => {
  test.each(named(fields.filter(isText)))('%s', async (_name, field) => {
    const before = await snapshot(api.knex)
    const { status, body } = await callWith(field, 'a'.repeat(900_000))
    const tooLarge = [413, 'request.too_large', field.endpoint.declaration.files ? [field.name] : []]
    const refusals = [[400, 'validation.failed', [field.name]], tooLarge]
    expect(refusals).toContainEqual([status, body.code, Object.keys(body.fields ?? {})])
    expect(await snapshot(api.knex)).toEqual(before)
  })
})

describe('a null byte in a text is refused', () => {
  test.each(named(fields.filter(isText)))('%s', async (_name, field) => {
    const { status, body } = await callWith(field, 'Ada\0Turner')
    expect([status, ['request.malformed', 'validation.failed'].includes(body.code)]).toEqual([400, true])
  })
})

describe('a value of the wrong type is refused at its field', () => {
  const ofJson = fields.filter(({ endpoint }) => !endpoint.declaration.files)
  const wrong: unknown[] = [[[]], {}, { $gt: '' }, { toString: 'x' }, ['x']]

  test.each(named(ofJson.filter(({ schema }) => schema.type !== undefined && schema.type !== 'array')))(
    '%s',
    async (_name, field) => {
      for (const value of field.schema.type === 'object' ? [[[]], 'x', 7] : wrong) {
        const { status, body } = await callWith(field, value)
        expect([status, Object.keys(body.fields ?? {}).some((path) => path.startsWith(field.name))]).toEqual([
          400,
          true,
        ])
      }
    },
  )
})

describe('names of Object.prototype do no harm in a body', () => {
  const withJson = endpoints.filter(
    ({ name, declaration }) =>
      declaration.body && !declaration.files && declaration.method !== 'get' && !notBuilt.includes(name),
  )

  test.each(withJson.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const { declaration } = endpoint
    const params = matrix[endpoint.name]?.params?.(world) ?? {}
    const path = declaration.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
    const polluting = [
      '{"__proto__":{"isAdmin":true,"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"prototype":{"polluted":true},"hasOwnProperty":1,"toString":null,"valueOf":{}}',
      '{"a":{"__proto__":{"polluted":true}}}',
      '[{"__proto__":{"polluted":true}}]',
    ]
    for (const body of polluting) {
      const answer = await fetch(`${api.url}${path}`, {
        method: declaration.method.toUpperCase(),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenFor(endpoint)}` },
        body,
      })
      expect(answer.status).toBeLessThan(500)
    }
    expect({}).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('isAdmin')
  })
})

describe('a query parameter that is repeated, a list or an object causes no server error', () => {
  const withQuery = endpoints.filter(({ name, declaration }) => declaration.query && !notBuilt.includes(name))

  /** Parameters that a call takes several of. */
  const repeatable: Record<string, string> = { estimateFile: 'quantity' }

  test.each(withQuery.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const { declaration } = endpoint
    const keys = Object.keys(declaration.query?.shape ?? {})
    const params = matrix[endpoint.name]?.params?.(world) ?? {}
    const path = declaration.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
    for (const key of keys) {
      // The call's other parameters are present.
      const query = matrix[endpoint.name]?.query
      const others = new URLSearchParams(typeof query === 'function' ? query(world) : query)
      others.delete(key)
      const ask = (asked: string) =>
        api.request(declaration.method, `${path}?${asked}&${others}`, { as: tokenFor(endpoint) })
      const twice = await ask(`${key}=1&${key}=2`)
      const refused = repeatable[endpoint.name] === key ? [200, []] : [400, [key]]
      expect([twice.status, Object.keys(twice.body.fields ?? {})], key).toEqual(refused)
      for (const query of [
        `${key}[]=1`,
        `${key}[a]=1`,
        `${key}[__proto__]=1`,
        `${key}=%00`,
        `${key}=${'9'.repeat(5000)}`,
      ]) {
        expect([query.slice(0, 40), (await ask(query)).status < 500]).toEqual([query.slice(0, 40), true])
      }
    }
  })
})

describe('a request whose header is too large', () => {
  const head = (lines: string[]) =>
    ['GET /api/auth/me HTTP/1.1', 'Host: kerf', ...lines, 'Connection: close', '', ''].join('\r\n')

  test.each([
    ['one header', [`Authorization: Bearer ${'x'.repeat(60_000)}`]],
    ['one cookie', [`Cookie: kerf_session=${'x'.repeat(60_000)}`]],
    ['many headers', Array.from({ length: 3000 }, (_, index) => `X-Header-${index}: ${'x'.repeat(20)}`)],
  ])('by %s is refused, and others are served', async (_what, lines) => {
    expect(await rawRequest(api, head(lines))).toMatch(/^HTTP\/1\.1 431 /)
    expect((await api.request('get', '/healthz')).status).toBe(200)
  })

  test('just within the limit, with an invalid token, counts as a visitor’s', async () => {
    expect(await rawRequest(api, head([`Authorization: Bearer ${'x.'.repeat(5000)}`]))).toMatch(/^HTTP\/1\.1 401 /)
    expect(await rawRequest(api, head([`Cookie: kerf_session=${'x.'.repeat(5000)}`]))).toMatch(/^HTTP\/1\.1 401 /)
    const manyCookies = Array.from({ length: 500 }, (_, index) => `c${index}=1`).join('; ')
    expect(await rawRequest(api, head([`Cookie: ${manyCookies}`]))).toMatch(/^HTTP\/1\.1 401 /)
  })
})

test('a request with two lengths, or a wrong one, is not treated as two requests', async () => {
  const smuggled = 'GET /api/auth/me HTTP/1.1\r\nHost: kerf\r\n\r\n'
  const head = 'POST /api/auth/logout HTTP/1.1\r\nHost: kerf\r\nContent-Type: application/json\r\n'
  const both = `${head}Content-Length: ${smuggled.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`
  expect(await rawRequest(api, both)).toMatch(/^HTTP\/1\.1 400 /)
  const twice = `${head}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`
  expect(await rawRequest(api, twice)).toMatch(/^HTTP\/1\.1 400 /)
})
