// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendPatiently } from './send-patiently.ts'

const answers: Response[] = []
const fetching = vi.fn(async () => answers.shift() ?? new Response('there'))
const unavailable = (retryAfter?: string) =>
  new Response('{}', { status: 503, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

beforeEach(() => {
  answers.length = 0
  fetching.mockClear()
  vi.stubGlobal('fetch', fetching)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function ask(method: string, signal = new AbortController().signal) {
  const asked = sendPatiently({ method, url: '/api/orders', headers: {}, body: undefined, files: [], signal })
  asked.catch(() => {}) // handled by the test after the clock was moved
  return asked
}

test('a read is repeated after the wait that the server names', async () => {
  answers.push(unavailable('3'), unavailable('3'))
  const asked = ask('GET')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(fetching).toHaveBeenCalledTimes(1)
  await vi.runAllTimersAsync()
  expect(await asked).toMatchObject({ status: 200, body: 'there' })
  expect(fetching).toHaveBeenCalledTimes(3)
})

test('it is repeated twice, and no more', async () => {
  answers.push(unavailable('1'), unavailable('1'), unavailable('1'))
  const asked = ask('GET')
  await vi.runAllTimersAsync()
  expect((await asked).status).toBe(503)
  expect(fetching).toHaveBeenCalledTimes(3)
})

test.each([
  ['a call that changes something', 'POST', '1'],
  ['one whose wait is too long for who watches', 'GET', '30'],
  ['one without a wait', 'GET', undefined],
])('%s is not repeated', async (_which, method, retryAfter) => {
  answers.push(unavailable(retryAfter))
  expect((await ask(method)).status).toBe(503)
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('a cancelled call is not repeated', async () => {
  answers.push(unavailable('3'))
  const leaving = new AbortController()
  const asked = ask('GET', leaving.signal)
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  expect(fetching).toHaveBeenCalledTimes(1)
})
