import type { RfqDraft as ServerDraft } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { expect, test } from 'vitest'
import { emptyRfq } from '../form/rfq-form-schema.ts'
import { beginForm } from './begin-form.ts'
import { draftContent } from './draft-content.ts'
import { noDraft, type RfqDraft } from './rfq-draft.ts'

const savedAt = '2026-11-30T10:00:00.000Z'
const plate = { earlyId: 'plate', name: 'plate.step', size: 6, part: 'first', misnamed: 'pdf' } as const
const kept = (changes: Partial<RfqDraft> = {}): RfqDraft => ({
  ...noDraft,
  values: { ...emptyRfq, projectName: 'Bracket' },
  ...{ revision: 'r1', savedAt, drawings: [plate], ...changes },
})

/** A file of a draft as the server has it. */
function stored(id: string, fileName: string, fileType: 'step' | 'pdf', part: string | null = 'first') {
  const names = { fileName, filename: fileName, filePath: `/api/files/${id}`, mimetype: 'model/step', pictureUrl: null }
  return { part, file: { id, ...names, size: 6, fileSize: 6, fileType, partId: null, createdAt: savedAt } }
}
function onServer(revision: string, projectName: string, files: ServerDraft['files'] = []): ServerDraft {
  const { values } = draftContent({ ...emptyRfq, projectName }, [])
  return { revision, savedAt, keptUntil: '2026-12-30T10:00:00.000Z', values, files }
}

test('a draft that could not be read goes on from what this browser kept, with its drawings and its revision', () => {
  for (const isSaved of [true, false]) {
    const began = beginForm(kept({ isSaved }), { draft: undefined, turn: 1 })
    expect(began.drawings).toEqual([plate])
    expect(began.saved).toEqual({
      saved: { revision: 'r1', savedAt, keptUntil: '2026-12-30T10:00:00.000Z' },
      isShown: isSaved,
    })
  }
})

test('in a conflict the form keeps its own drawings, and what it is based on', () => {
  const theirs = onServer('r2', 'Theirs', [stored('lid', 'lid.step', 'step')])
  expect(beginForm(kept(), { draft: theirs, turn: 1 })).toMatchObject({
    drawings: [plate],
    saved: { saved: { revision: 'r1' }, other: { revision: 'r2' }, isShown: false },
  })
  expect(beginForm(kept(), { draft: null, turn: 1 }).saved).toMatchObject({ saved: { revision: 'r1' }, other: null })
})

test('a move that was not saved is kept', () => {
  const draft = onServer('r1', 'Bracket', [stored('plate', 'plate.step', 'pdf', null)])
  expect(beginForm(kept(), { draft, turn: 1 }).drawings).toEqual([plate])
})

test('a drawing of the server is what it is, whatever its name says, and stands where it can be seen', () => {
  const files = [
    stored('plate', 'plate.step', 'pdf'),
    stored('lid', 'lid.step', 'step', 'gone'),
    stored('pin', 'pin.stpz', 'step', null),
  ]
  expect(beginForm(noDraft, { draft: onServer('r1', 'Bracket', files), turn: 1 }).drawings).toEqual([
    plate,
    { earlyId: 'lid', name: 'lid.step', size: 6, part: 'request', misnamed: null },
    { earlyId: 'pin', name: 'pin.stpz', size: 6, part: 'request', misnamed: null },
  ])
})

test('a submission whose answer was lost is shown with the files as they are now', () => {
  const tried = { asked: '', revision: 'r1', files: [], drawings: [] }
  const began = beginForm(kept({ tried }), { draft: null, turn: 1 })
  expect(began.drawings).toEqual([plate])
  expect(began.saved).toMatchObject({ saved: { revision: 'r1' }, isShown: true })
})
