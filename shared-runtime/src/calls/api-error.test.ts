import { expect, test } from 'vitest'
import { messageOf, parseError } from './api-error.ts'

test('the text is the message, else the error, else the text, else the status text', () => {
  const wordsOf = (text: string) => parseError(409, 'Conflict', text, null).message
  expect(wordsOf('{"message":"Already answered","error":"x"}')).toBe('Already answered')
  expect(wordsOf('{"error":"Already answered"}')).toBe('Already answered')
  expect(wordsOf('{}')).toBe('Conflict')
  expect(wordsOf('Bad gateway')).toBe('Bad gateway')
  expect(wordsOf('')).toBe('Conflict')
  expect(wordsOf('[]')).toBe('Conflict')
})

test('field messages, code and retry time are kept', () => {
  const body = JSON.stringify({
    message: 'x',
    code: 'validation.failed',
    fields: { name: 'Too short' },
    requestId: 'r1',
  })
  expect(parseError(400, 'Bad Request', body, '30')).toEqual({
    status: 400,
    code: 'validation.failed',
    message: 'x',
    fields: { name: 'Too short' },
    requestId: 'r1',
    retryAfter: 30,
  })
})

test("anything else that was thrown falls back to the screen's words", () => {
  expect(messageOf(new Error('boom'), 'Failed to submit RFQ')).toBe('Failed to submit RFQ')
  expect(messageOf({ status: 409, code: 'x', message: 'Taken' }, 'Failed')).toBe('Taken')
})
