import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeApi, openProfile, profile, user } from '../../../../test/profile.tsx'
import { address, click, forgetAll, noteOf, refusal, type } from '../../../../test/screens.tsx'

afterEach(forgetAll)

test('changes are saved, and nothing is left to save', async () => {
  let current: object = profile
  const api = fakeApi({
    'GET /api/profile': () => ({ body: current }),
    'PUT /api/profile': () => {
      current = { ...profile, name: 'Dana Reyes', phone: '+1 555 0100' }
      return { body: current }
    },
  })
  openProfile()
  await type('Full Name', 'Dana Reyes')
  expect(screen.queryByText('Nothing has changed yet')).toBeNull()
  await type('Phone (optional)', '  +1 555 0100 ')
  await click('Save')
  await screen.findByText('Profile updated')
  const basedOn = { name: 'Dana Ito', phone: null, title: 'Buyer', companyName: 'Northwind' }
  expect(api.sent('PUT /api/profile')).toEqual([
    { name: 'Dana Reyes', phone: '  +1 555 0100 ', title: 'Buyer', companyName: 'Northwind', basedOn },
  ])
  expect(screen.getByLabelText('Phone (optional)')).toHaveProperty('value', '+1 555 0100')
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Nothing has changed yet')).toBeDefined()
})

test.each([
  ['a customer', { role: 'customer' }, 'So that we reach the right person about a part.'],
  ['a supplier', { role: 'supplier' }, 'So that we know who to ask about a quote or a purchase order.'],
  ['an admin', { role: 'admin', isAdmin: true }, 'So that others know who did what.'],
])('the page tells %s what the details are for', async (_who, kind, words) => {
  fakeApi({ 'GET /api/auth/me': { body: { ...user, ...kind } } })
  openProfile()
  expect(await screen.findByText(words)).toBeDefined()
})

test('a missing name is an error and focuses its field', async () => {
  const api = fakeApi({})
  openProfile()
  await type('Full Name', '  ')
  await click('Save')
  await waitFor(() => expect(noteOf('Full Name')).toBe('Full name is required'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')))
  expect(api.sent('PUT /api/profile')).toEqual([])
})

test('the name of a linked company is shown with number and role, and cannot be changed', async () => {
  const company = { id: 'c', name: 'Northwind Robotics', customerNumber: 'CU0007' }
  fakeApi({ 'GET /api/profile': { body: { ...profile, company, companyRole: 'buyer' } } })
  openProfile()
  expect(await screen.findByText('Northwind Robotics')).toBeDefined()
  expect(screen.getByText('CU0007')).toBeDefined()
  expect(screen.getByText(/^Buyer\. /)).toBeDefined()
  expect(screen.getByText(/its name cannot be changed here/)).toBeDefined()
  expect(screen.queryByLabelText('Company (optional)')).toBeNull()
})

test('failed loading of the profile can be retried', async () => {
  let isDown = true
  fakeApi({ 'GET /api/profile': () => (isDown ? refusal(500, 'internal', 'Broken') : { body: profile }) })
  openProfile()
  await screen.findByText('Failed to load your profile')
  isDown = false
  await click('Try again')
  expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'Dana Ito')
})

test('a new address waits for its code, and takes effect once the code is entered', async () => {
  let current = { ...profile, pendingEmail: null as string | null }
  const api = fakeApi({
    'GET /api/profile': () => ({ body: current }),
    'POST /api/profile/email-change': () => {
      current = { ...profile, pendingEmail: 'dana@new.example' }
      return { body: { message: 'Sent' } }
    },
    'POST /api/profile/email-change/confirm': () => {
      current = { ...profile, email: 'dana@new.example' }
      return { body: current }
    },
  })
  openProfile()
  await click('Change email')
  await type('New Email', 'dana@new.example')
  await type('Current Password', 'secret-of-dana')
  await click('Send code')
  await screen.findByText('Waiting for verification of dana@new.example')
  expect(api.sent('POST /api/profile/email-change')).toEqual([
    { newEmail: 'dana@new.example', password: 'secret-of-dana' },
  ])
  expect(screen.getByRole('button', { name: /^Send a new code \(\d+ s\)$/ })).toBeDefined()

  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'))
  await type('Verification code', ' 123-456 ')
  await click('Verify')
  await screen.findByText('From now on you sign in with dana@new.example.')
  expect(api.sent('POST /api/profile/email-change/confirm')).toEqual([{ verificationCode: '123456' }])
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeDefined()
})

test('a wrong password for a new address is reported at its field', async () => {
  fakeApi({
    'POST /api/profile/email-change': refusal(400, 'auth.current_password_wrong', 'Current password is incorrect'),
  })
  openProfile()
  await click('Change email')
  await type('New Email', 'dana@new.example')
  await type('Current Password', 'guess')
  await click('Send code')
  await waitFor(() => expect(noteOf('Current Password')).toBe('Current password is incorrect'))
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'))
})

test('the code in an emailed link is filled in, and removed from the URL', async () => {
  let current = { ...profile, pendingEmail: 'dana@new.example' as string | null }
  const api = fakeApi({
    'GET /api/profile': () => ({ body: current }),
    'DELETE /api/profile/email-change': () => {
      current = { ...profile, pendingEmail: null }
      return {}
    },
    'POST /api/profile/email-change/confirm': refusal(400, 'auth.code_invalid', 'Invalid or expired code'),
  })
  openProfile('/profile?tab=account&code=424242')
  expect(await screen.findByLabelText('Verification code')).toHaveProperty('value', '424242')
  await click('Verify')
  await waitFor(() => expect(noteOf('Verification code')).toBe('Invalid or expired code'))
  await click('Cancel change')
  await screen.findByText('Change of email cancelled')
  expect(api.sent('DELETE /api/profile/email-change')).toHaveLength(1)
  await waitFor(() => expect(address()).toBe('/profile?tab=account'))
})

test('a link to a finished change says so', async () => {
  fakeApi({})
  openProfile('/profile?tab=account&code=424242')
  expect(await screen.findByText(/There is no email change waiting for this code/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Change email' }))
  expect(await screen.findByLabelText('New Email')).toHaveProperty('value', '')
})
