import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeApi, openProfile, user } from '../../../test/profile.tsx'
import { address, click, forgetAll, type } from '../../../test/screens.tsx'

afterEach(forgetAll)

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent
const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 })

test('the tab in the address is open, and opening a tab changes the address', async () => {
  fakeApi({})
  openProfile('/profile?tab=security')
  expect(chosenTab()).toBe('Security')
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDefined()
  openTab('Your data')
  await waitFor(() => expect(address()).toBe('/profile?tab=data'))
  expect(chosenTab()).toBe('Your data')
})

test('an unknown tab in the address opens the account', async () => {
  fakeApi({})
  openProfile('/profile?tab=billing')
  expect(chosenTab()).toBe('Account')
  expect(await screen.findByLabelText('Full Name')).toBeDefined()
})

test('customers have a company tab', async () => {
  fakeApi({})
  openProfile()
  await screen.findByRole('tab', { name: 'Company' })
  expect(tabNames()).toEqual(['Account', 'Security', 'Notifications', 'Company', 'Your data'])
})

test.each([
  ['a supplier', { ...user, role: 'supplier' }],
  ['an admin', { ...user, role: 'admin', isAdmin: true }],
])('%s has no company tab, whatever the address says', async (_who, body) => {
  fakeApi({ 'GET /api/auth/me': { body } })
  openProfile('/profile?tab=company')
  await screen.findByLabelText('Full Name')
  expect(tabNames()).toEqual(['Account', 'Security', 'Notifications', 'Your data'])
})

test('opening another tab asks before unsaved input is lost', async () => {
  fakeApi({})
  openProfile()
  await type('Full Name', 'Dana Ito-Reyes')
  openTab('Security')
  await click('Stay here')
  expect(chosenTab()).toBe('Account')
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Dana Ito-Reyes')

  openTab('Security')
  await click('Leave')
  await waitFor(() => expect(chosenTab()).toBe('Security'))
})

test('a link elsewhere asks too, and so does closing the page', async () => {
  const body = { name: 'Dana', email: 'd@e.f', pendingEmail: null, phone: null, title: null, companyName: 'Northwind' }
  const company = { id: 'c', name: 'Northwind', customerNumber: 'CU0001' }
  fakeApi({ 'GET /api/profile': { body: { ...body, company, companyRole: 'owner' } } })
  openProfile()
  const isStopped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await screen.findByLabelText('Full Name')
  expect(isStopped()).toBe(false)
  await type('Full Name', 'Dana Ito-Reyes')
  expect(isStopped()).toBe(true)
  const before = address()

  fireEvent.click(screen.getByRole('link', { name: 'People in this company' }))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(address()).toBe(before)
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(chosenTab()).toBe('Company'))
  expect(await screen.findByText('The company')).toBeDefined()
  expect(isStopped()).toBe(false)
})
