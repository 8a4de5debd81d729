import { Readable } from 'node:stream'
import { setTimeout as elapse } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ObjectStore } from '../../src/platform/storage/object-store.ts'
import { signedInCustomer } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { rfqFields } from '../main-job.ts'
import { formOf, pdfBytes } from '../samples.ts'

type Fault = 'none' | 'failing' | 'silent' | 'stalling' | 'full'

let fault: Fault = 'none'
let api: TestApi
let token: string
let rfqId: string
let fileId: string

const never = new Promise<never>(() => {})
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

/** A store that fails according to `fault`. */
function faulty(kept: ObjectStore): ObjectStore {
  const meet = async () => {
    if (fault === 'failing') throw new Error('The store is on fire')
    if (fault === 'silent') await never
  }
  return {
    exists: (key) => kept.exists(key),
    delete: (key) => kept.delete(key),
    list: (prefix) => kept.list(prefix),
    uploadAddress: (key, lasts) => kept.uploadAddress(key, lasts),
    sweepUnfinished: (before) => kept.sweepUnfinished(before),
    close: () => kept.close(),
    async put(...[key, source, options]: Parameters<ObjectStore['put']>) {
      if (fault === 'full') {
        source.destroy()
        throw full
      }
      await meet()
      return kept.put(key, source, options)
    },
    async get(...given: Parameters<ObjectStore['get']>) {
      await meet()
      const found = await kept.get(...given)
      if (fault !== 'stalling') return found
      found.stream.destroy()
      return { ...found, stream: stalling() }
    },
    async stat(...given: Parameters<ObjectStore['stat']>) {
      await meet()
      return kept.stat(...given)
    },
  }
}

function stalling(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('%PDF-1.4 half')
      await never
    })(),
    { objectMode: false },
  )
}

const upload = (text: string) =>
  api.request('post', '/api/files/upload', {
    as: token,
    form: formOf({ linkedToType: 'rfq', linkedToId: rfqId }, { files: [{ name: 'a.pdf', bytes: pdfBytes(text) }] }),
  })
const download = () => api.request('get', `/api/files/${fileId}`, { as: token })

beforeAll(async () => {
  api = await startApi({
    env: {
      STORE_HEAD_SECONDS: '0.3',
      STORE_GET_SECONDS: '0.3',
      STORE_STALL_SECONDS: '0.3',
      STORE_PUT_SECONDS: '0.3',
      // The store's own wait ends first, so that no other probe is late on a busy machine.
      PROBE_SECONDS: '5',
    },
    store: faulty,
  })
  ;({ token } = await signedInCustomer(api))
  rfqId = (await api.request('post', '/api/rfqs', { as: token, json: rfqFields })).body.id
  fileId = (await upload('first')).body[0].id
})
afterAll(() => api.stop())
afterEach(() => {
  fault = 'none'
})

const askAgain = { status: 503, body: { code: 'unavailable', message: expect.stringContaining('try again') } }

describe.each(['failing', 'silent'] as const)('a %s store', (kind) => {
  test('answers downloads and uploads with 503 in time, and recovers by itself', async () => {
    fault = kind
    for (const answer of [await download(), await upload('second')]) {
      expect(answer).toMatchObject(askAgain)
      expect(answer.headers.get('retry-after')).toBe('3')
    }
    fault = 'none'
    expect(await download()).toMatchObject({ status: 200 })
    expect((await upload('second')).status).toBeLessThan(300)
  })

  test('keeps the process from being ready', async () => {
    fault = kind
    const answer = await api.request('get', '/readyz')
    expect(answer).toMatchObject({ status: 503, body: { obstacles: ['store'] } })
    expect(answer.body.words).toEqual([expect.stringContaining('The store did not answer')])
  })
})

test('if the store stops in the middle of an object, the download is cut off instead of hanging', async () => {
  fault = 'stalling'
  await expect(download()).rejects.toThrow()
})

test('a slow reader is not cut off', async () => {
  const bytes = pdfBytes('x'.repeat(3_000_000))
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfqId }, { files: [{ name: 'large.pdf', bytes }] })
  const { body } = await api.request('post', '/api/files/upload', { as: token, form })
  const answer = await fetch(`${api.url}/api/files/${body[0].id}`, { headers: { authorization: `Bearer ${token}` } })
  await elapse(900)
  expect((await answer.arrayBuffer()).byteLength).toBe(bytes.length)
})

test('with a full disk the response says that nothing can be saved, and when to try again', async () => {
  fault = 'full'
  const answer = await upload('third')
  expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('Nothing can be saved') } })
  expect(answer.headers.get('retry-after')).toBe('30')
})
