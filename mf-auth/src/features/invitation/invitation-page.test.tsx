import { readToken, storeToken } from '@kerf/shared-runtime'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  address,
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
import { InvitationPage } from './invitation-page.tsx'

afterEach(forgetAll)

const token = 'a-secret-of-32-bytes-as-base64url-xxxxxxxxx'
const open = 'POST /api/invitations/open'
const accept = 'POST /api/invitations/accept'
const decline = 'POST /api/invitations/decline'
const gone = refusal(404, 'invitation.not_found', 'This invitation is no longer valid.')

const invitation = (needsAccount: boolean) => ({
  body: {
    companyName: 'Northwind Pumps',
    inviterName: 'Ada Ito',
    email: 'ben@example.com',
    companyRole: 'buyer',
    needsAccount,
    expiresAt: '2026-06-01T09:00:00Z',
  },
})

const ben = { id: 'ben', name: 'Ben Roth', email: 'Ben@Example.com', role: 'customer', isAdmin: false, company: null }

/** Shows the page for this signed-in user, if any. */
async function openInvitation(answers: Parameters<typeof fakeServer>[0], user?: object) {
  const server = fakeServer({ 'GET /api/auth/me': { body: user }, ...answers })
  const store = openPage(<InvitationPage />, `/invitation#${token}`)
  if (user) await act(() => store.dispatch(authApi.endpoints.getCurrentUser.initiate()))
  return server
}

async function fillAccount() {
  await type('Full Name', 'Ben Roth')
  await type('Password', 'reamed-and-honed-23')
  await type('Re-enter Password', 'reamed-and-honed-23')
  await submit('Accept invitation')
}

test('the page says who invites whom to which company, in which role and until when', async () => {
  const { sent } = await openInvitation({ [open]: invitation(true) })
  await screen.findByRole('heading', { name: 'Join Northwind Pumps' })
  expect(screen.getByText('Ada Ito invites you to Northwind Pumps on Kerf.')).toBeDefined()
  const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(facts).toEqual([
    expect.stringMatching(/^BuyerSubmits requests/),
    'ben@example.com',
    expect.stringMatching(/^Jun 01, 2026/),
  ])
  expect(sent(open)).toEqual([{ token }])
})

test('accepting without an account creates one and signs in on the start page', async () => {
  const page = fakeLocation()
  const { sent } = await openInvitation({ [open]: invitation(true), [accept]: { body: { token: 'session-token' } } })
  await fillAccount()
  await waitFor(() => expect(page.replace).toHaveBeenCalledExactlyOnceWith('/'))
  expect(readToken()).toBe('session-token')
  expect(sent(accept)).toEqual([{ token, name: 'Ben Roth', password: 'reamed-and-honed-23' }])
  expect(document.querySelector('input[autocomplete=username]')).toHaveProperty('value', 'ben@example.com')
})

test('a new account follows the rules of every sign-up', async () => {
  const { sent } = await openInvitation({ [open]: invitation(true) })
  await type('Password', 'seven77')
  await submit('Accept invitation')
  await waitFor(() => expect(noteOf('Full Name')).toBe('Full name is required'))
  expect(noteOf('Password')).toBe('Password must be at least 8 characters long')
  expect(noteOf('Re-enter Password')).toBe('Passwords do not match')
  expect(sent(accept)).toEqual([])
})

test('somebody with an account signs in first; the secret is kept, but never in a query', async () => {
  await openInvitation({ [open]: invitation(false) })
  const link = await screen.findByRole('link', { name: 'Sign in to accept' })
  expect(link.getAttribute('href')).toBe(`/?returnTo=%2Finvitation&email=ben%40example.com#${token}`)
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('an account created in the meantime has to sign in', async () => {
  const refused = refusal(409, 'invitation.sign_in_first', 'Please sign in.')
  await openInvitation({ [open]: invitation(true), [accept]: refused })
  await fillAccount()
  expect(await screen.findByRole('link', { name: 'Sign in to accept' })).toBeDefined()
})

test('the invited user accepts in one step, whatever the case of the address', async () => {
  const { sent } = await openInvitation({ [open]: invitation(false), [accept]: { body: { user: ben } } }, ben)
  await click('Accept invitation')
  await screen.findByText('You are now a member of Northwind Pumps')
  await waitFor(() => expect(address()).toBe('/'))
  expect(sent(accept)).toEqual([{ token }])
})

test('a member of another company is told to leave it first', async () => {
  const elsewhere = { ...ben, company: { id: 'other', name: 'Falk Valves', customerNumber: null } }
  await openInvitation({ [open]: invitation(false) }, elsewhere)
  await screen.findByText(/Your account already belongs to Falk Valves/)
  expect(screen.getByRole('link', { name: 'Go to your company' }).getAttribute('href')).toBe('/profile?tab=company')
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
})

test('a refusal because of another company is shown on the page', async () => {
  const words = 'Your account already belongs to a company. Leave that one first, or ask us to move you.'
  await openInvitation({ [open]: invitation(false), [accept]: refusal(409, 'invitation.other_company', words) }, ben)
  await click('Accept invitation')
  expect((await screen.findByText(words, { exact: false })).closest('[role=status]')).not.toBeNull()
})

test('another user is told so and can log out, after which the page reloads', async () => {
  const page = fakeLocation()
  storeToken('token of Eve')
  const eve = { ...ben, name: 'Eve Lund', email: 'eve@example.com' }
  await openInvitation({ [open]: invitation(false), 'POST /api/auth/logout': {} }, eve)
  await screen.findByText(/You are signed in with another account: Eve Lund \(eve@example.com\)/)
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  await click('Log out')
  await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
  expect(readToken()).toBeNull()
})

test('declining asks first', async () => {
  const { sent } = await openInvitation({ [open]: invitation(false), [decline]: {} }, ben)
  await click('Decline')
  expect(sent(decline)).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline invitation' }))
  await screen.findByRole('heading', { name: 'Invitation declined' })
  expect(sent(decline)).toEqual([{ token }])
})

test('an invalid invitation says so, and what to do', async () => {
  await openInvitation({ [open]: gone })
  await screen.findByRole('heading', { name: 'This invitation is no longer valid' })
})

test('an invitation withdrawn while it is open says so too', async () => {
  await openInvitation({ [open]: invitation(false), [accept]: gone }, ben)
  await click('Accept invitation')
  await screen.findByRole('heading', { name: 'This invitation is no longer valid' })
})

test.each(['', '#', '#short', '#not%20a%20secret%20at%20all%20but%20long'])(
  'an incomplete link (%j) opens nothing',
  async (hash) => {
    const { sent } = fakeServer({})
    openPage(<InvitationPage />, `/invitation${hash}`)
    await screen.findByRole('heading', { name: 'This invitation is no longer valid' })
    expect(sent(open)).toEqual([])
  },
)

test('an unavailable server is asked again after the wait that it names', async () => {
  let isUp = false
  const limited = refusal(429, 'rate_limited', 'Too many.', { headers: { 'Retry-After': '240' } })
  await openInvitation({ [open]: () => (isUp ? invitation(true) : limited) })
  await screen.findByText('Too many attempts. Please wait 4 minutes and try again.')
  isUp = true
  await click('Try again')
  await screen.findByRole('heading', { name: 'Join Northwind Pumps' })
})
