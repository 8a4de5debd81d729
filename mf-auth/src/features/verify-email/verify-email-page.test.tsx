import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  address,
  click,
  fakeServer,
  forgetAll,
  noteOf,
  openPage,
  refusal,
  submit,
  type,
} from '../../../test/screens.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  forgetAll()
})

const verify = 'POST /api/auth/verify-email'
const resend = 'POST /api/auth/resend-verification'
const page = '/verify-email?email=dana%40example.com'
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code')

test.each([['&code=123456'], ['&code=123%20456'], ['&code=123-456'], ['#code=123456']])(
  'a code in the address (%s) is filled in, and removed from the address',
  async (carried) => {
    fakeServer({})
    openPage(<VerifyEmailPage />, page + carried)
    expect(code().value).toBe('123456')
    await waitFor(() => expect(address()).toBe(page))
    expect(code().value).toBe('123456')
  },
)

test.each(['/verify-email', '/verify-email?email=', '/verify-email?email=nobody'])(
  '%s redirects to registration',
  async (entry) => {
    openPage(<VerifyEmailPage />, entry)
    await waitFor(() => expect(address()).toBe('/register'))
  },
)

test('fewer than six digits are not sent', async () => {
  const { sent } = fakeServer({})
  openPage(<VerifyEmailPage />, page)
  await type('Verification code', '12345x')
  expect(code().value).toBe('12345')
  await submit('Verify your email')
  await screen.findByText('Verification code must be 6 digits')
  await type('Verification code', '123456')
  expect(screen.queryByText('Verification code must be 6 digits')).toBeNull()
  expect(sent(verify)).toEqual([])
})

test('a refused code says why, in a toast and at its field, until it is edited', async () => {
  const words = 'Invalid or expired verification code. Please try again or request a new code.'
  fakeServer({ [verify]: refusal(400, 'auth.code_invalid', words) })
  openPage(<VerifyEmailPage />, `${page}&code=123456`)
  await submit('Verify your email')
  await screen.findByText('Verification failed')
  expect(screen.getAllByText(words)).toHaveLength(2)
  expect(noteOf('Verification code')).toBe(words)
  await waitFor(() => expect(document.activeElement).toBe(code()))
  await type('Verification code', '123457')
  expect(code().getAttribute('aria-invalid')).toBeNull()
})

test('three seconds after verification the sign-in page opens, with the account filled in', async () => {
  fakeServer({ [verify]: { body: { message: 'Email verified successfully!' } } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openPage(<VerifyEmailPage />, `${page}&role=supplier&code=123456`)
  await submit('Verify your email')
  await screen.findByRole('heading', { name: 'Email Verified!' })
  expect(screen.getByText('Email verified successfully!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toBeDefined()
  for (let second = 0; second < 3; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(address()).toBe('/?email=dana%40example.com&role=supplier')
})

test('another code can be requested every 30 seconds, or when the server says', async () => {
  fakeServer({ [resend]: { body: { message: 'Sent' } } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openPage(<VerifyEmailPage />, page)
  await click('Resend Code')
  await screen.findByText('Verification code sent!')
  expect(screen.getByRole('button', { name: /^Resend Code \(\d+ s\)$/ }).getAttribute('aria-disabled')).toBe('true')
  for (let second = 0; second < 30; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
  fakeServer({ [resend]: refusal(429, 'rate_limited', 'Too many.', { headers: { 'Retry-After': '12' } }) })
  await click('Resend Code')
  await screen.findByText('Failed to resend code')
  expect(screen.getByText('Too many attempts. Please wait 12 seconds and try again.')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Resend Code \(1[012] s\)$/ })).toBeDefined()
})

test('requesting another code says that the last email was rejected', async () => {
  fakeServer({ [resend]: { body: { message: 'Sent', undelivered: true } } })
  openPage(<VerifyEmailPage />, page)
  await click('Resend Code')
  await screen.findByText(/did not arrive. The mail server rejected our last email to dana@example.com/)
})
