import { storeToken } from '@kerf/shared-runtime'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose, click, fakeApi, openPage, stepFile, submit } from '../../../../test/submit-rfq.tsx'

beforeEach(() => {
  sessionStorage.clear()
  storeToken('token')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const part = (place: number) => within(screen.getByRole('region', { name: `Part ${place}` }))

function type(place: number, label: string, value: string) {
  fireEvent.change(part(place).getByLabelText(label), { target: { value } })
}

function fillIn(place: number, name: string) {
  type(place, 'Part Name (optional)', name)
  type(place, 'Material', 'aluminum')
  type(place, 'Tolerance', 'tight')
}

/** A form with two parts, named and filled in. */
async function openTwoParts() {
  openPage()
  fireEvent.change(await screen.findByLabelText('Project Name'), { target: { value: 'Gripper' } })
  click('Add another part')
  fillIn(1, 'Base')
  fillIn(2, 'Plate')
}

test('adding a part turns the single-part form into a list and focuses the new part', async () => {
  fakeApi()
  openPage()
  fireEvent.change(await screen.findByLabelText('Material'), { target: { value: 'steel' } })
  click('Add another part')
  expect(part(1).getByLabelText('Material')).toHaveProperty('value', 'steel')
  expect(document.activeElement).toBe(part(2).getByLabelText('Part Name (optional)'))
})

test('the parts are sent in order, and each file for its part', async () => {
  const { created, uploaded } = fakeApi()
  await openTwoParts()
  fireEvent.click(part(2).getByRole('button', { name: 'Add another quantity' }))
  type(2, 'Quantity 2', '50')
  await choose(['base.step'], 'Part 1')
  await choose(['base.step', 'plate.stp'], 'Part 2')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([
    {
      projectName: 'Gripper',
      parts: [
        { name: 'Base', quantities: [1] },
        { name: 'Plate', quantities: [1, 50] },
      ],
    },
  ])
  expect(uploaded).toEqual([
    { name: 'base.step', partId: '0199-part-1' },
    { name: 'base.step', partId: '0199-part-2' },
    { name: 'plate.stp', partId: '0199-part-2' },
  ])
})

test('several quantities of a single part are sent as a list of one part', async () => {
  const { created } = fakeApi()
  openPage()
  for (const [label, value] of [
    ['Project Name', 'Bracket'],
    ['Material', 'aluminum'],
    ['Tolerance', 'tight'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  }
  click('Add another quantity')
  fireEvent.change(screen.getByLabelText('Quantity 2'), { target: { value: '25' } })
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([{ parts: [{ name: null, quantities: [1, 25] }] }])
})

test('errors are shown at their fields and in the summary, and the first one is focused', async () => {
  const { created } = fakeApi()
  await openTwoParts()
  type(2, 'Material', '')
  type(2, 'Quantity', '1.5')
  const summary = within(screen.getByRole('list', { name: 'Parts' }))
  await summary.findByText('Still needed: Material, Quantity')
  submit()
  await waitFor(() => expect(document.activeElement).toBe(part(2).getByLabelText('Material')))
  expect(part(2).getByText('Quantity must be a whole number, written with digits alone, such as 1000')).toBeDefined()
  expect(part(2).getByText('Material is required')).toBeDefined()
  expect(part(1).queryByText('Material is required')).toBeNull()
  expect(created).toEqual([])
})

test('a part with input is removed only after a yes, and the last part left returns to the single-part form', async () => {
  const { created } = fakeApi()
  await openTwoParts()
  type(1, 'Part Notes (optional)', 'Deburr')
  click('Remove Part 2')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(part(2).getByLabelText('Part Name (optional)')).toHaveProperty('value', 'Plate')
  click('Remove Part 2')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove part' }))
  expect(await screen.findByLabelText('Notes (optional)')).toHaveProperty('value', 'Deburr')
  expect(screen.queryByRole('region', { name: 'Part 1' })).toBeNull()
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([{ projectName: 'Gripper', material: 'aluminum', quantity: 1, notes: 'Deburr' }])
  expect(created[0]).not.toHaveProperty('parts')
})

test('an empty part is removed at once', async () => {
  fakeApi()
  await openTwoParts()
  click('Add another part')
  click('Remove Part 3')
  expect(screen.queryByRole('region', { name: 'Part 3' })).toBeNull()
})

test('a part moves with its files, its errors and the focus', async () => {
  const { uploaded } = fakeApi()
  await openTwoParts()
  await choose(['plate.step'], 'Part 2')
  type(2, 'Tolerance', '')
  expect(await part(2).findByText('Tolerance is required')).toBeDefined()
  click('Move Part 2 up')
  expect(part(1).getByLabelText('Part Name (optional)')).toHaveProperty('value', 'Plate')
  expect(await part(1).findByText('Tolerance is required')).toBeDefined()
  expect(part(2).queryByText('Tolerance is required')).toBeNull()
  expect(document.activeElement).toBe(part(1).getByRole('button', { name: 'Move Part 1 up' }))
  type(1, 'Tolerance', 'tight')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(uploaded).toEqual([{ name: 'plate.step', partId: '0199-part-1' }])
})

test('a duplicate has the fields of its part and none of its files', async () => {
  fakeApi()
  await openTwoParts()
  await choose(['base.step'], 'Part 1')
  click('Duplicate Part 1')
  expect(part(2).getByLabelText('Part Name (optional)')).toHaveProperty('value', 'Base (copy)')
  expect(part(2).getByLabelText('Tolerance')).toHaveProperty('value', 'tight')
  expect(part(2).queryByText('base.step')).toBeNull()
  expect(part(3).getByLabelText('Part Name (optional)')).toHaveProperty('value', 'Plate')
})

/** Drops files on an element like a browser. */
function drop(onto: Element, ...files: File[]) {
  fireEvent.drop(onto, { dataTransfer: { types: ['Files'], files } })
}

test('dropped files are added to the part under the pointer, or to the first part elsewhere', async () => {
  fakeApi()
  await openTwoParts()
  drop(part(2).getByLabelText('Tolerance'), stepFile('plate.step'))
  expect(await part(2).findByText('plate.step')).toBeDefined()
  drop(document.body, stepFile('base.step'))
  expect(await part(1).findByText('base.step')).toBeDefined()
  expect(screen.getAllByText(/\.step$/)).toHaveLength(2)
})

test('a failed file of a part is retried after a reload, without creating the request again', async () => {
  const { created, uploaded } = fakeApi({ failUploads: 1 })
  await openTwoParts()
  await choose(['base.step'], 'Part 1')
  await choose(['plate.step'], 'Part 2')
  submit()
  await screen.findByRole('button', { name: 'Upload Remaining Files' })
  await waitFor(() => expect(uploaded).toHaveLength(1))
  cleanup()
  openPage()
  expect(await screen.findByText(/Please add them again: base\.step/)).toBeDefined()
  await choose(['base.step'], 'Base')
  click('Upload Remaining Files')
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toHaveLength(1)
  expect(uploaded).toEqual([
    { name: 'plate.step', partId: '0199-part-2' },
    { name: 'base.step', partId: '0199-part-1' },
  ])
})

test('parts are restored after the page was left, each with the names of its files', async () => {
  fakeApi()
  await openTwoParts()
  await choose(['plate.step'], 'Part 2')
  cleanup()
  openPage()
  await screen.findByRole('region', { name: 'Part 2' })
  expect(part(2).getByLabelText('Part Name (optional)')).toHaveProperty('value', 'Plate')
  expect(part(2).getByText(/Please add them again: plate\.step/)).toBeDefined()
})
