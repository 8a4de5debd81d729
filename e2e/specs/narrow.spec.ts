import { expectWell } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { DashboardPage } from '../pages/dashboard.ts'
import { SignInPage } from '../pages/sign-in.ts'

test('on a phone a visitor signs in', { tag: '@narrow' }, async ({ api, page }) => {
  const account = await api.newCustomer()
  const signIn = new SignInPage(page)
  await signIn.open()
  await expectWell(page, 'sign-in')
  await signIn.signIn(account)
  await expect(new DashboardPage(page).greeting('Dana')).toBeVisible()
  await expectWell(page, 'the first dashboard')
})
