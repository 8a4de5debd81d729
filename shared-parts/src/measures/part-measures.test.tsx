import type { FileFacts } from '@kerf/shared-contracts/contracts/geometry'
import { bodyFacts, holeFacts, partFacts } from '@kerf/shared-contracts/testing/part-facts'
import { announcePanels, makeStore, type Panel, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { shortFacts } from './measured-facts.ts'
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

interface ShowOptions {
  mayAnswer?: boolean
  detail?: 'all' | 'questions'
  isForCustomer?: boolean
  process?: string
  /** How often the facts fail before there are some. */
  failing?: number
}

/** Says what a panel is told. */
const Told: Panel = (told) => (
  <p>
    {Object.entries(told)
      .map((word) => word.join('='))
      .join(' ')}
  </p>
)

/** @returns the bodies of the changing calls */
function show(answer: FileFacts, { failing = 0, ...props }: ShowOptions = {}): unknown[] {
  const sent: unknown[] = []
  let left = failing
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)))
    if (left-- > 0) return new Response('{}', { status: 500 })
    return new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } })
  })
  const file = { id: '1', fileName: 'bracket.step', fileType: 'step' } as const
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <FileMeasures files={[file, { ...file, id: '2', fileType: 'pdf' }]} mayAnswer {...props} />
      </MemoryRouter>
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

test('a file that cannot be measured says why, and to customers that it is quoted by hand', async () => {
  const failed = { ...ready, facts: null, code: 'geometry.empty', message: 'This file holds nothing.' }
  show({ ...failed, status: 'failed' }, { isForCustomer: true })
  expect(await screen.findByText('This file holds nothing. We will quote this by hand.')).toBeTruthy()
})

test('those who quote it are not told that somebody else will', async () => {
  const failed = { ...ready, facts: null, code: 'geometry.empty', message: 'This file holds nothing.' }
  show({ ...failed, status: 'failed' })
  expect(await screen.findByText('This file holds nothing.')).toBeTruthy()
  expect(screen.queryByText(/by hand/)).toBeNull()
})

test.each(['all', 'questions'] as const)(
  'facts that cannot be loaded say so, and are asked for again: %s',
  async (detail) => {
    show({ ...ready, unitQuestion: question }, { detail, failing: 1 })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/millimetres or inches/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('whoever answered of the unit, nobody else is said to have', async () => {
  show({ ...ready, unitQuestion: question, meantUnit: 'in' })
  expect(await screen.findByText(/The answer so far: the numbers are inches\./)).toBeTruthy()
})

test.each([
  ['several', 'Several'],
  ['other', 'Another one, converted'],
  [null, 'None declared'],
])('a file whose unit is %s says so: %s', async (unit, words) => {
  show({ ...ready, facts: { ...part, unit } })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('holes are counted in all copies of a body, in few words too', () => {
  expect(shortFacts({ ...part, bodies: [bodyFacts({ firstFaces: [0, 7] })] })).toContain('6 holes')
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

test('what makes the part hard to make is said, and shows the model with the faces lit', async () => {
  announcePanels({ load: (name) => (name === 'model' ? Promise.resolve(Told) : undefined), forget: () => {} })
  const thin = bodyFacts({ wall: { thicknessMm: 2, at: [0, 0, 0], faces: [1, 2] } })
  show({ ...ready, facts: { ...part, bodies: [thin] } }, { process: 'casting' })
  const notes = within(await screen.findByRole('list', { name: 'Notes on making it: Casting' }))
  fireEvent.click(notes.getByRole('button', { name: /^A wall of 2 mm; .* Show faces 1 and 2 in 3D$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'bracket.step' }))
  expect(await dialog.findByText('fileId=1 process=casting note=thin_wall')).toBeTruthy()
  const tab = dialog.getByRole('link', { name: 'Open in a tab of its own' }).getAttribute('href')
  expect(tab).toBe('/test-viewer?fileId=1&process=casting&note=thin_wall')
})

test('the notes are those of machining while no process is chosen', async () => {
  show({ ...ready, facts: { ...part, sharpCorners: [{ faces: [1, 2], body: 0 }] } })
  expect((await screen.findByRole('list', { name: 'Notes on making it by machining' })).textContent).toContain(
    'A sharp corner inside',
  )
})
