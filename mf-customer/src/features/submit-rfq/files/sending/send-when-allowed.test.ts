import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWhenAllowed } from './send-when-allowed.ts'

interface Answer {
  error?: unknown
}

const tooMany = (retryAfter?: number): Answer => ({
  error: { status: 429, code: 'rate_limited', message: 'Too many', retryAfter },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a rate-limited file is sent again when the server allows, until it is accepted', async () => {
  const answers = [tooMany(30), tooMany(5), {}]
  const send = vi.fn(async () => answers.shift() ?? {})
  const answer = sendWhenAllowed(send, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(send).toHaveBeenCalledTimes(3)
  expect(await answer).toEqual({})
})

test('a call that the server cannot accept at the moment is sent again', async () => {
  const answers = [{ error: { status: 503, code: 'unavailable', message: 'Restarting', retryAfter: 3 } }, {}]
  const send = vi.fn(async () => answers.shift() ?? {})
  const answer = sendWhenAllowed(send, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await answer).toEqual({})
})

test.each([
  ['another refusal', { error: { status: 400, code: 'file.empty', message: 'This file is empty' } }],
  ['a refusal without a time', tooMany()],
  ['a refusal for an hour', tooMany(3600)],
])('%s is reported at once', async (_what, refusal) => {
  const send = vi.fn(async () => refusal)
  expect(await sendWhenAllowed(send, new AbortController().signal)).toBe(refusal)
  expect(send).toHaveBeenCalledOnce()
})

test('cancelling ends the wait, and nothing more is sent', async () => {
  const cancelling = new AbortController()
  const send = vi.fn(async () => tooMany(30))
  const answer = sendWhenAllowed(send, cancelling.signal)
  await vi.advanceTimersByTimeAsync(1_000)
  cancelling.abort()
  expect(await answer).toEqual(tooMany(30))
  expect(send).toHaveBeenCalledOnce()
})
