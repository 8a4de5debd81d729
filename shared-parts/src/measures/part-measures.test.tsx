import type { FileFacts } from '@kerf/shared-contracts/contracts/geometry'
import { holeFacts, partFacts } from '@kerf/shared-contracts/testing/part-facts'
import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { FileMeasures } from './part-measures.tsx'

afterEach(() => void vi.unstubAllGlobals())

const part = partFacts({
  sizeMm: [90, 60, 75],
  volumeMm3: 123_456,
  wallMm: 7.25,
  holes: [
    holeFacts({ diameterMm: 5.5, widestMm: 5.5, depthMm: 12, ratio: 2.18 }),
    holeFacts({ diameterMm: 5.5, widestMm: 5.5, depthMm: 12, ratio: 2.18 }),
    holeFacts({ kind: 'counterbore', diameterMm: 6.6, widestMm: 12, depthMm: 10, ratio: 1.5 }),
  ],
})
const ready: FileFacts = {
  fileId: '1',
  status: 'ready',
  facts: part,
  meantUnit: null,
  unitQuestion: null,
  code: null,
  message: null,
}
const question: FileFacts['unitQuestion'] = { sizeMm: [1, 0.5, 0.2], otherUnit: 'in', otherSizeMm: [25.4, 12.7, 5.08] }

/** @returns the bodies of the changing calls */
function show(answer: FileFacts, props: { mayAnswer?: boolean; detail?: 'all' | 'questions' } = {}): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)))
    return new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } })
  })
  const file = { id: '1', fileName: 'bracket.step', fileType: 'step' } as const
  render(
    <Provider store={makeStore()}>
      <FileMeasures files={[file, { ...file, id: '2', fileType: 'pdf' }]} mayAnswer {...props} />
      <ToastHost />
    </Provider>,
  )
  return sent
}

test('what was measured stands in a list, and holes that are alike in one row', async () => {
  show(ready)
  expect(await screen.findByText('7.25 mm')).toBeTruthy()
  expect(screen.getByText(/90 × 60 × 75 mm/).textContent).toContain('3.54 × 2.36 × 2.95 in')
  expect(screen.getByText('123.46 cm³')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Through 2 5.5 mm 12 mm 2.2 ×' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Counterbore 1 6.6 mm, widens to 12 mm 10 mm 1.5 ×' })).toBeTruthy()
})

test('open surfaces have no volume, and the reason is said', async () => {
  show({ ...ready, facts: { ...part, volumeMm3: null, noVolume: 'open_surfaces' } })
  expect(await screen.findByText('None: the surfaces are not closed')).toBeTruthy()
})

test('a file that cannot be measured says why, and that it is quoted by hand', async () => {
  show({ ...ready, status: 'failed', facts: null, code: 'geometry.empty', message: 'This file holds nothing.' })
  expect(await screen.findByText('This file holds nothing. We will quote this by hand.')).toBeTruthy()
})

test('a size that is hard to believe is asked about, and the answer is sent with what it is based on', async () => {
  const sent = show({ ...ready, unitQuestion: question }, { detail: 'questions' })
  fireEvent.click(await screen.findByRole('button', { name: 'Inches: 25.4 × 12.7 × 5.1 mm' }))
  await expect.poll(() => sent).toEqual([{ meantUnit: 'in', basedOn: { meantUnit: null } }])
})

test('who may not answer is not asked', async () => {
  show({ ...ready, unitQuestion: question }, { mayAnswer: false })
  expect(await screen.findByText('7.25 mm')).toBeTruthy()
  expect(screen.queryByText(/millimetres or inches/)).toBeNull()
})

test('what makes the part hard to make is said', async () => {
  show({ ...ready, facts: { ...part, sharpCorners: [{ faces: [1, 2], body: 0 }] } })
  expect((await screen.findByRole('list', { name: 'Notes on making it' })).textContent).toContain(
    'A sharp corner inside',
  )
})
