import { onFaces, withFaces } from '@kerf/shared-parts/files/face-choice.ts'
import { makeStore } from '@kerf/shared-runtime'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { boxGlb } from '../../../test/box-glb.ts'
import { partFacts } from '../../../test/part-facts.ts'
import { modelClient } from './model/model-query.ts'
import { ModelPanel } from './model-panel.tsx'

const fileId = '01890000-0000-7000-8000-000000000001'
const facts = { sizeMm: [100, 70.5, 42], triangles: 2, parts: 1, instances: 2, solids: 2, unit: 'mm' }
const answers: Record<string, () => Response> = {
  [`/api/files/${fileId}/geometry`]: () =>
    Response.json({
      ...{ fileId, fileName: 'fixture.step', size: 34_000, status: 'ready', facts, code: null, message: null },
      modelUrl: '/model?v=1',
    }),
  '/model?v=1': () => new Response(boxGlb()),
  [`/api/files/${fileId}/facts`]: () =>
    Response.json({
      ...{ fileId, status: 'ready', facts: partFacts(), meantUnit: null, unitQuestion: null },
      ...{ code: null, message: null },
    }),
}

afterEach(() => {
  modelClient.clear()
  vi.unstubAllGlobals()
})

/** A page of another module that lets faces be chosen. */
function Page() {
  const around = useRef<HTMLDivElement>(null)
  const [faces, setFaces] = useState<number[]>([])
  useEffect(
    () => (around.current ? onFaces(around.current, (found) => setFaces((old) => withFaces(old, found))) : undefined),
    [],
  )
  return (
    <div ref={around}>
      <output>{faces.join()}</output>
      <ModelPanel fileId={fileId} face={faces.join()} choose="faces" />
    </div>
  )
}

test('a hole in the list chooses its faces for the page around, and is chosen as long as they are', async () => {
  vi.stubGlobal('fetch', async (url: string) => answers[url]?.() ?? new Response(null, { status: 404 }))
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  )
  const row = await screen.findByRole('button', { name: '4 × ⌀ 8 mm, blind 12.5 mm deep' })
  const chosen = () => screen.getByText(/^[\d,]*$/, { selector: 'output' }).textContent
  const user = userEvent.setup()
  await user.click(row)
  expect(chosen()).toMatch(/^\d+(,\d+)*$/)
  expect(row.getAttribute('aria-pressed')).toBe('true')
  await user.click(row)
  expect(chosen()).toBe('')
  expect(row.getAttribute('aria-pressed')).toBe('false')
})
