import { draftDays } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { draftPart, draftValues } from '../../../test/rfq-draft.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { AuditEntry } from '../../models/audit-entry.ts'
import { RfqDraft } from '../../models/rfq-draft.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { sweep } from '../sweeps/service.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const path = '/api/rfq-draft'
const newcomer = (name: string) => anotherCustomer(portal.api, { name })
const save = (person: Person, json: object) => portal.api.request('put', path, { as: person.token, json })
const draftOf = async (person: Person) => (await person.get(path)).body.draft

async function sendEarly(person: Person, name: string): Promise<string> {
  const { body } = await person.post('/api/early-files', formOf({}, { files: [{ name, bytes: pdfBytes(name) }] }))
  return String(body[0].id)
}
const passDays = (days: number) => new Date(portal.api.platform.clock().getTime() - days * 24 * 60 * 60 * 1000)

test('what was typed comes back as it was typed, with its drawings', async () => {
  const ada = await newcomer('Ada')
  expect(await draftOf(ada)).toBeNull()
  const fileId = await sendEarly(ada, 'plate.pdf')
  const values = draftValues({
    projectName: ' 山田 ',
    parts: [draftPart({ key: 'a', quantities: ['1', 'ten'] }), draftPart({ key: 'b' })],
  })
  const { body: state, status } = await save(ada, { values, files: [{ fileId, part: 'b' }] })
  expect(status).toBe(200)
  const draft = await draftOf(ada)
  expect(draft).toMatchObject({ ...state, values, files: [{ part: 'b', file: { id: fileId, fileName: 'plate.pdf' } }] })
  const kept = new Date(draft.keptUntil).getTime() - new Date(draft.savedAt).getTime()
  expect(kept).toBe(draftDays * 24 * 60 * 60 * 1000)
})

test('a save that is based on another one than the last is refused, and says when that was', async () => {
  const ada = await newcomer('Ada')
  const first = await save(ada, { values: draftValues(), basedOn: { revision: null } })
  const second = await save(ada, {
    values: draftValues({ notes: 'here' }),
    basedOn: { revision: first.body.revision },
  })
  for (const revision of [null, first.body.revision]) {
    const late = await save(ada, { values: draftValues({ notes: 'elsewhere' }), basedOn: { revision } })
    expect(refusal(late)).toEqual([409, 'write.stale'])
    expect(late.body.changed.present).toEqual({ revision: second.body.revision, savedAt: second.body.savedAt })
  }
  expect((await draftOf(ada)).values.notes).toBe('here')
})

test('a save is called as its sender asks, and submitting ends it even if its answer was lost', async () => {
  const ada = await newcomer('Ada')
  const first = await save(ada, { values: draftValues(), basedOn: { revision: null } })
  const { revision } = first.body
  const lost = '01990000-0000-7000-8000-000000000007'
  await save(ada, { values: draftValues({ notes: 'more' }), revision: lost, basedOn: { revision } })
  const again = await save(ada, { values: draftValues({ notes: 'more' }), revision: lost, basedOn: { revision } })
  expect(refusal(again)).toEqual([409, 'write.stale'])
  expect(again.body.changed.present.revision).toBe(lost)
  const request = { projectName: 'Bracket', material: 'steel', tolerance: 'tight', quantity: 1 }
  await ada.post('/api/rfqs', { ...request, fromDraft: { revision, unconfirmed: lost, files: [] } })
  expect(await draftOf(ada)).toBeNull()
})

test('two windows that save at once both hear which of them was first', async () => {
  const ada = await newcomer('Ada')
  const answers = await Promise.all(
    ['one', 'two'].map((notes) => save(ada, { values: draftValues({ notes }), basedOn: { revision: null } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a draft is saved by its person alone, with their own drawings alone', async () => {
  const [ada, grace] = [await newcomer('Ada'), await newcomer('Grace')]
  const fileId = await sendEarly(ada, 'plate.pdf')
  await save(ada, { values: draftValues(), files: [{ fileId, part: null }] })
  expect(await draftOf(grace)).toBeNull()
  await save(grace, { values: draftValues(), files: [{ fileId, part: null }] })
  expect((await draftOf(grace)).files).toEqual([])
})

test('a draft of more than 256 KB is refused, and the one before stays', async () => {
  const ada = await newcomer('Ada')
  await save(ada, { values: draftValues({ notes: 'before' }) })
  const parts = Array.from({ length: 100 }, (_, at) => draftPart({ key: String(at), notes: 'x'.repeat(4000) }))
  expect(refusal(await save(ada, { values: draftValues({ parts }) }))).toEqual([413, 'rfq_draft.too_large'])
  expect((await draftOf(ada)).values.notes).toBe('before')
})

test('drawings of a draft outlive those of none, and go with it after thirty days', async () => {
  const { knex, platform } = portal.api
  const ada = await newcomer('Ada')
  const [kept, forgotten] = [await sendEarly(ada, 'kept.pdf'), await sendEarly(ada, 'forgotten.pdf')]
  await save(ada, { values: draftValues(), files: [{ fileId: kept, part: 'first' }] })
  await StoredFile.query(knex)
    .whereIn('id', [kept, forgotten])
    .patch({ createdAt: passDays(29) })
  await RfqDraft.query(knex)
    .findById(ada.user.id)
    .patch({ savedAt: passDays(29) })
  await sweep(platform)
  expect((await draftOf(ada)).files).toMatchObject([{ file: { id: kept } }])
  expect(await StoredFile.query(knex).findById(forgotten)).toBeUndefined()

  await RfqDraft.query(knex)
    .findById(ada.user.id)
    .patch({ savedAt: passDays(draftDays + 1) })
  await sweep(platform)
  expect(await draftOf(ada)).toBeNull()
  expect(await StoredFile.query(knex).findById(kept)).toBeUndefined()
})

test('a discarded draft is gone with its drawings, and another window cannot bring it back', async () => {
  const ada = await newcomer('Ada')
  const fileId = await sendEarly(ada, 'plate.pdf')
  const { body } = await save(ada, { values: draftValues(), files: [{ fileId, part: 'first' }] })
  expect((await ada.delete(path)).status).toBe(204)
  expect((await ada.delete(path)).status).toBe(204)
  expect(await draftOf(ada)).toBeNull()
  expect(await StoredFile.query(portal.api.knex).findById(fileId)).toBeUndefined()
  const late = await save(ada, { values: draftValues(), basedOn: { revision: body.revision } })
  expect(refusal(late)).toEqual([409, 'write.stale'])
  expect(late.body.changed.present).toEqual({ revision: null, savedAt: null })
})

test('a window that saw an older draft discards nothing', async () => {
  const ada = await newcomer('Ada')
  const fileId = await sendEarly(ada, 'plate.pdf')
  const { body: seen } = await save(ada, { values: draftValues() })
  await save(ada, { values: draftValues({ notes: 'newer' }), files: [{ fileId, part: 'first' }] })
  for (const revision of [seen.revision, null]) {
    const basedOn = encodeURIComponent(JSON.stringify({ revision }))
    expect(refusal(await ada.delete(`${path}?basedOn=${basedOn}`))).toEqual([409, 'write.stale'])
  }
  expect(await draftOf(ada)).toMatchObject({ values: { notes: 'newer' }, files: [{ file: { id: fileId } }] })
})

test('submitting ends the draft, and its drawings are files of the request at once', async () => {
  const ada = await newcomer('Ada')
  const [plate, all] = [await sendEarly(ada, 'plate.pdf'), await sendEarly(ada, 'all.pdf')]
  const { body: saved } = await save(ada, { values: draftValues(), files: [{ fileId: plate, part: 'first' }] })
  const part = { material: 'steel', tolerance: 'tight', quantities: [1] }
  const files = [
    { fileId: plate, part: 1 },
    { fileId: all, part: null },
    { fileId: '01890000-0000-7000-8000-000000000000', part: 0 },
  ]
  const { body: rfq, status } = await ada.post('/api/rfqs', {
    projectName: 'Bracket',
    parts: [part, part],
    fromDraft: { revision: saved.revision, files },
  })
  expect(status).toBe(201)
  expect(rfq.files.map(({ id, partId }: { id: string; partId: string | null }) => [id, partId]).sort()).toEqual(
    [
      [plate, rfq.parts[1].id],
      [all, null],
    ].sort(),
  )
  expect(await draftOf(ada)).toBeNull()
})

test('a request that is refused leaves the draft and its drawings as they were', async () => {
  const ada = await newcomer('Ada')
  const fileId = await sendEarly(ada, 'plate.pdf')
  const { body: saved } = await save(ada, { values: draftValues(), files: [{ fileId, part: 'first' }] })
  const { revision } = saved
  const request = { projectName: 'Bracket', material: 'steel', tolerance: 'tight', quantity: 1 }
  for (const wrong of [{ neededBy: '2020-01-01' }, { fromDraft: { revision, files: [{ fileId, part: 7 }] } }]) {
    const answer = await ada.post('/api/rfqs', { ...request, fromDraft: { revision, files: [] }, ...wrong })
    expect(refusal(answer)).toEqual([400, 'validation.failed'])
  }
  expect((await draftOf(ada)).files).toHaveLength(1)
})

test('a draft that was saved elsewhere since stays when the one before is submitted', async () => {
  const ada = await newcomer('Ada')
  const { body: saved } = await save(ada, { values: draftValues() })
  await save(ada, { values: draftValues({ notes: 'elsewhere' }) })
  const request = { projectName: 'Bracket', material: 'steel', tolerance: 'tight', quantity: 1 }
  const { status } = await ada.post('/api/rfqs', { ...request, fromDraft: { revision: saved.revision, files: [] } })
  expect(status).toBe(201)
  expect((await draftOf(ada)).values.notes).toBe('elsewhere')
})

test('a request that was not written as a draft leaves the draft alone', async () => {
  const ada = await newcomer('Ada')
  await save(ada, { values: draftValues() })
  await portal.job.submitRfq(ada.token)
  expect(await draftOf(ada)).not.toBeNull()
})

test('the drawings of somebody else never become files of a request', async () => {
  const [ada, mallory] = [await newcomer('Ada'), await newcomer('Mallory')]
  const fileId = await sendEarly(ada, 'plate.pdf')
  const request = { projectName: 'Bracket', material: 'steel', tolerance: 'tight', quantity: 1 }
  const fromDraft = { revision: null, files: [{ fileId, part: null }] }
  const { body: rfq } = await mallory.post('/api/rfqs', { ...request, fromDraft })
  expect(rfq.files).toEqual([])
  expect((await StoredFile.query(portal.api.knex).findById(fileId))?.linkedToId).toBeNull()
})

test('saving leaves no trace in the audit log of what is typed', async () => {
  const ada = await newcomer('Ada')
  await save(ada, { values: draftValues() })
  const entries = await AuditEntry.query(portal.api.knex).where({ actorId: ada.user.id })
  expect(entries.filter(({ action }) => action.startsWith('rfq_draft'))).toEqual([])
})
