import { beforeEach, expect, test } from 'vitest'
import { emptyRfq, type RfqFormValues } from '../form/rfq-form-schema.ts'
import { emptyPart } from '../parts/part-list.ts'
import { draftContent } from './draft-content.ts'
import { createdFrom, forgetDraft, keepDraft, markSaved, noDraft, readDraft } from './rfq-draft.ts'

const draftKey = 'kerf.customer.rfq-draft'
const base = { ...emptyPart, key: 'base', name: 'Base', quantities: ['25', '50'] }
const plate = { ...emptyPart, key: 'plate', material: 'steel' }
const values = { ...emptyRfq, projectName: 'Bracket', internationalManufacturingOk: true, parts: [base, plate] }
const content = (changes: Partial<RfqFormValues> = {}) => draftContent({ ...values, ...changes }, [])
const state = (revision: string) => ({ revision, savedAt: '2026-11-30T10:00:00Z', keptUntil: '2026-12-30T10:00:00Z' })

beforeEach(() => sessionStorage.clear())

test('input is restored for the same user, with its parts and their file names', () => {
  const draft = { ...noDraft, values, fileNames: { plate: ['plate.step'] } }
  keepDraft('ada', draft)
  expect(readDraft('ada')).toEqual(draft)
})

test('another user who signs in on the same tab does not see the draft, and it is removed', () => {
  keepDraft('ada', { ...noDraft, values })
  expect(readDraft('grace').values).toEqual(emptyRfq)
  expect(readDraft('ada').values).toEqual(emptyRfq)
})

test('an RFQ that was created is remembered with its parts, so that it is not created twice', () => {
  const created = createdFrom({ id: '0192', displayNumber: 'SQTE-0007', parts: [{ id: 'p1' }, { id: 'p2' }] }, values)
  keepDraft('ada', { ...noDraft, fileNames: { plate: ['plate.step'] }, created })
  expect(readDraft('ada').created).toEqual({
    id: '0192',
    displayNumber: 'SQTE-0007',
    parts: [
      { key: 'base', name: 'Base', id: 'p1' },
      { key: 'plate', name: 'Part 2', id: 'p2' },
      { key: 'request', name: 'The whole request', id: null },
    ],
  })
})

test('the files of a single part belong to the RFQ itself', () => {
  const one = { ...values, parts: [base] }
  const created = createdFrom({ id: '0192', displayNumber: 'SQTE-0007', parts: [{ id: 'p1' }] }, one)
  expect(created.parts).toEqual([{ key: 'base', name: 'Base', id: null }])
})

test('an untouched form stores no draft', () => {
  keepDraft('ada', { ...noDraft, fileNames: { first: [] } })
  expect(sessionStorage).toHaveLength(0)
})

test('the draft of a submitted request is removed', () => {
  keepDraft('ada', { ...noDraft, values })
  forgetDraft()
  expect(readDraft('ada').values).toEqual(emptyRfq)
})

test('a damaged draft is ignored', () => {
  const stored = { projectName: 7, notes: 'keep', parts: [{ quantities: [], material: 'steel' }, null] }
  sessionStorage.setItem(draftKey, JSON.stringify({ owner: 'ada', values: stored, created: { id: '0192' } }))
  expect(readDraft('ada')).toEqual({
    ...noDraft,
    values: {
      ...emptyRfq,
      notes: 'keep',
      parts: [
        { ...emptyPart, key: 'restored-0', material: 'steel' },
        { ...emptyPart, key: 'restored-1' },
      ],
    },
  })
  sessionStorage.setItem(draftKey, 'not json')
  expect(readDraft('ada').values).toEqual(emptyRfq)
})

test('what was saved is marked, and what was typed since is based on it', () => {
  keepDraft('ada', { ...noDraft, values })
  markSaved('ada', content(), state('r1'))
  expect(readDraft('ada')).toMatchObject({ revision: 'r1', savedAt: '2026-11-30T10:00:00Z', isSaved: true })
  markSaved('ada', content({ notes: 'before' }), state('r2'))
  expect(readDraft('ada')).toMatchObject({ revision: 'r2', isSaved: false, values })
  keepDraft('ada', {
    ...noDraft,
    values,
    drawings: [{ earlyId: '1', name: 'a.pdf', size: 3, part: 'base', misnamed: null }],
  })
  markSaved('ada', content(), state('r3'))
  expect(readDraft('ada').isSaved).toBe(false)
})
