import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  click,
  connectionLost,
  fakeServer,
  forgetAll,
  noteOf,
  openPage,
  refusal,
  submit,
  type,
} from '../shared/testing.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

afterEach(forgetAll)

const ask = 'POST /api/auth/forgot-password'

async function send() {
  await type('Email', 'dana@example.com')
  await type('Account Type', 'supplier')
  await submit('Forgot password')
}

test('the answer says the same for every address; another mail needs no typing', async () => {
  const { sent } = fakeServer({ [ask]: { body: { message: 'Sent' } } })
  openPage(<ForgotPasswordPage />, '/forgot-password')
  await send()
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(screen.getByText('Reset email sent!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeDefined()
  await click('Send another email')
  await submit('Forgot password')
  await screen.findByRole('heading', { name: 'Check your email' })
  const account = { email: 'dana@example.com', role: 'supplier' }
  expect(sent(ask)).toEqual([account, account])
})

test('address and account type are asked for', async () => {
  fakeServer({})
  openPage(<ForgotPasswordPage />, '/forgot-password')
  await submit('Forgot password')
  await screen.findByText('Please enter a valid email address')
  expect(noteOf('Account Type')).toBe('Please select your account type')
})

test.each([
  ['a lost connection', connectionLost, 'Failed to send reset email. Please try again.'],
  [
    'a limit',
    refusal(429, 'rate_limited', 'Too many.', { headers: { 'Retry-After': '25' } }),
    'Too many attempts. Please wait 25 seconds and try again.',
  ],
])('%s is told in words', async (_what, answer, words) => {
  fakeServer({ [ask]: answer })
  openPage(<ForgotPasswordPage />, '/forgot-password')
  await send()
  await screen.findByText('Request failed')
  expect(screen.getByText(words)).toBeDefined()
})
