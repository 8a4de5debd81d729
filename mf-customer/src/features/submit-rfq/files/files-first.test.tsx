import { storeToken, toast } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose, click, fakeApi, openPage, stepFile, submit } from '../../../../test/submit-rfq.tsx'

vi.mock('@kerf/shared-runtime', async (original) => ({
  ...(await original<typeof import('@kerf/shared-runtime')>()),
  toast: { error: vi.fn(), info: vi.fn() },
}))

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  storeToken('token')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const part = (place: number) => within(screen.getByRole('region', { name: `Part ${place}` }))
const nameOf = (place: number) => part(place).getByLabelText<HTMLInputElement>('Part Name (optional)').value

async function openWith(...names: string[]) {
  const api = fakeApi()
  openPage()
  await screen.findByLabelText('Project Name')
  await choose(names)
  return api
}

test('each STEP file becomes a part, and a PDF goes to the part of its name', async () => {
  const { uploaded } = await openWith('base.step', 'lid_rev-B.pdf', 'lid.step', 'terms.pdf')
  expect([nameOf(1), nameOf(2)]).toEqual(['base', 'lid'])
  expect(part(1).getByRole('list', { name: 'Chosen files of Part 1' }).textContent).not.toContain('.pdf')
  expect(part(2).getByRole('list', { name: 'Chosen files of Part 2' }).textContent).toContain('lid_rev-B.pdf')
  expect(screen.getByRole('list', { name: 'Files for the whole request' }).textContent).toContain('terms.pdf')
  expect(toast.info).toHaveBeenCalledWith('The whole request', expect.stringContaining('1 PDF'))
  fireEvent.change(screen.getByLabelText('Project Name'), { target: { value: 'Gripper' } })
  for (const place of [1, 2]) {
    fireEvent.change(part(place).getByLabelText('Material'), { target: { value: 'steel' } })
    fireEvent.change(part(place).getByLabelText('Tolerance'), { target: { value: 'tight' } })
  }
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  const partOf = Object.fromEntries(uploaded.map(({ name, partId }) => [name, partId]))
  expect(partOf).toEqual({
    'base.step': '0199-part-1',
    'lid.step': '0199-part-2',
    'lid_rev-B.pdf': '0199-part-2',
    'terms.pdf': null,
  })
})

test('the first file fills the part that is there, with what the file says of it', async () => {
  fakeApi()
  openPage()
  fireEvent.change(await screen.findByLabelText('Quantity'), { target: { value: '25' } })
  const said = "ISO-10303-21;\n#1=PRODUCT('P-7','Gripper base','',());\n#2=MATERIAL_DESIGNATION('Aluminum 6061-T6',());"
  const files = [stepFile('p7.step', said), stepFile('p8.step')]
  fireEvent.change(screen.getByLabelText('File attachments'), { target: { files } })
  await screen.findByRole('region', { name: 'Part 2' })
  expect([nameOf(1), nameOf(2)]).toEqual(['Gripper base', 'p8'])
  const values = ['Material', 'Material Grade (optional)', 'Quantity'].map(
    (label) => part(1).getByLabelText<HTMLInputElement>(label).value,
  )
  expect(values).toEqual(['aluminum', '6061-T6', '25'])
  expect(part(2).getByLabelText<HTMLInputElement>('Material').value).toBe('')
})

test('a file moves to another part by the menu, and screen readers hear of it', async () => {
  await openWith('base.step', 'lid.step')
  const button = part(1).getByRole('button', { name: 'Move base.step to part…' })
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: /Part 2/ }))
  await waitFor(() => expect(part(2).getByText('base.step')).toBeDefined())
  expect(part(1).queryByText('base.step')).toBeNull()
  expect(screen.getByText(/base\.step.* moved to .*Part 2/)).toBeDefined()
})

test('a file moves to another part by dragging it there', async () => {
  await openWith('base.step', 'lid.step')
  const moving = new Map<string, string>()
  const dataTransfer = {
    setData: (kind: string, id: string) => moving.set(kind, id),
    getData: (kind: string) => moving.get(kind) ?? '',
    get types() {
      return [...moving.keys()]
    },
  }
  fireEvent.dragStart(part(1).getByText('base.step'), { dataTransfer })
  fireEvent.drop(part(2).getByLabelText('Tolerance'), { dataTransfer })
  await waitFor(() => expect(part(2).getByText('base.step')).toBeDefined())
  expect(screen.getAllByText('base.step')).toHaveLength(1)
})

test('a file that some part has already is not added again', async () => {
  await openWith('base.step', 'lid.step')
  fireEvent.change(screen.getByLabelText('File attachments'), { target: { files: [stepFile('lid.step')] } })
  await waitFor(() => expect(toast.info).toHaveBeenCalledWith('Already added', expect.stringContaining('lid.step')))
  expect(screen.queryByRole('region', { name: 'Part 3' })).toBeNull()
})

test('with one part left its files and those of the whole request are its own', async () => {
  await openWith('base.step', 'lid.step', 'terms.pdf')
  click('Remove Part 2')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove part' }))
  const files = await screen.findByRole('list', { name: 'Chosen files' })
  for (const name of ['base.step', 'terms.pdf']) expect(within(files).getByText(name)).toBeDefined()
  expect(screen.queryByText('lid.step')).toBeNull()
})
