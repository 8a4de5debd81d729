import { storeToken } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, openPage, submit } from '../../../../test/submit-rfq.tsx'

beforeEach(() => {
  sessionStorage.clear()
  storeToken('token')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const dock = {
  name: 'Dock 3',
  address: '12 Mill Road',
  city: 'Akron',
  state: 'OH',
  postalCode: '44301',
  country: 'United States',
}

const type = (label: string | HTMLElement, value: string) =>
  fireEvent.change(typeof label === 'string' ? screen.getByLabelText(label) : label, { target: { value } })

async function fillIn() {
  await screen.findByLabelText('Project Name')
  type('Project Name', 'Bracket')
  type('Material', 'aluminum')
  type('Tolerance', 'tight')
}

const shipTo = () => screen.getByLabelText('Ship To (optional)')
const billTo = () => screen.getByLabelText('Bill To (optional)')
const chooseKept = async (select: HTMLElement, words: string) => {
  const option = await within(select).findByRole('option', { name: words })
  type(select, (option as HTMLOptionElement).value)
}

test('a request without delivery details sends none', async () => {
  const { created } = fakeApi()
  openPage()
  await fillIn()
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([{ neededBy: null, shipTo: null, billTo: null }])
})

test('a saved address can be chosen, and is shown in letter format', async () => {
  const { created } = fakeApi({ addresses: [dock] })
  openPage()
  await fillIn()
  type('Needed By (optional)', '2199-03-01')
  await chooseKept(shipTo(), 'Dock 3, 12 Mill Road, Akron, OH 44301')
  expect(await screen.findByText(/^Dock 3\s12 Mill Road\sAkron, OH 44301$/)).toBeDefined()
  await chooseKept(billTo(), 'Same as Ship To')
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([{ neededBy: '2199-03-01', shipTo: dock, billTo: dock }])
})

test('an incomplete address shows errors at its fields, and nothing is sent', async () => {
  const { created } = fakeApi()
  openPage()
  await fillIn()
  type(shipTo(), 'entered')
  const fields = within(await screen.findByRole('group', { name: 'Ship To' }))
  submit()
  expect(await fields.findByText('Please enter street and number')).toBeDefined()
  expect(fields.getByText('City is required')).toBeDefined()
  expect(created).toEqual([])
  type(fields.getByLabelText('Street and Number'), '1 High Street')
  await waitFor(() => expect(fields.queryByText('Please enter street and number')).toBeNull())
})

test('a past date is refused', async () => {
  fakeApi()
  openPage()
  await fillIn()
  type('Needed By (optional)', '2001-03-01')
  expect(await screen.findByText('This day is past. Please choose today or later')).toBeDefined()
})
test('a chosen address that is corrected on the way is sent as it is then', async () => {
  const kent = { ...dock, city: 'Kent' }
  const { created } = fakeApi({ addresses: [{ ...dock, id: '0199-dock' }], changed: { ...kent, id: '0199-dock' } })
  openPage()
  await fillIn()
  await chooseKept(shipTo(), 'Dock 3, 12 Mill Road, Akron, OH 44301')
  fireEvent.click(screen.getByRole('button', { name: 'Manage addresses' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Edit / }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }))
  fireEvent.change(dialog.getByLabelText('City'), { target: { value: 'Kent' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Address' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Address' })).toBeNull())
  expect(created).toEqual([])
  const manager = within(screen.getByRole('dialog', { name: 'Addresses of Your Company' }))
  fireEvent.click(manager.getByText('Close'))
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(created).toMatchObject([{ shipTo: kent }])
})
