import { readToken } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  address,
  connectionLost,
  fakeLocation,
  fakeServer,
  forgetAll,
  noteOf,
  openPage,
  refusal,
  submit,
  type,
} from '../../../test/screens.tsx'
import { SignInPage } from './sign-in-page.tsx'

afterEach(forgetAll)

const login = 'POST /api/auth/login'
const register = 'POST /api/auth/register'
const forcedReset = 'POST /api/auth/admin-password-reset'
const userId = '0198a3d0-5c1e-7000-8000-000000000001'

async function signIn() {
  await type('Email', 'dana@example.com')
  await type('Password', 'reamed-and-honed-23')
  await submit('Sign In')
}

async function fillSignUp(password: string, repeated: string) {
  await type('Full Name', 'Dana Ito')
  await type('Email', 'dana@example.com')
  await type('Password', password)
  await type('Re-enter Password', repeated)
  await submit('Create Account')
}

test('a sign-in stores the token and reloads the page; a second Enter sends nothing', async () => {
  const page = fakeLocation()
  const { sent } = fakeServer({ [login]: { body: { token: 'session-token' } } })
  openPage(<SignInPage />, '/?returnTo=%2Forders&role=supplier')
  await signIn()
  await submit('Sign In')
  await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
  await submit('Sign In')
  expect(readToken()).toBe('session-token')
  expect(sent(login)).toEqual([{ email: 'dana@example.com', password: 'reamed-and-honed-23', role: 'supplier' }])
  expect(address()).toBe('/?returnTo=%2Forders&role=supplier')
})

test.each([
  [
    'the reason of a refusal',
    refusal(401, 'auth.credentials_wrong', 'Invalid email or password'),
    'Invalid email or password',
  ],
  [
    'how long a limit lasts, and that a new password is a way in',
    refusal(429, 'rate_limited', 'Too many attempts.', { headers: { 'Retry-After': '840' } }),
    'Too many attempts. Please wait 14 minutes and try again, or choose a new password with "Forgot password" to sign in at once.',
  ],
  [
    'that the server cannot be reached',
    connectionLost,
    'The server could not be reached. Please check your connection and try again.',
  ],
])('a failed sign-in says %s', async (_what, answer, words) => {
  fakeServer({ [login]: answer })
  openPage(<SignInPage />)
  await signIn()
  await screen.findByText('Login failed')
  expect(screen.getAllByText(words)).toHaveLength(2)
  const form = within(screen.getByRole('form', { name: 'Sign In' }))
  expect(form.getByRole('alert').textContent).toBe(words)
  await type('Password', 'reamed-and-honed-24')
  expect(form.queryByRole('alert')).toBeNull()
})

test('a failed sign-in moves no focus', async () => {
  fakeServer({ [login]: refusal(401, 'auth.credentials_wrong', 'Invalid email or password') })
  openPage(<SignInPage />)
  const password = screen.getByLabelText('Password')
  password.focus()
  await signIn()
  await within(screen.getByRole('form', { name: 'Sign In' })).findByRole('alert')
  expect(document.activeElement).toBe(password)
})

test('an unverified user is redirected to verification', async () => {
  fakeServer({ [login]: refusal(403, 'auth.not_verified', 'Please verify your email before signing in.') })
  openPage(<SignInPage />)
  await signIn()
  await screen.findByText('Email verification required')
  await waitFor(() => expect(address()).toBe('/verify-email?email=dana%40example.com&role=customer'))
})

test('each tab has its address, and keeps where to go after sign-in', async () => {
  fakeServer({})
  openPage(<SignInPage />, '/register?returnTo=%2Finvitation#secret')
  expect(screen.getByRole('form', { name: 'Create Account' })).toBeDefined()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Sign In' }), { button: 0 })
  expect(await screen.findByRole('form', { name: 'Sign In' })).toBeDefined()
  expect(address()).toBe('/?returnTo=%2Finvitation#secret')
})

test('the forgot-password link passes on what was typed', async () => {
  fakeServer({})
  openPage(<SignInPage />)
  await type('Email', 'dana@example.com')
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
    '/forgot-password?email=dana%40example.com&role=customer',
  )
})

test('sign-up shows password errors until either password is edited', async () => {
  const { sent } = fakeServer({})
  openPage(<SignInPage />, '/register')
  await fillSignUp('seven77', 'seven78')
  await waitFor(() => expect(noteOf('Password')).toBe('Password must be at least 8 characters long'))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(noteOf('Re-enter Password')).toBe('Passwords do not match')
  await type('Password', 'reamed-and-honed-23')
  expect(screen.queryByText('Password must be at least 8 characters long')).toBeNull()
  expect(screen.queryByText('Passwords do not match')).toBeNull()
  expect(sent(register)).toEqual([])
})

test('a password that the server refuses is marked, and can be corrected', async () => {
  const words = 'This password is too easy to guess. Please choose another.'
  fakeServer({ [register]: refusal(400, 'auth.password_breached', words, { fields: { password: words } }) })
  openPage(<SignInPage />, '/register')
  await fillSignUp('password123', 'password123')
  await waitFor(() => expect(noteOf('Password')).toBe(words))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})

test('a registration leads to the page for the emailed code', async () => {
  fakeServer({ [register]: { status: 201, body: { requiresVerification: true } } })
  openPage(<SignInPage />, '/register?role=supplier')
  await fillSignUp('reamed-and-honed-23', 'reamed-and-honed-23')
  await screen.findByText('Registration successful!')
  expect(screen.getByText('Please check your email for a verification code.')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/verify-email?email=dana%40example.com&role=supplier'))
})

test('password managers are told what each field is', () => {
  const autocomplete = () => [...document.querySelectorAll('input')].map((input) => input.getAttribute('autocomplete'))
  openPage(<SignInPage />, '/')
  expect(autocomplete()).toEqual(['username', 'current-password'])
  document.body.replaceChildren()
  openPage(<SignInPage />, '/register')
  expect(autocomplete()).toEqual(['name', 'organization', 'username', 'new-password', 'new-password'])
})

const resetting = { forcedReset: { userId, email: 'dana@example.com', role: 'customer' } }

async function fillForcedReset(newPassword: string, confirmed: string) {
  await type('Current Password', 'set-by-an-admin')
  await type('New Password', newPassword)
  await type('Confirm New Password', confirmed)
  await submit('Reset Your Password')
}

test('an account created by an admin chooses its password first, and keeps where to go', async () => {
  const page = fakeLocation()
  const { sent } = fakeServer({
    [login]: { body: { requiresPasswordReset: true, userId } },
    [forcedReset]: { body: { token: 'session-token' } },
  })
  openPage(<SignInPage />, '/?returnTo=%2Forders')
  await signIn()
  await screen.findByRole('heading', { name: 'Reset Your Password' })
  expect(screen.getByText('Password Reset Required')).toBeDefined()
  await fillForcedReset('reamed-and-honed-24', 'reamed-and-honed-24')
  await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
  expect(sent(forcedReset)).toEqual([
    { userId, currentPassword: 'set-by-an-admin', newPassword: 'reamed-and-honed-24' },
  ])
  expect(address()).toBe('/?returnTo=%2Forders')
})

test('a reload returns to the forced reset, which knows its account and can be left', async () => {
  fakeServer({})
  openPage(<SignInPage />, { pathname: '/', state: resetting })
  expect(document.querySelector('input[autocomplete=username]')).toHaveProperty('value', 'dana@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(await screen.findByRole('form', { name: 'Sign In' })).toBeDefined()
})

test('a history entry with other state shows the sign-in page', () => {
  openPage(<SignInPage />, { pathname: '/', state: { forcedReset: { userId: 'x' } } })
  expect(screen.getByRole('form', { name: 'Sign In' })).toBeDefined()
})

test('the forced reset requires all three fields', async () => {
  fakeServer({})
  openPage(<SignInPage />, { pathname: '/', state: resetting })
  await submit('Reset Your Password')
  await screen.findByText('Current password is required')
  expect(noteOf('New Password')).toBe('Password must be at least 8 characters')
  expect(noteOf('Confirm New Password')).toBe('Please confirm your password')
  await fillForcedReset('reamed-and-honed-24', 'reamed-and-honed-25')
  await waitFor(() => expect(noteOf('Confirm New Password')).toBe("Passwords don't match"))
})

test('a forced reset without a connection says so in the words for it', async () => {
  fakeServer({ [forcedReset]: connectionLost })
  openPage(<SignInPage />, { pathname: '/', state: resetting })
  await fillForcedReset('reamed-and-honed-24', 'reamed-and-honed-24')
  await screen.findByText('Error')
  expect(screen.getByText('Failed to reset password. Please try again.')).toBeDefined()
})

test('a wrong current password is reported in a toast and at its field, which is focused', async () => {
  const words = 'Current password is incorrect'
  fakeServer({ [forcedReset]: refusal(400, 'auth.current_password_wrong', words) })
  openPage(<SignInPage />, { pathname: '/', state: resetting })
  await fillForcedReset('reamed-and-honed-24', 'reamed-and-honed-24')
  await screen.findByText('Error')
  expect(screen.getAllByText(words)).toHaveLength(2)
  expect(noteOf('Current Password')).toBe(words)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current Password')))
})
