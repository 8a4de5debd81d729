import { baseApi, makeStore } from '@kerf/shared-runtime'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLiveUpdates } from './live.ts'

/** The stream as a browser has it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  onopen = () => {}
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  close() {}
}

class Channel {
  postMessage() {}
  close() {}
}

let streams: Stream[] = []

beforeEach(() => {
  streams = []
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('BroadcastChannel', Channel)
  const request = async (_name: string, _options: object, hold: () => Promise<void>) => hold()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose stream opens after so many milliseconds, and then says that a message came. @returns what is stale */
async function staleOnceOpen(after: number): Promise<readonly unknown[]> {
  const store = makeStore()
  const dispatch = vi.spyOn(store, 'dispatch')
  const { unmount } = renderHook(() => useLiveUpdates(true, store))
  const [stream] = streams
  vi.setSystemTime(Date.now() + after)
  stream?.onopen()
  stream?.dispatchEvent(new MessageEvent('changed', { data: '{"tags":["Message"]}' }))
  const toldOf = () =>
    dispatch.mock.calls.flatMap(([action]) => (baseApi.util.invalidateTags.match(action) ? [action.payload] : []))
  await vi.waitFor(() => expect(toldOf().at(-1)).toEqual(['Message']))
  unmount()
  return toldOf().slice(0, -1)
}

test('a stream that opens soon is told how long ago the page began to ask, and nothing is fetched again', async () => {
  expect(await staleOnceOpen(4000)).toEqual([])
  // Five seconds for the page's first answers, five for the way of the request.
  expect(streams.map(({ url }) => url)).toEqual(['/api/live?past=10000'])
})

test('after a stream that took long to open everything is fetched again: it may begin after a change', async () => {
  const [everything] = await staleOnceOpen(6000)
  expect(everything).toEqual(expect.arrayContaining(['Message', 'Order', 'Session']))
})
