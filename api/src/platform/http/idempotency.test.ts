import { endpoint } from '@kerf/shared-contracts/contracts/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type SignedInUser, signedInCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { sweep } from '../../features/sweeps/service.ts'
import { createCodes } from '../auth/codes.ts'
import { loadSigningKeys } from '../auth/signing-keys.ts'
import { problem } from '../errors.ts'
import { defineEvent } from '../events/domain-event.ts'
import { openReadWork } from '../open-work.ts'
import { idempotentRequest, onceByKey } from './idempotency.ts'

const common = {
  access: ['customer'],
  summary: 'test',
  spec: "docs/product/errors.md, 'How calls are made'",
  method: 'post',
  idempotent: true,
  status: 201,
} as const
const create = endpoint({
  ...common,
  path: '/api/test/things',
  body: z.object({ name: z.string(), size: z.number().optional() }),
  response: z.object({ made: z.number() }),
})
const attach = endpoint({
  ...common,
  path: '/api/test/attachments',
  body: z.object({ name: z.string() }),
  files: { drawing: { kinds: ['pdf'], maxCount: 2, required: true } },
  response: z.object({ keys: z.array(z.string()) }),
})

const made = defineEvent({
  name: 'test.made',
  says: 'Something was made.',
  facts: z.object({ name: z.string() }),
  audit: ({ name }) => ({ object: { type: 'thing', id: null }, changes: { name } }),
})
const attached = defineEvent({
  name: 'test.attached',
  says: 'Something was attached.',
  facts: z.object({}),
  audit: () => ({ object: { type: 'thing', id: null } }),
})

let api: TestApi
let customer: SignedInUser
/** How often a handler ran, whether or not its work was kept. */
let acted = 0
let refuse = false
beforeAll(async () => {
  api = await startApi({
    routes(router) {
      router.handle(create, async ({ body, work }) => {
        acted += 1
        await work.happened(made, { name: body.name })
        if (refuse) throw problem('order.archived')
        return { made: acted }
      })
      router.handle(attach, async ({ files, work }) => {
        await work.happened(attached, {})
        if (refuse) throw problem('order.archived')
        return { keys: files.drawing.map((file) => file.objectKey) }
      })
    },
  })
})
beforeEach(async () => {
  acted = 0
  refuse = false
  customer = await signedInCustomer(api)
})
afterAll(() => api.stop())

const post = (key: string | undefined, json: object, as = customer.token) =>
  api.request('post', '/api/test/things', { as, json, headers: key ? { 'idempotency-key': key } : {} })
const madeBy = (user = customer) => api.knex('auditLog').where({ actorId: user.user.id, action: 'test.made' })

describe('calls with one key', () => {
  test('run once, also when concurrent, and all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('double-click', { name: 'bracket' })))
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 201, body: { made: 1 } })),
    )
    expect(await madeBy()).toHaveLength(1)
  })

  test('may have their fields in any order', async () => {
    await post('any-order', { name: 'bracket', size: 4 })
    expect(await post('any-order', { size: 4, name: 'bracket' })).toMatchObject({ status: 201, body: { made: 1 } })
  })

  test('with other content are refused, and change nothing', async () => {
    await post('reused-key', { name: 'bracket' })
    expect(await post('reused-key', { name: 'flange' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency.key_reused' },
    })
    expect(await madeBy()).toHaveLength(1)
  })

  test('of two users are independent', async () => {
    const other = await signedInCustomer(api)
    await post('same-key-of-two', { name: 'bracket' })
    await post('same-key-of-two', { name: 'flange' }, other.token)
    expect(await madeBy(other)).toHaveLength(1)
  })

  test('run again if the first failed', async () => {
    refuse = true
    expect(await post('try-again', { name: 'bracket' })).toMatchObject({ status: 409 })
    refuse = false
    expect(await post('try-again', { name: 'bracket' })).toMatchObject({ status: 201 })
    expect(await madeBy()).toHaveLength(1)
  })

  test('run again after a day', async () => {
    await post('yesterdays-key', { name: 'bracket' })
    api.passTime(25 * 60 * 60 * 1000)
    await sweep(api.platform)
    const token = (await api.platform.sessions.start(api.knex, customer.user.id, origin)).token
    expect(await post('yesterdays-key', { name: 'flange' }, token)).toMatchObject({ status: 201 })
  })

  const origin = { id: 'test', address: '127.0.0.1', userAgent: 'test', moduleVersions: '' }
})

test('without a key each call runs', async () => {
  await post(undefined, { name: 'bracket' })
  await post(undefined, { name: 'bracket' })
  expect(await madeBy()).toHaveLength(2)
})

describe('the stored hash of a call’s content', () => {
  const secretKey = (fill: string) => Buffer.from(fill.repeat(32)).toString('base64')
  const codesOf = async (keys: string) => createCodes(await loadSigningKeys(api.knex, keys))

  test('cannot be brute-forced without the portal’s key', async () => {
    await post('with-a-secret', { name: 'abc123' })
    const { requestHash } = await api.knex('idempotencyKeys').where({ key: 'with-a-secret' }).first('requestHash')
    const input = { params: undefined, query: undefined, body: { name: 'abc123' }, files: {} }
    const work = openReadWork(api.platform, null, { id: '', address: '', userAgent: '', moduleVersions: '' })
    const actor = await api.platform.sessions.actorIn(await sessionIdOf(customer))
    const { content } = idempotentRequest(create, 'with-a-secret', { ...input, actor, work }) ?? {}
    expect(content).toContain('abc123')
    expect(api.platform.codes.matches('idempotent request', String(content), requestHash)).toBe(true)
    expect((await codesOf(`other:${secretKey('o')}`)).matches('idempotent request', String(content), requestHash)).toBe(
      false,
    )
  })

  test('still matches once a new key signs, but no longer when its key is gone', async () => {
    const request = {
      key: 'rotated-key',
      userId: customer.user.id,
      endpoint: 'post /x',
      content: '{}',
      now: new Date(),
    }
    const once = async (keys: string) => {
      const codes = await codesOf(keys)
      return api.knex.transaction((tx) => onceByKey(tx, request, codes, async () => ({ status: 204, headers: {} })))
    }
    const [old, next] = [`old:${secretKey('a')}`, `next:${secretKey('b')}`]
    expect(await once(old)).toMatchObject({ remembered: false })
    expect(await once(`${next},${old}`)).toMatchObject({ remembered: true })
    await expect(once(next)).rejects.toMatchObject({ code: 'idempotency.key_reused' })
  })

  const sessionIdOf = async ({ user }: SignedInUser) =>
    String((await api.knex('sessions').where({ userId: user.id }).first('id'))?.id)
})

test('an invalid key is refused', async () => {
  expect(await post('no', { name: 'bracket' })).toMatchObject({ status: 400, body: { code: 'validation.failed' } })
})

describe('files that came with a call', () => {
  const pdf = `%PDF-1.4\n${'%'.repeat(2000)}\ntrailer\nstartxref\n9\n%%EOF\n`
  const send = (key: string, content = pdf) => {
    const form = new FormData()
    form.set('name', 'drawing')
    form.set('drawing', new Blob([content], { type: 'application/pdf' }), 'drawing.pdf')
    return api.request('post', '/api/test/attachments', {
      as: customer.token,
      form,
      headers: { 'idempotency-key': key },
    })
  }
  const storedKeys = async () => {
    const keys: string[] = []
    for await (const { key } of api.platform.store.list('files/')) keys.push(key)
    return keys.sort()
  }
  beforeEach(async () => {
    for (const key of await storedKeys()) await api.platform.store.delete(key)
  })

  test('are stored once if the call is sent twice', async () => {
    const [first, second] = await Promise.all([send('upload-once'), send('upload-once')])
    expect(first).toMatchObject({ status: 201 })
    expect(second.body).toEqual(first.body)
    expect(await storedKeys()).toEqual(first.body.keys)
  })

  test('make it a different call if their bytes differ', async () => {
    await send('upload-other')
    expect(await send('upload-other', `${pdf}\n`)).toMatchObject({ status: 409 })
    expect(await storedKeys()).toHaveLength(1)
  })

  test('are removed if the call is refused', async () => {
    refuse = true
    expect(await send('upload-refused')).toMatchObject({ status: 409 })
    expect(await storedKeys()).toEqual([])
  })

  test('are removed if a text field is wrong', async () => {
    const form = new FormData()
    form.set('drawing', new Blob([pdf]), 'drawing.pdf')
    expect(await api.request('post', '/api/test/attachments', { as: customer.token, form })).toMatchObject({
      status: 400,
    })
    expect(await storedKeys()).toEqual([])
  })
})
