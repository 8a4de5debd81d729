import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin, signedInCustomer, signedInSupplier } from '../../../test/factories.ts'
import { sampleFolder } from '../../../test/geometry.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mainJob } from '../../../test/main-job.ts'
import { formOf, stepBytes } from '../../../test/samples.ts'
import { listenTo } from '../../../test/streams.ts'
import { Company } from '../../models/company.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { readersOf } from '../files/readers-service.ts'
import { stageReached } from './events.ts'

let api: TestApi
let bracket = ''

beforeAll(async () => {
  api = await startApi()
  bracket = await readFile(join(await sampleFolder(), 'bracket.step'), 'utf8')
})
afterAll(() => api.stop())

async function colleagues() {
  const { token, user } = await signedInCustomer(api, { company: 'Acme Robotics' })
  const company = await Company.query(api.knex)
    .findById(user.companyId ?? '')
    .throwIfNotFound()
  return { owner: token, colleague: (await signedInCustomer(api, { company, companyRole: 'viewer' })).token }
}

async function upload(as: string, bytes: string | Uint8Array): Promise<{ id: string; rfqId: string }> {
  const rfq = await mainJob(api).submitRfq(as)
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'part.step', bytes }] })
  const { body } = await api.request('post', '/api/files/upload', { as, form })
  return { id: body[0].id, rfqId: rfq.id }
}

/** Who of these people hears of what, while `happens`. */
async function overheard(people: readonly string[], happens: () => Promise<void>, word: string): Promise<boolean[]> {
  const streams = await Promise.all(people.map((person) => listenTo(api, person)))
  await happens()
  for (const as of people) await api.request('post', '/api/auth/logout', { as })
  const heard = await Promise.all(streams.map((stream) => stream.untilEnd()))
  return heard.map((text) => text.includes(word))
}

test('whoever sees a file hears when work on it begins and ends, and nobody else', async () => {
  const { owner, colleague } = await colleagues()
  const admin = (await signedInAdmin(api)).token
  const [stranger, supplier] = [(await signedInCustomer(api)).token, (await signedInSupplier(api)).token]
  const { id, rfqId } = await upload(owner, bracket)
  const from = api.happened.length
  const heard = await overheard([owner, colleague, admin, stranger, supplier], api.runJobs, id)
  expect(heard).toEqual([true, true, true, false, false])
  const told = api.happened.slice(from).flatMap(({ event, facts }) => (event === stageReached ? [facts] : []))
  // Facts and model have begun and are over; to the page of the RFQ only the end matters.
  const of = (wanted: string) => told.filter((facts) => 'id' in facts && facts.id === wanted)
  expect([of(id).length, of(rfqId).length]).toEqual([4, 2])
})

test('a file without a shape is told of as well', async () => {
  const { owner } = await colleagues()
  const { id } = await upload(owner, stepBytes('no stages'))
  expect(await overheard([owner], api.runJobs, id)).toEqual([true])
})

test('a drawing that waits for its request is told of to its sender alone', async () => {
  const { owner, colleague } = await colleagues()
  const form = formOf({}, { files: [{ name: 'part.step', bytes: `${bracket}\n` }] })
  const { body } = await api.request('post', '/api/early-files', { as: owner, form })
  expect(await overheard([owner, colleague], api.runJobs, body[0].id)).toEqual([true, false])
})

test('of a model that is made anew only its end is told', async () => {
  const { owner } = await colleagues()
  const { id } = await upload(owner, `${bracket}\n\n`)
  await api.runJobs()
  const { sha256 } = await StoredFile.query(api.knex).findById(id).throwIfNotFound()
  await FileGeometry.query(api.knex).findById(sha256).patch({ pipeline: 'older' })
  const from = api.happened.length
  await api.request('get', `/api/files/${id}/geometry`, { as: owner })
  await api.runJobs()
  // To the page of the file and that of its RFQ.
  expect(api.happened.slice(from).filter(({ event }) => event === stageReached)).toHaveLength(2)
})

test('those who are told of a file are those who may read it', async () => {
  const { owner, colleague } = await colleagues()
  await upload(owner, `${bracket}\n\n\n`)
  const form = formOf({ body: 'Here it is.' }, { attachments: [{ name: 'part.step', bytes: `${bracket}\n\n\n\n` }] })
  await api.request('post', '/api/messages', { as: owner, form })
  const files = await StoredFile.query(api.knex).whereIn('linkedToType', ['rfq', 'message'])
  expect(files.map((file) => file.linkedToType)).toEqual(expect.arrayContaining(['rfq', 'message']))
  for (const as of [owner, colleague, (await signedInSupplier(api)).token, (await signedInCustomer(api)).token]) {
    const { body: me } = await api.request('get', '/api/auth/me', { as })
    for (const file of files) {
      const { userIds, companyIds } = await readersOf(api.knex, file)
      const isTold = userIds.includes(me.id) || companyIds.includes(me.company?.id)
      const { status } = await api.request('get', `/api/files/${file.id}/download`, { as })
      expect({ of: file.linkedToType, isTold }).toEqual({ of: file.linkedToType, isTold: status === 200 })
    }
  }
})
