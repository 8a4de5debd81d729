import { makeStore } from '@kerf/shared-runtime'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { layOut } from '../in-browser/imported-model.ts'
import type { StepAnswer } from '../in-browser/step-worker.ts'
import { modelClient } from '../model/model-query.ts'
import { ViewerPage } from '../viewer-page.tsx'

const fileId = '01890000-0000-7000-8000-000000000001'
const message = 'This file is too large or too detailed for the 3D view.'
const failed = {
  ...{ fileId, fileName: 'engine.step', size: 34_000, status: 'failed', facts: null, modelUrl: null },
  ...{ code: 'geometry.too_complex', message },
}
const wedge = layOut({
  root: { name: '', meshes: [], children: [{ name: 'Wedge', meshes: [0], children: [] }] },
  meshes: [
    {
      name: 'Wedge',
      brep_faces: [{ first: 0, last: 0, color: null }],
      attributes: { position: { array: [0, 0, 0, 10, 0, 0, 10, 20, 0] } },
      index: { array: [0, 1, 2] },
    },
  ],
})

afterEach(() => {
  modelClient.clear()
  vi.unstubAllGlobals()
})

/** Opens the page of a file that the server could not read, in a browser whose thread does this when it is asked. */
function open(answer: (thread: Thread) => void, geometry: object = failed) {
  const threads: Thread[] = []
  vi.stubGlobal('fetch', async (url: string) =>
    url === `/api/files/${fileId}/geometry` ? Response.json(geometry) : new Response(new Uint8Array(8)),
  )
  vi.stubGlobal(
    'Worker',
    class extends Thread {
      constructor() {
        super(answer)
        threads.push(this)
      }
    },
  )
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[`/test-viewer?fileId=${fileId}`]}>
        <ViewerPage />
      </MemoryRouter>
    </Provider>,
  )
  return threads
}

/** Stands in for a browser's thread: jsdom has none. */
class Thread {
  onmessage: ((event: MessageEvent<StepAnswer>) => void) | null = null
  onerror: (() => void) | null = null
  isTerminated = false
  readonly #answer: (thread: Thread) => void

  constructor(answer: (thread: Thread) => void) {
    this.#answer = answer
  }

  postMessage(): void {
    this.#answer(this)
  }

  terminate(): void {
    this.isTerminated = true
  }
}
const says = (data: StepAnswer) => (thread: Thread) => thread.onmessage?.(new MessageEvent('message', { data }))

test('where the server gave up, the browser makes the model and says so', async () => {
  const threads = open(says(wedge))
  const notice = await screen.findByText(/Your browser made this model/)
  expect(notice.textContent).toContain(message)
  expect(screen.getByRole('row', { name: 'Millimetres 10 × 20 × 0 mm' })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Solids/ })).toBeNull()
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true])
})

test.each([
  ['finds nothing', says(null)],
  ['runs out of memory', (thread: Thread) => thread.onerror?.()],
])('a browser that %s says why there is no model, and offers the file', async (_, answer) => {
  open(answer)
  expect(await screen.findByText(`${message} Your browser could not read it either.`)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

test('trying can be stopped', async () => {
  const threads = open(() => {})
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Stop' }))
  expect(screen.getByText(message)).toBeTruthy()
  await vi.waitFor(() => expect(threads.every(({ isTerminated }) => isTerminated)).toBe(true))
})

test('a file that no kernel can read is not tried', async () => {
  const threads = open(says(wedge), { ...failed, code: 'geometry.empty' })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(threads).toEqual([])
})
