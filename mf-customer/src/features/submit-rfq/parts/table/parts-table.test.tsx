import { storeToken } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose, click, fakeApi, openPage, savedElsewhere, submit } from '../../../../../test/submit-rfq.tsx'
import { emptyPart, type PartValues } from '../part-list.ts'

beforeEach(() => {
  sessionStorage.clear()
  storeToken('token')
  localStorage.setItem('kerf.customer.rfq-parts-view', 'table')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const rows = () =>
  within(screen.getByRole('table', { name: 'Parts' }))
    .getAllByRole('row')
    .slice(1)
const cell = (head: string, place: number) => screen.getByLabelText<HTMLInputElement>(`${head} of Part ${place}`)
const column = (head: string, count: number) => Array.from({ length: count }, (_, at) => cell(head, at + 1).value)
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
const paste = (control: HTMLElement, text: string) =>
  fireEvent.paste(control, { clipboardData: { getData: () => text } })

/** The form with these parts. */
async function openParts(...parts: Partial<PartValues>[]) {
  const all = parts.map((part, at) => ({ ...emptyPart, key: `part-${at}`, ...part }))
  const api = fakeApi({ draft: savedElsewhere({ projectName: 'Gripper', parts: all }) })
  openPage()
  await screen.findByRole('table', { name: 'Parts' })
  return api
}

test('cards and table show the same parts, and the choice is remembered', async () => {
  await openParts({ name: 'Base' }, { name: 'Lid' })
  expect(column('Part Name', 2)).toEqual(['Base', 'Lid'])
  fireEvent.click(screen.getByRole('radio', { name: 'Cards' }))
  expect(screen.getByRole('region', { name: 'Part 2' })).toBeDefined()
  expect(localStorage.getItem('kerf.customer.rfq-parts-view')).toBe('cards')
})

test('what is typed in cells is submitted, several quantities among it', async () => {
  const { created } = await openParts({ name: 'Base' }, { name: 'Lid' })
  for (const place of [1, 2]) {
    type(cell('Material', place), 'aluminum')
    type(cell('Tolerance', place), 'tight')
  }
  type(cell('Material Grade', 2), '6061-T6')
  type(cell('Quantity', 2), '1, 10,')
  expect(cell('Quantity', 2).value).toBe('1, 10,')
  type(cell('Quantity', 2), '1, 10, 50')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created[0]?.parts).toMatchObject([
    { name: 'Base', quantities: [1] },
    { name: 'Lid', materialGrade: '6061-T6', quantities: [1, 10, 50] },
  ])
})

test('a column is filled down from the row that was typed in last; the button says how many rows change', async () => {
  await openParts({}, { tolerance: 'tight' }, {}, { tolerance: 'tight' }, {})
  fireEvent.focus(cell('Tolerance', 2))
  click('Fill down Tolerance from row 2: 2 rows will change')
  expect(column('Tolerance', 5)).toEqual(['', 'tight', 'tight', 'tight', 'tight'])
  expect(screen.getByText('Tolerance: 2 rows changed')).toBeDefined()
  click('Undo')
  expect(column('Tolerance', 5)).toEqual(['', 'tight', '', 'tight', ''])
})

test('Ctrl+D fills a cell down, and what was typed since outlives undoing it', async () => {
  await openParts({ material: 'steel' }, {}, {})
  fireEvent.keyDown(cell('Material', 1), { key: 'd', ctrlKey: true })
  expect(column('Material', 3)).toEqual(['steel', 'steel', 'steel'])
  type(cell('Material', 3), 'brass')
  click('Undo')
  expect(column('Material', 3)).toEqual(['steel', '', 'brass'])
})

test('rows of a spreadsheet fill the rows from a cell on and add parts', async () => {
  await openParts({ name: 'Base' }, { name: 'Lid' })
  paste(cell('Part Name', 2), 'Arm\tSteel A36\t\tPassivation\ttight\t1; 5\r\nPin\tUnobtainium\r\n')
  expect(rows()).toHaveLength(3)
  expect(column('Part Name', 3)).toEqual(['Base', 'Arm', 'Pin'])
  expect([cell('Material', 2).value, cell('Material Grade', 2).value, cell('Quantity', 2).value]).toEqual([
    'steel',
    'A36',
    '1, 5',
  ])
  expect(screen.getByText('Pasted: 1 row changed, 1 added')).toBeDefined()
  await screen.findByText(/^Saved\./, undefined, { timeout: 10_000 })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('a material of no list stays as it was pasted, with its error, until it is corrected', async () => {
  const { created } = await openParts({ tolerance: 'tight' }, { tolerance: 'tight', material: 'steel' })
  paste(cell('Material', 1), 'Unobtainium')
  expect(cell('Material', 1).value).toBe('Unobtainium')
  const error = 'Not in the list. Please choose one that is'
  const id = cell('Material', 1).getAttribute('aria-describedby') ?? ''
  await waitFor(() =>
    expect(document.getElementById(cell('Material', 1).getAttribute('aria-describedby') ?? id)?.textContent).toBe(
      error,
    ),
  )
  submit()
  expect(created).toEqual([])
  type(cell('Material', 1), 'brass')
  await waitFor(() => expect(screen.queryByText(error)).toBeNull())
})

test('Enter and arrows go from row to row, and submit nothing', async () => {
  const { created } = await openParts({}, {})
  cell('Part Name', 1).focus()
  fireEvent.keyDown(cell('Part Name', 1), { key: 'Enter' })
  expect(document.activeElement).toBe(cell('Part Name', 2))
  fireEvent.keyDown(cell('Part Name', 2), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(cell('Part Name', 1))
  expect(created).toEqual([])
})

test('a row is duplicated, and removed after a question', async () => {
  await openParts({ name: 'Base' }, { name: 'Lid' })
  const choose = async (place: number, entry: string) => {
    fireEvent.keyDown(screen.getByRole('button', { name: `More for Part ${place}` }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose(1, 'Duplicate')
  expect(column('Part Name', 3)).toEqual(['Base', 'Base (copy)', 'Lid'])
  await choose(2, 'Remove')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove part' }))
  expect(column('Part Name', 2)).toEqual(['Base', 'Lid'])
})

test('files are added to a row', async () => {
  await openParts({ name: 'Base' }, { name: 'Lid' })
  await choose(['lid.step'], 'Part 2')
  expect(within(screen.getByRole('list', { name: 'Chosen files of Part 2' })).getByText('lid.step')).toBeDefined()
})

test('a letter typed in one of a hundred rows touches no other row', async () => {
  await openParts(
    ...Array.from({ length: 100 }, (_, at) => ({ name: `Part no. ${at}`, material: 'steel', tolerance: 'tight' })),
  )
  const touched = new Set<number>()
  const all = rows()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) touched.add(all.findIndex((row) => row.contains(target)))
  })
  for (const row of all)
    observer.observe(row, { subtree: true, childList: true, attributes: true, characterData: true })
  type(cell('Part Name', 50), 'Part no. 50!')
  await waitFor(() => expect(cell('Part Name', 50).value).toBe('Part no. 50!'))
  await screen.findByText('Saving…')
  observer.disconnect()
  expect([...touched]).toEqual([49])
})

test('a row that was pasted and has files stays when the paste is undone', async () => {
  await openParts({ name: 'Base' }, { name: 'Lid' })
  paste(cell('Part Name', 2), 'Lid\nArm\nPin')
  await choose(['pin.step'], 'Part 4')
  click('Undo')
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(column('Part Name', 3)).toEqual(['Base', 'Lid', 'Pin'])
  expect(within(screen.getByRole('list', { name: 'Chosen files of Part 3' })).getByText('pin.step')).toBeDefined()
})
