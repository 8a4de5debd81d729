import { beforeEach, expect, test } from 'vitest'
import { emptyRfq } from '../form/rfq-form-schema.ts'
import { emptyPart } from '../parts/part-list.ts'
import { createdFrom, forgetDraft, keepDraft, readDraft } from './rfq-draft.ts'

const draftKey = 'kerf.customer.rfq-draft'
const base = { ...emptyPart, key: 'base', name: 'Base', quantities: ['25', '50'] }
const plate = { ...emptyPart, key: 'plate', material: 'steel' }
const values = { ...emptyRfq, projectName: 'Bracket', internationalManufacturingOk: true, parts: [base, plate] }

beforeEach(() => sessionStorage.clear())

test('input is restored for the same user, with its parts and their file names', () => {
  const draft = { values, fileNames: { plate: ['plate.step'] }, created: null }
  keepDraft('ada', draft)
  expect(readDraft('ada')).toEqual(draft)
})

test('another user who signs in on the same tab does not see the draft, and it is removed', () => {
  keepDraft('ada', { values, fileNames: {}, created: null })
  expect(readDraft('grace').values).toEqual(emptyRfq)
  expect(readDraft('ada').values).toEqual(emptyRfq)
})

test('an RFQ that was created is remembered with its parts, so that it is not created twice', () => {
  const created = createdFrom({ id: '0192', displayNumber: 'SQTE-0007', parts: [{ id: 'p1' }, { id: 'p2' }] }, values)
  keepDraft('ada', { values: emptyRfq, fileNames: { plate: ['plate.step'] }, created })
  expect(readDraft('ada').created).toEqual({
    id: '0192',
    displayNumber: 'SQTE-0007',
    parts: [
      { key: 'base', name: 'Base', id: 'p1' },
      { key: 'plate', name: 'Part 2', id: 'p2' },
    ],
  })
})

test('the files of a single part belong to the RFQ itself', () => {
  const one = { ...values, parts: [base] }
  const created = createdFrom({ id: '0192', displayNumber: 'SQTE-0007', parts: [{ id: 'p1' }] }, one)
  expect(created.parts).toEqual([{ key: 'base', name: 'Base', id: null }])
})

test('an untouched form stores no draft', () => {
  keepDraft('ada', { values: emptyRfq, fileNames: { first: [] }, created: null })
  expect(sessionStorage).toHaveLength(0)
})

test('the draft of a submitted request is removed', () => {
  keepDraft('ada', { values, fileNames: {}, created: null })
  forgetDraft()
  expect(readDraft('ada').values).toEqual(emptyRfq)
})

test('a damaged draft is ignored', () => {
  const stored = { projectName: 7, notes: 'keep', parts: [{ quantities: [], material: 'steel' }, null] }
  sessionStorage.setItem(draftKey, JSON.stringify({ owner: 'ada', values: stored, created: { id: '0192' } }))
  expect(readDraft('ada')).toEqual({
    values: {
      ...emptyRfq,
      notes: 'keep',
      parts: [
        { ...emptyPart, key: 'restored-0', material: 'steel' },
        { ...emptyPart, key: 'restored-1' },
      ],
    },
    fileNames: {},
    created: null,
  })
  sessionStorage.setItem(draftKey, 'not json')
  expect(readDraft('ada').values).toEqual(emptyRfq)
})
