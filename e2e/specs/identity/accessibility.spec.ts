import { expectAccessible } from '../../fixtures/accessible.ts'
import { walkAccounts, walkCompany, walkProfile, walkSignedOut } from '../../fixtures/identity-screens.ts'
import { test } from '../../fixtures/test.ts'

test('the screens before sign-in are accessible', async ({ kerf, api, openBrowser, watch }) => {
  watch.announce(404, '/nowhere')
  await walkSignedOut({ kerf, api, openBrowser }, expectAccessible)
})

test('the own account is accessible, with its dialogs', async ({ kerf, api, openBrowser }) => {
  await walkProfile({ kerf, api, openBrowser }, expectAccessible)
})

test('a company and its invitations are accessible, with their dialogs', async ({ kerf, api, openBrowser }) => {
  await walkCompany({ kerf, api, openBrowser }, expectAccessible)
})

test("the admin's view of accounts is accessible, with its dialogs", async ({ kerf, api, openBrowser }) => {
  await walkAccounts({ kerf, api, openBrowser }, expectAccessible)
})
