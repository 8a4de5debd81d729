import { announceSessionEnded, onSessionEnded, readToken, storeToken } from '@kerf/shared-runtime'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, openProfile } from '../../../../test/profile.tsx'
import { click, fakeLocation, forgetAll, noteOf, refusal, type } from '../../../../test/screens.tsx'

const device = {
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  signedInAt: '2026-03-02T09:00:00Z',
  lastSeenAt: '2026-03-02T10:30:00Z',
}
const here = { ...device, id: 'here', isCurrent: true }
const phone = { ...device, id: 'phone', isCurrent: false, device: 'Safari on iPhone', address: null }
const laptop = { ...device, id: 'laptop', isCurrent: false, device: 'Chrome on macOS' }

beforeEach(() => storeToken('old token'))
afterEach(forgetAll)

async function changePassword(newPassword: string, repeated = newPassword) {
  await type('Current Password', 'secret-of-dana')
  await type('New Password', newPassword)
  await type('Confirm New Password', repeated)
  await click('Change password')
}

function openDevices(devices: object[], answers: Parameters<typeof fakeApi>[0] = {}) {
  let current = devices
  const api = fakeApi({ 'GET /api/profile/sessions': () => ({ body: current }), ...answers })
  openProfile('/profile?tab=security')
  return {
    ...api,
    now: (next: object[]) => {
      current = next
    },
  }
}

test('a new password with a different confirmation is not sent', async () => {
  const api = openDevices([here])
  await changePassword('a-new-secret', 'another-secret')
  await waitFor(() => expect(noteOf('Confirm New Password')).toBe("Passwords don't match"))
  expect(api.sent('POST /api/profile/password')).toEqual([])
})

test.each([
  ['auth.current_password_wrong', 'Current password is incorrect', 'Current Password'],
  ['auth.password_breached', 'This password is well known', 'New Password'],
])('the refusal %s is shown at its field', async (code, message, label) => {
  openDevices([here], { 'POST /api/profile/password': refusal(400, code, message) })
  await changePassword('a-new-secret')
  await waitFor(() => expect(noteOf(label)).toBe(message))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(readToken()).toBe('old token')
})

test('signing out another device asks first, then removes it', async () => {
  const api = openDevices([here, phone], {
    'DELETE /api/profile/sessions/phone': () => {
      api.now([here])
      return {}
    },
  })
  await click('Sign out Safari on iPhone')
  const question = await screen.findByRole('dialog', { name: 'Sign out Safari on iPhone?' })
  expect(api.sent('DELETE /api/profile/sessions/phone')).toHaveLength(0)
  within(question).getByRole('button', { name: 'Sign out' }).click()
  await screen.findByText('Safari on iPhone is signed out')
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
})

test('a device that is already gone counts as success', async () => {
  openDevices([here, phone], {
    'DELETE /api/profile/sessions/phone': refusal(404, 'session.not_found', 'This device is no longer signed in'),
  })
  await click('Sign out Safari on iPhone')
  await click('Sign out')
  expect(await screen.findByText('Safari on iPhone is signed out')).toBeDefined()
})

test('signing out all other devices says how many', async () => {
  openDevices([here, phone, laptop], { 'DELETE /api/profile/sessions': { body: { ended: 2 } } })
  await click('Sign out all others')
  const question = await screen.findByRole('dialog', { name: 'Sign out 2 other devices?' })
  within(question).getByRole('button', { name: 'Sign out all others' }).click()
  expect(await screen.findByText('Signed out 2 other devices')).toBeDefined()
})

// From here on the page counts as left, so the end of the session is ignored.
test("a new password keeps this browser signed in with a new token, whichever call first reports the old session's end", async () => {
  const location = fakeLocation()
  const heard = vi.fn()
  const stop = onSessionEnded(heard)
  openDevices([here], {
    'POST /api/profile/password': () => {
      announceSessionEnded()
      return { body: { token: 'new token' } }
    },
  })
  await changePassword('a-new-secret')
  await waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  stop()
  expect(heard).not.toHaveBeenCalled()
  expect(readToken()).toBe('new token')
  expect(sessionStorage.getItem('kerf.toast')).toContain('Password changed')
})

test('signing out this device leaves the portal', async () => {
  const location = fakeLocation()
  openDevices([here], { 'DELETE /api/profile/sessions/here': {} })
  await click('Sign out Firefox on Windows')
  await click('Sign out')
  await waitFor(() => expect(location.replace).toHaveBeenCalledExactlyOnceWith('/'))
  expect(readToken()).toBeNull()
})
