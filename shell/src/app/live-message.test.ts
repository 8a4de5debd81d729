import { expect, test } from 'vitest'
import { readMessage } from './live-message.ts'

test('of what changed, the tags are read that this shell knows', () => {
  expect(readMessage({ event: 'changed', tags: ['Order', 'Pull'] })).toEqual({ event: 'changed', tags: ['Order'] })
})

test.each(['resync', 'signed-out'])('%s is read as it is told', (event) => {
  expect(readMessage({ event })).toEqual({ event })
})

test.each([null, 'resync', {}, { event: 'changed' }, { event: 'promoted' }])('%j is no message', (told) => {
  expect(readMessage(told)).toBeUndefined()
})
