import { waitForMail } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import type { Watch } from '../../fixtures/watch.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectAutocomplete, expectError, expectNoError, expectToShowAndHide } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { ProfilePage } from '../../pages/profile.ts'
import { SignInPage } from '../../pages/sign-in.ts'

const another = 'lapped-to-a-mirror-4'
const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safariOnIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** A browser signed out from elsewhere checks who is signed in, or aborts its requests. */
function expectOthersToEnd(watch: Watch): void {
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
}

test('a new password signs out the other browser at once, and keeps this one signed in and alive', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  expectOthersToEnd(watch)
  watch.announce(400, '/api/profile/password')
  const { email, password, token } = await api.newCustomer()
  const other = await openBrowser(await api.signIn(email, password))
  await neverPoll(other)
  await new DashboardPage(other).open()
  await expect(new DashboardPage(other).greeting('Dana')).toBeVisible()
  const page = await openBrowser(token)
  await neverPoll(page)
  const profile = new ProfilePage(page)
  const { passwordForm: form } = profile
  await profile.open('security')
  await test.step('errors stay until they are fixed', async () => {
    await form.submit.click()
    await expectError(form.current, 'Current password is required')
    await expectError(form.wanted, 'Password must be at least 8 characters')
    await expectError(form.repeated, 'Please confirm your password')
    await profile.changePassword('bored-and-tapped-99', another, `${another}5`)
    await expectNoError(form.current, form.wanted)
    await expectError(form.repeated, "Passwords don't match")
    await form.repeated.fill(another)
    await form.submit.click()
    await expectError(form.current, 'Current password is incorrect')
    await expectToShowAndHide(form.wanted)
    await expectAutocomplete([
      [form.current, 'current-password'],
      [form.wanted, 'new-password'],
      [form.repeated, 'new-password'],
    ])
  })
  await profile.changePassword(password, another)
  await expectToast(page, 'Password changed', 'Your other devices were signed out.')
  await new SignInPage(other).expectOpen()
  await waitForMail(kerf.dataDir, email, 'Your Kerf password was changed')
  await expect(profile.devices).toHaveCount(1)

  const kept = await page.evaluate(() => localStorage.getItem('kerf.session'))
  expect(kept, 'a new session has begun here').not.toBe(token)
  await api.call('PUT', '/api/profile', kept ?? '', { name: 'Dana Kim-Weber' })
  await expect(page.getByText('Welcome, Dana Kim-Weber'), 'told by the live stream').toBeVisible()
  await new SignInPage(other).signIn({ email, password: another })
  await expect(new DashboardPage(other).greeting('Dana')).toBeVisible()
})

test('devices are listed in words, and signed out one by one or all others at once', async ({
  api,
  openBrowser,
  page,
  watch,
}) => {
  expectOthersToEnd(watch)
  const account = await api.newCustomer()
  const { email, password } = account
  await api.call('POST', '/api/auth/logout', account.token)
  const windows = await openBrowser(await api.signIn(email, password, 'customer', firefoxOnWindows))
  const phone = await openBrowser(await api.signIn(email, password, 'customer', safariOnIos))
  const signIn = new SignInPage(page)
  await signIn.open('/?returnTo=%2Fprofile%3Ftab%3Dsecurity')
  await signIn.signIn(account)
  const profile = new ProfilePage(page)
  await expect(profile.devices).toHaveCount(3)
  await expect(profile.device('Chrome on Linux')).toContainText('This device')
  await expect(profile.device('Chrome on Linux')).toContainText('127.0.0.1')
  for (const other of [windows, phone]) {
    await new ProfilePage(other).open()
    await expect(new ProfilePage(other).details.name).toBeVisible()
  }

  await profile.signOut(profile.device('Firefox on Windows'))
  await expectToast(page, 'Firefox on Windows is signed out')
  await new SignInPage(windows).expectOpen()
  await expect(profile.devices).toHaveCount(2)
  await expect(new ProfilePage(phone).details.name, 'the third stays').toBeVisible()

  await profile.signOutOthers()
  await expectToast(page, 'Signed out 1 other device')
  await new SignInPage(phone).expectOpen()
  await expect(profile.devices).toHaveCount(1)

  await profile.signOut(profile.device('This device'))
  await signIn.expectOpen()
  expect(await page.evaluate(() => localStorage.getItem('kerf.session'))).toBeNull()
})
