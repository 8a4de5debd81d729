import { readToken, storeToken } from '@kerf/shared-runtime'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  click,
  fakeLocation,
  fakeServer,
  forgetAll,
  noteOf,
  openPage,
  refusal,
  submit,
  type,
} from '../../../test/screens.tsx'
import { SupplierInvitationPage } from './supplier-invitation-page.tsx'

afterEach(forgetAll)

const token = 'a-secret-of-32-bytes-as-base64url-xxxxxxxxx'
const open = 'POST /api/supplier-invitations/open'
const accept = 'POST /api/supplier-invitations/accept'
const decline = 'POST /api/supplier-invitations/decline'
const gone = refusal(404, 'invitation.not_found', 'This invitation is no longer valid.')

const invitation = {
  email: 'vera@example.com',
  companyName: 'Vera Works',
  message: 'You turned our samples.',
  expiresAt: '2026-06-01T09:00:00Z',
}

/** Shows the page for this signed-in user, if any. */
async function openInvitation(answers: Parameters<typeof fakeServer>[0], user?: object) {
  const server = fakeServer({ 'GET /api/auth/me': { body: user }, [open]: { body: invitation }, ...answers })
  const store = openPage(<SupplierInvitationPage />, `/supplier-invitation#${token}`)
  if (user) await act(() => store.dispatch(authApi.endpoints.getCurrentUser.initiate()))
  await screen.findByRole('heading', { level: 1 })
  return server
}

async function fillAccount() {
  await type('Full Name', 'Vera Falk')
  await type('Password', 'reamed-and-honed-23')
  await type('Re-enter Password', 'reamed-and-honed-23')
}

test('the page says who invites whom for which company, with the message and the expiry', async () => {
  const { sent } = await openInvitation({})
  await screen.findByRole('heading', { name: 'Join our suppliers' })
  expect(screen.getByText(/invites .*Vera Works.* to its supplier portal/)).toBeDefined()
  const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['You turned our samples.', 'vera@example.com', expect.stringMatching(/^Jun 01, 2026/)])
  expect(sent(open)).toEqual([{ token }])
})

test('accepting creates the account with the corrected company, signs in and opens the portal', async () => {
  const page = fakeLocation()
  const { sent } = await openInvitation({ [accept]: { body: { token: 'session-token' } } })
  await fillAccount()
  await type('Company Name (optional)', 'Vera Works GmbH')
  await submit('Accept invitation')
  await waitFor(() => expect(page.replace).toHaveBeenCalledExactlyOnceWith('/supplier/dashboard'))
  expect(readToken()).toBe('session-token')
  const account = { name: 'Vera Falk', companyName: 'Vera Works GmbH', password: 'reamed-and-honed-23' }
  expect(sent(accept)).toEqual([{ token, ...account }])
  expect(document.querySelector('input[autocomplete=username]')).toHaveProperty('value', 'vera@example.com')
})

test('a new account follows the rules of every sign-up', async () => {
  const { sent } = await openInvitation({})
  await type('Password', 'seven77')
  await submit('Accept invitation')
  await waitFor(() => expect(noteOf('Full Name')).toBe('Full name is required'))
  expect(noteOf('Password')).toBe('Password must be at least 8 characters long')
  expect(noteOf('Re-enter Password')).toBe('Passwords do not match')
  expect(sent(accept)).toEqual([])
})

test('an account created in the meantime signs in', async () => {
  await openInvitation({ [accept]: refusal(409, 'invitation.supplier_exists', 'This address has an account') })
  await fillAccount()
  await submit('Accept invitation')
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/?email=vera%40example.com&role=supplier')
})

test('another user is told so and can log out, after which the page reloads', async () => {
  const page = fakeLocation()
  storeToken('token of Eve')
  const eve = {
    id: 'eve',
    name: 'Eve Lund',
    email: 'vera@example.com',
    role: 'customer',
    isAdmin: false,
    company: null,
  }
  await openInvitation({ 'POST /api/auth/logout': {} }, eve)
  await screen.findByText(/You are signed in with another account: Eve Lund/)
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  expect(screen.queryByLabelText('Full Name')).toBeNull()
  await click('Log out')
  await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
  expect(readToken()).toBeNull()
})

test('declining asks first', async () => {
  const { sent } = await openInvitation({ [decline]: {} })
  await click('Decline')
  expect(sent(decline)).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline invitation' }))
  await screen.findByRole('heading', { name: 'Invitation declined' })
  expect(sent(decline)).toEqual([{ token }])
})

test('an invitation withdrawn while it is open says so, and what to do', async () => {
  await openInvitation({ [accept]: gone })
  await fillAccount()
  await submit('Accept invitation')
  await screen.findByRole('heading', { name: 'This invitation is no longer valid' })
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/?role=supplier')
})

test.each(['', '#short', '#not%20a%20secret%20at%20all%20but%20long'])(
  'an incomplete link (%j) opens nothing',
  async (hash) => {
    const { sent } = fakeServer({})
    openPage(<SupplierInvitationPage />, `/supplier-invitation${hash}`)
    await screen.findByRole('heading', { name: 'This invitation is no longer valid' })
    expect(sent(open)).toEqual([])
  },
)

test('an unavailable server is asked again', async () => {
  let isUp = false
  await openInvitation({ [open]: () => (isUp ? { body: invitation } : refusal(503, 'unavailable', 'Busy.')) })
  await screen.findByText('The invitation could not be opened')
  isUp = true
  await click('Try again')
  await screen.findByRole('heading', { name: 'Join our suppliers' })
})
