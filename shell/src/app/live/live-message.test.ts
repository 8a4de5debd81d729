import { expect, test } from 'vitest'
import { readMessage } from './live-message.ts'

test('of the changed tags, those that this shell knows are read', () => {
  expect(readMessage({ event: 'changed', tags: ['Order', 'Pull'] })).toEqual({ event: 'changed', tags: ['Order'] })
})

test('of a change of one object its id is read', () => {
  const change = { event: 'changed', tags: ['FileStage'], id: '7' }
  expect(readMessage(change)).toEqual(change)
})

test.each(['resync', 'signed-out'])('%s is read unchanged', (event) => {
  expect(readMessage({ event })).toEqual({ event })
})

test.each([null, 'resync', {}, { event: 'changed' }, { event: 'promoted' }])('%j is not a message', (told) => {
  expect(readMessage(told)).toBeUndefined()
})
