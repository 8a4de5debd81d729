import { makeStore } from '@kerf/shared-runtime'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { boxGlb } from '../../../test/box-glb.ts'
import { sampleGlb } from '../../../test/glb-sample.ts'
import { partFacts } from '../../../test/part-facts.ts'
import { modelClient } from './model/model-query.ts'
import { ViewerPage } from './viewer-page.tsx'

const fileId = '01890000-0000-7000-8000-000000000001'
const modelUrl = `/api/files/${fileId}/geometry/model?v=1`
const facts = { sizeMm: [100, 70.5, 42], triangles: 2, parts: 1, instances: 2, solids: 2, unit: 'mm' }
const base = { fileId, fileName: 'fixture.step', size: 34_000, facts: null, modelUrl: null, code: null, message: null }
const ready = { ...base, status: 'ready', facts, modelUrl }

afterEach(() => {
  modelClient.clear()
  vi.unstubAllGlobals()
})

type Answer = () => Response
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status })

/** Opens the page; each call of an address takes its next answer, and the last one over and over. */
function open(answers: Record<string, Answer[]>, address = `/test-viewer?fileId=${fileId}`) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const list = answers[url] ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    if (!answer) throw new TypeError('The connection was lost')
    return answer()
  })
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[address]}>
        <ViewerPage />
      </MemoryRouter>
    </Provider>,
  )
  return asked
}
const geometry = `/api/files/${fileId}/geometry`

test.each(['/test-viewer', '/test-viewer?fileId=', '/test-viewer?fileId=7'])(
  '%s says that no file was chosen and asks nothing',
  (address) => {
    const asked = open({}, address)
    expect(screen.getByText('No file chosen')).toBeTruthy()
    expect(asked).toEqual([])
  },
)

test('while the server builds the page says so, and how long it may take, and then shows the parts', async () => {
  open({
    [geometry]: [json({ ...base, status: 'queued' }), json({ ...base, status: 'running' }), json(ready)],
    [modelUrl]: [() => new Response(sampleGlb())],
  })
  expect(await screen.findByText('Waiting for its turn…')).toBeTruthy()
  expect(screen.getByText('This takes a few seconds.')).toBeTruthy()
  expect(await screen.findByText('Reading the file…')).toBeTruthy()
  expect(await screen.findByText('Base plate')).toBeTruthy()
}, 15_000)

test('without WebGL the size and the parts are still told, and the file can be downloaded', async () => {
  open({ [geometry]: [json(ready)], [modelUrl]: [() => new Response(sampleGlb())] })
  expect(await screen.findByText('This browser cannot show 3D')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Millimetres 100 × 70.5 × 42 mm' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Inches 3.937 × 2.776 × 1.654 in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

test('a part is hidden and shown again, an assembly with all that is in it', async () => {
  open({ [geometry]: [json(ready)], [modelUrl]: [() => new Response(sampleGlb())] })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Hide Base plate' }))
  expect(screen.getByRole('button', { name: 'Show Base plate' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByRole('button', { name: 'Hide Base plate' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('a file that cannot be shown says why in words and can be downloaded', async () => {
  const message = 'This file holds no solids or surfaces to show.'
  open({ [geometry]: [json({ ...base, status: 'failed', code: 'geometry.empty', message })] })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

const customer = { '/api/auth/me': [json({ role: 'customer', isAdmin: false })] }

test.each([
  ['a customer', customer, / We will quote this by hand\.$/],
  ['others', { '/api/auth/me': [json({ role: 'supplier', isAdmin: false })] }, /empty\.$/],
])('what cannot be shown is quoted by hand, of which %s hears or not', async (_, user, words) => {
  open({ ...user, [geometry]: [json({ ...base, status: 'failed', code: 'geometry.empty', message: 'It is empty.' })] })
  await vi.waitFor(() => expect(screen.getByText(/^It is empty\./).textContent).toMatch(words))
})

test('a model of more parts than can be told apart says so, and is not asked for again', async () => {
  const asked = open({
    ...customer,
    [geometry]: [json(ready)],
    [modelUrl]: [() => new Response(sampleGlb({ posts: 65_535 }))],
  })
  expect(await screen.findByText(/more than 65,535 parts, .* We will quote this by hand\.$/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Download' }).length).toBeGreaterThan(0)
  expect(asked.filter((url) => url === modelUrl)).toHaveLength(1)
})

test('a part of unusual size asks whether its unit is right', async () => {
  const large = { ...facts, sizeMm: [5080, 2209.8, 3810] }
  open({ [geometry]: [json({ ...ready, facts: large })], [modelUrl]: [() => new Response(sampleGlb())] })
  expect(await screen.findByText(/unusual size/)).toBeTruthy()
})

test('a file of surfaces only says that it has no volume', async () => {
  const surfaces = { ...facts, solids: 0 }
  open({ [geometry]: [json({ ...ready, facts: surfaces })], [modelUrl]: [() => new Response(sampleGlb())] })
  expect(await screen.findByText(/surfaces that enclose nothing/)).toBeDefined()
})

test("somebody else's file is not found", async () => {
  open({ [geometry]: [json({ message: 'File not found', code: 'file.not_found' }, 404)] })
  expect(await screen.findByText('File not found')).toBeTruthy()
})

test('a file of another kind is offered to be opened', async () => {
  open({ [geometry]: [json({ message: 'Only STEP files have a 3D model', code: 'geometry.not_step' }, 409)] })
  const link = await screen.findByRole('link', { name: 'Open the file' })
  expect(link.getAttribute('href')).toBe(`/api/files/${fileId}`)
})

test('when the connection is lost the page offers to try again, and does', async () => {
  open({
    [geometry]: [() => Response.error(), json({ ...base, status: 'failed', code: 'geometry.empty', message: 'Empty' })],
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByText('Empty')).toBeTruthy()
})

test('a call that fails while the server builds does not end the waiting', async () => {
  const failed = { ...base, status: 'failed', code: 'geometry.empty', message: 'Empty' }
  open({ [geometry]: [json({ ...base, status: 'running' }), () => Response.error(), json(failed)] })
  expect(await screen.findByText('Reading the file…')).toBeTruthy()
  expect(await screen.findByText('Empty', {}, { timeout: 10_000 })).toBeTruthy()
})

test('a file that is deleted while the server builds is not found', async () => {
  const gone = json({ message: 'File not found', code: 'file.not_found' }, 404)
  const asked = open({ [geometry]: [json({ ...base, status: 'running' }), gone] })
  expect(await screen.findByText('File not found', {}, { timeout: 10_000 })).toBeTruthy()
  expect(asked.filter((url) => url === geometry)).toHaveLength(2)
})

test('what was measured stands beside the model, and a hole in the list is chosen and let go of', async () => {
  const measured = { fileId, status: 'ready', facts: partFacts(), meantUnit: null, unitQuestion: null }
  open({
    [geometry]: [json(ready)],
    [modelUrl]: [() => new Response(boxGlb())],
    [`/api/files/${fileId}/facts`]: [json({ ...measured, code: null, message: null })],
  })
  expect(await screen.findByRole('row', { name: 'Volume 14 cm³' })).toBeDefined()
  const holes = screen.getByRole('region', { name: 'Holes and walls' })
  const row = within(holes).getByRole('button', { name: '4 × ⌀ 8 mm, blind 12.5 mm deep' })
  const user = userEvent.setup()
  await user.click(row)
  expect(row.getAttribute('aria-pressed')).toBe('true')
  await user.click(row)
  expect(row.getAttribute('aria-pressed')).toBe('false')
})

test('sizes are told in the unit that was answered, and an answered size is not asked about again', async () => {
  const small = { ...ready, facts: { ...facts, sizeMm: [2, 1, 1] } }
  const measured = { fileId, status: 'ready', facts: partFacts(), unitQuestion: null, code: null, message: null }
  const answers = { [geometry]: [json(small)], [modelUrl]: [() => new Response(boxGlb())] }
  open({ ...answers, [`/api/files/${fileId}/facts`]: [json({ ...measured, meantUnit: 'in' })] })
  expect(await screen.findByRole('row', { name: 'Millimetres 50.8 × 25.4 × 25.4 mm' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'Meant in inches' })).toBeDefined()
  expect(await screen.findByText('50.8 × 25.4 × 25.4 mm', { selector: 'header *' })).toBeDefined()
  expect(screen.queryByText(/unusual size/)).toBeNull()
})

test('a size that is hard to believe is told as such while nobody has answered', async () => {
  const small = { ...ready, facts: { ...facts, sizeMm: [2.5, 1, 1] } }
  open({ [geometry]: [json(small)], [modelUrl]: [() => new Response(boxGlb())] })
  expect(await screen.findByText(/unusual size/)).toBeDefined()
})

test('the notes are those of the process in the address, and the one that it names is chosen', async () => {
  const measured = { fileId, status: 'ready', facts: partFacts(), meantUnit: null, unitQuestion: null }
  open(
    {
      [geometry]: [json(ready)],
      [modelUrl]: [() => new Response(boxGlb())],
      [`/api/files/${fileId}/facts`]: [json({ ...measured, code: null, message: null })],
    },
    `/test-viewer?fileId=${fileId}&process=casting&note=thin_wall`,
  )
  const notes = within(await screen.findByRole('region', { name: 'Notes on making it: Casting' }))
  const rows = notes.getAllByRole('button').map((row) => [row.textContent, row.getAttribute('aria-pressed')])
  expect(rows).toEqual([[expect.stringMatching(/^A wall of 1.25 mm; below 3 mm .*Faces 3 and 9$/), 'true']])
})

test('holes whose faces the model counts otherwise are listed, and it is said that they are not shown', async () => {
  const facts = { ...partFacts(), faces: 13 }
  const measured = { fileId, status: 'ready', facts, meantUnit: null, unitQuestion: null, code: null, message: null }
  open({
    [geometry]: [json(ready)],
    [modelUrl]: [() => new Response(boxGlb())],
    [`/api/files/${fileId}/facts`]: [json(measured)],
  })
  expect((await screen.findAllByText(/counts its faces otherwise/)).length).toBeGreaterThan(0)
})
