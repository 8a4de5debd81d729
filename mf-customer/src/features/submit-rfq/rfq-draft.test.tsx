import { beforeEach, expect, test } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './rfq-draft.ts'
import { emptyRfq } from './rfq-form-schema.ts'

const values = { ...emptyRfq, projectName: 'Bracket', quantity: '25', internationalManufacturingOk: true }

beforeEach(() => sessionStorage.clear())

test('what was typed is there again for the same user, with the names of the files', () => {
  keepDraft('ada', { values, fileNames: ['bracket.step'], created: null })
  expect(readDraft('ada')).toEqual({ values, fileNames: ['bracket.step'], created: null })
})

test('another user who signs in on the same tab does not see it, and it is gone', () => {
  keepDraft('ada', { values, fileNames: [], created: null })
  expect(readDraft('grace').values).toEqual(emptyRfq)
  expect(readDraft('ada').values).toEqual(emptyRfq)
})

test('an RFQ that exists already is remembered, so that it is not created again', () => {
  const created = { id: '0192', displayNumber: 'SQTE-0007' }
  keepDraft('ada', { values: emptyRfq, fileNames: ['bracket.step'], created })
  expect(readDraft('ada').created).toEqual(created)
})

test('an untouched form leaves nothing behind', () => {
  keepDraft('ada', { values: emptyRfq, fileNames: [], created: null })
  expect(sessionStorage).toHaveLength(0)
})

test('a submitted request is forgotten', () => {
  keepDraft('ada', { values, fileNames: [], created: null })
  forgetDraft()
  expect(readDraft('ada').values).toEqual(emptyRfq)
})

test('a damaged draft is passed over', () => {
  sessionStorage.setItem('kerf.customer.rfq-draft', '{"owner":"ada","values":{"projectName":7,"notes":"keep"}}')
  expect(readDraft('ada').values).toEqual({ ...emptyRfq, notes: 'keep' })
  sessionStorage.setItem('kerf.customer.rfq-draft', 'not json')
  expect(readDraft('ada').values).toEqual(emptyRfq)
})
