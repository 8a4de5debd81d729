import { readToken, storeToken } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeApi, openProfile, user } from '../../../../test/profile.tsx'
import { click, fakeLocation, forgetAll, noteOf, refusal, type } from '../../../../test/screens.tsx'

const preview = { rfqs: 2, quotes: 1, orders: 3, openOrders: 1, successorName: 'Grace Hopper' }

beforeEach(() => storeToken('token'))
afterEach(forgetAll)

function openData(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /api/profile/deletion': { body: preview }, ...answers })
  openProfile('/profile?tab=data')
  return api
}

const linesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test("the user's data is a link that the browser downloads", async () => {
  openData()
  const link = await screen.findByRole('link', { name: 'Download my data' })
  expect(link.getAttribute('href')).toBe('/api/profile/data')
  expect(link.hasAttribute('download')).toBe(true)
})

test('the dialog says what is deleted, what stays, and who becomes owner', async () => {
  openData()
  await click('Delete account')
  await screen.findByRole('dialog', { name: 'Delete your account?' })
  expect(linesOf('Will be deleted').slice(1)).toEqual([
    '2 requests without an order, with parts and files',
    '1 quote for these requests',
  ])
  expect(linesOf('Will stay')).toEqual(['3 orders with all documents, under "Deleted customer"'])
  expect(screen.getByText('1 of these orders is still open and not delivered.')).toBeDefined()
  expect(linesOf('Will change')).toEqual(['Grace Hopper becomes owner of your company'])
})

test.each([
  ['a customer', 'customer', true],
  ['a supplier, who never has any,', 'supplier', false],
])('empty counts are not listed; %s may be told that there is nothing', async (_who, role, isTold) => {
  openData({
    'GET /api/auth/me': { body: { ...user, role } },
    'GET /api/profile/deletion': { body: { rfqs: 0, quotes: 0, orders: 0, successorName: null } },
  })
  await click('Delete account')
  await screen.findByRole('dialog', { name: 'Delete your account?' })
  expect(linesOf('Will be deleted')).toEqual(['Your name, your addresses, your sign-ins and your choices'])
  expect(screen.queryByRole('list', { name: 'Will stay' })).toBeNull()
  expect(screen.queryByText('You have no requests or orders here.') !== null).toBe(isTold)
})

test('a single request and quote take the singular', async () => {
  openData({ 'GET /api/profile/deletion': { body: { rfqs: 1, quotes: 1, orders: 0, successorName: null } } })
  await click('Delete account')
  await screen.findByRole('dialog', { name: 'Delete your account?' })
  expect(linesOf('Will be deleted').slice(1)).toEqual([
    '1 request without an order, with parts and files',
    '1 quote for this request',
  ])
  expect(screen.queryByRole('list', { name: 'Will stay' })).toBeNull()
})

const deleteWith = async (password: string) => {
  await click('Delete account')
  const dialog = await screen.findByRole('dialog')
  await type('Current Password', password)
  fireEvent.submit(within(dialog).getByRole('form'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }))
  await type('Type DELETE to confirm', 'DELETE')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }))
}

test('a wrong password is reported at its field, and nobody is signed out', async () => {
  openData({
    'POST /api/profile/deletion': refusal(400, 'auth.current_password_wrong', 'Current password is incorrect'),
  })
  await deleteWith('guess')
  await waitFor(() => expect(noteOf('Current Password')).toBe('Current password is incorrect'))
  expect(readToken()).toBe('token')
})

test('the last admin is told why deletion is not possible', async () => {
  openData({ 'GET /api/profile/deletion': refusal(409, 'user.last_admin', 'This is the last administrator.') })
  expect(await screen.findByText('This is the last administrator.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})

test('the account is deleted once password and confirmation word are typed', async () => {
  const location = fakeLocation()
  const api = openData({ 'POST /api/profile/deletion': {} })
  await deleteWith('secret-of-dana')
  await waitFor(() => expect(location.replace).toHaveBeenCalledExactlyOnceWith('/'))
  expect(api.sent('POST /api/profile/deletion')).toEqual([{ password: 'secret-of-dana' }])
  expect(readToken()).toBeNull()
  expect(sessionStorage.getItem('kerf.toast')).toContain('Your account is deleted')
})
