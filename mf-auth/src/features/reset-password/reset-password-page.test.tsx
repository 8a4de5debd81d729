import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  address,
  connectionLost,
  fakeServer,
  forgetAll,
  noteOf,
  openPage,
  refusal,
  submit,
  type,
} from '../../../test/screens.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

afterEach(forgetAll)

const reset = 'POST /api/auth/reset-password'
const page = '/reset-password?email=dana%40example.com&role=customer'

async function choose(password: string, confirmed = password) {
  await type('New Password', password)
  await type('Confirm Password', confirmed)
  await submit('Reset your password')
}

test.each([
  '/reset-password',
  '/reset-password?email=dana%40example.com',
  '/reset-password?email=dana%40example.com&role=admin',
  '/reset-password?role=customer',
  '/reset-password?email=nobody&role=customer',
])('%s redirects to the page that requests a code', async (entry) => {
  openPage(<ResetPasswordPage />, entry)
  await waitFor(() => expect(address()).toBe('/forgot-password'))
})

test('a code in the address is filled in, removed from it, and sent with the new password', async () => {
  const { sent } = fakeServer({ [reset]: { body: { message: 'Password reset successful!' } } })
  openPage(<ResetPasswordPage />, `${page}&code=123-456`)
  await waitFor(() => expect(address()).toBe(page))
  await choose('lapped-to-a-mirror-4')
  await screen.findByRole('heading', { name: 'Password Reset Complete' })
  expect(screen.getByText('Password reset successful!')).toBeDefined()
  expect(sent(reset)).toEqual([
    { email: 'dana@example.com', role: 'customer', resetCode: '123456', newPassword: 'lapped-to-a-mirror-4' },
  ])
  expect(screen.getByRole('link', { name: 'Continue to Login' }).getAttribute('href')).toBe(
    '/?email=dana%40example.com&role=customer',
  )
})

test('a reload after the reset still says that it is complete', () => {
  const [pathname = '', search = ''] = page.split(/(?=\?)/)
  openPage(<ResetPasswordPage />, { pathname, search, state: 'password-reset' })
  expect(screen.getByRole('heading', { name: 'Password Reset Complete' })).toBeDefined()
})

test('errors are shown at their fields until either password is edited', async () => {
  fakeServer({})
  openPage(<ResetPasswordPage />, page)
  await choose('lapped-to-a-mirror-4', 'lapped-to-a-mirror-5')
  await waitFor(() => expect(noteOf('Reset code')).toBe('Reset code must be 6 digits'))
  await waitFor(() => expect(noteOf('Confirm Password')).toBe("Passwords don't match"))
  await type('New Password', 'lapped-to-a-mirror-5')
  expect(screen.queryByText("Passwords don't match")).toBeNull()
})

test('a reset without a connection says so in the words for it', async () => {
  fakeServer({ [reset]: connectionLost })
  openPage(<ResetPasswordPage />, `${page}&code=123456`)
  await choose('lapped-to-a-mirror-4')
  await screen.findByText('Reset failed')
  expect(screen.getByText('Failed to reset password. Please try again.')).toBeDefined()
})

test('a wrong code is reported in a toast and at its field, which is focused', async () => {
  const words = 'Invalid or expired reset code. Please request a new one.'
  fakeServer({ [reset]: refusal(400, 'auth.reset_code_invalid', words) })
  openPage(<ResetPasswordPage />, `${page}&code=123456`)
  await choose('lapped-to-a-mirror-4')
  await screen.findByText('Reset failed')
  expect(screen.getAllByText(words)).toHaveLength(2)
  expect(noteOf('Reset code')).toBe(words)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reset code')))
})

test('a password containing words about the owner that only the server knows is refused at its field', async () => {
  const words = 'Please choose a password without your name or your company'
  fakeServer({ [reset]: refusal(400, 'validation.failed', 'Invalid data', { fields: { newPassword: words } }) })
  openPage(<ResetPasswordPage />, `${page}&code=123456`)
  await choose('dana-northgate-4')
  await waitFor(() => expect(noteOf('New Password')).toContain(words))
})

test('password managers learn whose password it is, and which fields hold it', () => {
  openPage(<ResetPasswordPage />, page)
  const inputs = [...document.querySelectorAll('input')]
  expect(inputs.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
    ['one-time-code', ''],
    ['username', 'dana@example.com'],
    ['new-password', ''],
    ['new-password', ''],
  ])
})
