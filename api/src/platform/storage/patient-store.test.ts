import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as elapse } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FaultyLine, openFaultyLine } from '../../../test/faulty-line.ts'
import { startS3Server } from '../../../test/s3-server.ts'
import { DiskStore } from './disk-store.ts'
import { ObjectMissing, type ObjectStore } from './object-store.ts'
import { PatientStore, StoreUnavailable } from './patient-store.ts'
import { S3Store } from './s3-store.ts'

const waits = { head: 200, get: 200, stall: 200, put: 200 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-patient-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a store with patience', () => {
  let store: ObjectStore
  beforeAll(() => {
    store = new PatientStore(new DiskStore(join(folder, 'disk')), waits)
  })

  test('passes on the error of a failed sender unchanged', async () => {
    const reason = new Error('The sender hung up')
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw reason
      })(),
    )
    await expect(store.put('files/half', source)).rejects.toBe(reason)
    expect(await store.exists('files/half')).toBe(false)
  })

  test('waits for a sender who takes longer than the store may', async () => {
    const source = new PassThrough()
    const putting = store.put('files/slow', source)
    source.write('first ')
    await elapse(500)
    source.end('last')
    await putting
    expect(await text((await store.get('files/slow')).stream)).toBe('first last')
  })

  test('still reports a missing object', async () => {
    await expect(store.get('files/none')).rejects.toBeInstanceOf(ObjectMissing)
    expect(await store.stat('files/none')).toBeNull()
  })
})

describe('a bucket', () => {
  let line: FaultyLine
  let store: ObjectStore
  let stop: () => Promise<void>
  beforeAll(async () => {
    const server = await startS3Server(join(folder, 'bucket'))
    line = await openFaultyLine(server.options.endpoint ?? '')
    const bucket = new S3Store({ ...server.options, endpoint: line.url })
    // Without a deadline: a busy machine may need longer for the first object.
    await bucket.put('files/kept', Readable.from([Buffer.from('kept')]))
    store = new PatientStore(bucket, waits)
    stop = async () => {
      await store.close()
      await line.close()
      await server.stop()
    }
  })
  afterAll(() => stop())

  test.each(['away', 'silent'] as const)('that is %s is given up in time, and works again later', async (fault) => {
    line.setFault(fault)
    const content = () => Readable.from([Buffer.alloc(6_000_000, 'x')])
    await expect(store.stat('files/kept')).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(store.get('files/kept')).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(store.put('files/new', content())).rejects.toBeInstanceOf(StoreUnavailable)
    line.setFault('none')
    await expect.poll(async () => (await store.stat('files/kept').catch(() => null))?.size).toBe(4)
  })
})
