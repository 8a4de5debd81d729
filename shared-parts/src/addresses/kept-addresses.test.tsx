import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { KeptAddresses } from './kept-addresses.tsx'

const dock = {
  ...{ id: '0199-dock', name: 'Dock 3', address: '12 Mill Road', city: 'Akron', state: 'OH' },
  ...{ postalCode: '44301', country: 'United States' },
}
const own = { ...dock, id: null, name: 'Acme', address: '1 High Street' }

function show(props: Partial<Parameters<typeof KeptAddresses>[0]>) {
  const routes = [{ path: '/', element: <KeptAddresses addresses={[own, dock]} {...props} /> }]
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  )
}

const calls = (answers: { change?: object; remove?: object } = {}) => ({
  change: vi.fn(async () => answers.change ?? { data: { ...dock, city: 'Kent' } }),
  remove: vi.fn(async () => answers.remove ?? {}),
})

const named = 'Dock 3, 12 Mill Road, Akron, OH 44301'
const button = (verb: string) => screen.getByRole('button', { name: new RegExp(`^${verb} .*${named}`) })

test('what a company keeps can be changed and removed, its own address can not', () => {
  show({ calls: calls() })
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
  expect(screen.getByText('The address of the company itself')).toBeDefined()
})

test('who may not act reads them only', () => {
  show({})
  expect(screen.getByText('12 Mill Road')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a change names what it is based on, and tells what it was', async () => {
  const api = calls()
  const onChanged = vi.fn()
  show({ calls: api, onChanged })
  fireEvent.click(button('Edit'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }))
  fireEvent.change(dialog.getByLabelText('City'), { target: { value: 'Kent' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Address' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(dock, { ...dock, city: 'Kent' }))
  const { id: _id, ...basedOn } = dock
  expect(api.change).toHaveBeenCalledWith(dock, { ...basedOn, city: 'Kent', basedOn })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('half an address is refused at its field, and nothing is sent', async () => {
  const api = calls()
  show({ calls: api })
  fireEvent.click(button('Edit'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }))
  fireEvent.change(dialog.getByLabelText('Street and Number'), { target: { value: ' ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Address' }))
  expect(await dialog.findByText('Please enter street and number')).toBeDefined()
  expect(api.change).not.toHaveBeenCalled()
})

test('removing asks first, and tells what is gone', async () => {
  const api = calls()
  const onRemoved = vi.fn()
  show({ calls: api, onRemoved })
  fireEvent.click(button('Remove'))
  const question = within(await screen.findByRole('dialog', { name: 'Remove this address?' }))
  expect(api.remove).not.toHaveBeenCalled()
  fireEvent.click(question.getByRole('button', { name: 'Remove Address' }))
  await waitFor(() => expect(onRemoved).toHaveBeenCalledWith(dock))
})
