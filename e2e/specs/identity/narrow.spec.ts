import { expectNothingCut, expectToFit } from '../../fixtures/accessible.ts'
import { type Look, walkAccounts, walkCompany, walkProfile, walkSignedOut } from '../../fixtures/identity-screens.ts'
import { test } from '../../fixtures/test.ts'

const lookAtWidth: Look = async (page, what) => {
  await expectToFit(page, what)
  await expectNothingCut(page, what)
}

test('on a phone the screens before sign-in fit', { tag: '@narrow' }, async ({ kerf, api, openBrowser, watch }) => {
  watch.announce(404, '/nowhere')
  await walkSignedOut({ kerf, api, openBrowser }, lookAtWidth)
})

test('on a phone the own account and its dialogs fit', { tag: '@narrow' }, async ({ kerf, api, openBrowser }) => {
  await walkProfile({ kerf, api, openBrowser }, lookAtWidth)
})

test('on a phone a company and its invitations fit', { tag: '@narrow' }, async ({ kerf, api, openBrowser }) => {
  await walkCompany({ kerf, api, openBrowser }, lookAtWidth)
})

test('on a phone the accounts fit', { tag: '@narrow' }, async ({ kerf, api, openBrowser }) => {
  await walkAccounts({ kerf, api, openBrowser }, lookAtWidth)
})
