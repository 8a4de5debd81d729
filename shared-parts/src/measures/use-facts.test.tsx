import type { FileFacts } from '@kerf/shared-contracts/contracts/geometry'
import { announceLive, baseApi, makeStore } from '@kerf/shared-runtime'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFacts } from './use-facts.ts'

const ids = ['1', '2'] as const
const begun: Omit<FileFacts, 'fileId'> = {
  ...{ status: 'running', facts: null, meantUnit: null, unitQuestion: null, code: null, message: null },
}
let asked: string[] = []
let store = makeStore()

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  store = makeStore()
  vi.stubGlobal('fetch', async (url: string) => {
    const id = ids.find((each) => url.includes(`/files/${each}/`)) ?? ''
    asked.push(id)
    return Response.json({ ...begun, fileId: id })
  })
})
afterEach(() => {
  act(() => announceLive(false))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Facts = ({ id }: { id: string }) => <p>{`${id} ${useFacts(id).data?.status}`}</p>
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
async function show(): Promise<void> {
  render(
    <Provider store={store}>
      {ids.map((id) => (
        <Facts key={id} id={id} />
      ))}
    </Provider>,
  )
  await pass(100)
  expect(screen.getByText('1 running')).toBeDefined()
}

test('without live events it is asked again every other second', async () => {
  await show()
  await pass(4100)
  expect(asked).toEqual(['1', '2', '1', '2', '1', '2'])
})

test('while live events come it is asked when one names the file, and seldom otherwise', async () => {
  act(() => announceLive(true))
  await show()
  await pass(20_000)
  expect(asked).toEqual(['1', '2'])
  act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'FileStage', id: '2' }])))
  await pass(100)
  expect(asked).toEqual(['1', '2', '2'])
  act(() => announceLive(false))
  await pass(2100)
  expect(asked.slice(3).toSorted()).toEqual(['1', '2'])
})
