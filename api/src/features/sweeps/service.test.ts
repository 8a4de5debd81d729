import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { sweep } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const day = 24 * 60 * 60 * 1000

test('what is over is removed after its time, and stored bytes that no row names', async () => {
  const { user } = await signedInCustomer(api)
  const put = (objectKey: string) => api.platform.store.put(objectKey, Readable.from(['bytes']))
  const keep = (objectKey: string, linkedToId: string | null) =>
    StoredFile.query(api.knex).insert({
      linkedToType: 'message',
      linkedToId,
      fileName: 'a.pdf',
      mimetype: 'application/pdf',
      kind: 'pdf',
      size: 5,
      sha256: '0'.repeat(64),
      objectKey,
      uploadedBy: user.id,
    })
  for (const key of ['files/named', 'files/never-sent', 'files/orphan', 'models/not-ours']) await put(key)
  await keep('files/named', crypto.randomUUID())
  await keep('files/never-sent', null)
  const exist = async () => {
    const keys = ['files/named', 'files/never-sent', 'files/orphan', 'models/not-ours']
    const there = await Promise.all(keys.map((key) => api.platform.store.exists(key)))
    return keys.filter((_key, index) => there[index])
  }

  await sweep(api.platform)
  expect(await exist()).toHaveLength(4)

  api.passTime(day + 60_000)
  await sweep(api.platform)
  expect(await exist()).toEqual(['files/named', 'models/not-ours'])

  expect(await api.knex('sessions')).toHaveLength(1)
  api.passTime(40 * day)
  await sweep(api.platform)
  expect(await api.knex('sessions')).toHaveLength(0)
})
