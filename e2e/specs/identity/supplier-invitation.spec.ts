import { expectWell } from '../../fixtures/accessible.ts'
import { inDatabase } from '../../fixtures/database.ts'
import { newPerson } from '../../fixtures/people.ts'
import { inviteSupplier } from '../../fixtures/suppliers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'
import { SupplierInvitationPage } from '../../pages/supplier-invitation.ts'

test('an invited supplier creates its account and lands in its portal', async ({
  api,
  kerf,
  openBrowser,
  page,
  watch,
}) => {
  watch.announce(404, '/api/supplier-invitations/open')
  const { email, password } = newPerson('Vera Falk')
  const message = 'You turned our samples.\nWe would like to see more.'
  const admin = await api.signInAdmin()
  const { link } = await inviteSupplier({ kerf, api }, admin, { email, companyName: 'Vera Works', message })
  const [, secret = ''] = link.split('#')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  await page.goto(link)
  const invitation = new SupplierInvitationPage(page)
  const { newAccount: form } = invitation
  await expect(invitation.opened).toBeVisible()
  await expect(page.getByText('Kerf invites Vera Works to its supplier portal.')).toBeVisible()
  await expect(invitation.fact('Message')).toHaveText(message)
  await expect(invitation.fact('For')).toHaveText(email)
  await form.submit.click()
  await expectError(form.name, 'Full name is required')
  await form.name.fill('Vera Falk')
  await invitation.company.fill('Vera Works GmbH')
  await form.password.fill(password)
  await form.repeated.fill(password)
  await form.submit.click()
  await expectToast(page, 'Welcome!')
  await expect(page).toHaveURL('/supplier/dashboard')
  await expect(invitation.heading(/^Welcome, .*Vera/)).toBeVisible()
  await expect(page.getByTitle('Vera Works GmbH')).toBeVisible()
  expect(addresses.filter((address) => address.includes(secret))).toEqual([])

  const again = await openBrowser()
  await again.goto(link)
  await expect(new SupplierInvitationPage(again).gone).toBeVisible()
  await again.getByRole('link', { name: 'Go to the start page' }).click()
  await new SignInPage(again).signIn({ email, password })
  await expect(again).toHaveURL('/supplier/dashboard')
})

test('an invitation is for its address only, can be declined or withdrawn, and expires', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.announce(404, '/api/supplier-invitations/open')
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
  const admin = await api.signInAdmin()
  const invite = () => inviteSupplier({ kerf, api }, admin, { email: newPerson('Vera Falk').email })
  const customer = await api.newCustomer('Dana Kim')
  const page = await openBrowser(customer.token)
  const invitation = new SupplierInvitationPage(page)
  await page.goto((await invite()).link)
  await expect(
    page.getByText(`You are signed in with another account: ${customer.name} (${customer.email}).`),
  ).toBeVisible()
  await expect(invitation.newAccount.submit).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(invitation.newAccount.submit).toBeVisible()
  await invitation.decline()
  await expect(invitation.heading('Invitation declined')).toBeVisible()
  await page.reload()
  await expect(invitation.gone).toBeVisible()

  const withdrawn = await invite()
  await page.goto(withdrawn.link)
  await expect(invitation.opened).toBeVisible()
  await api.call('DELETE', `/api/admin/supplier-invitations/${withdrawn.id}`, admin)
  await page.reload()
  await expect(invitation.gone).toBeVisible()

  const expired = await invite()
  const sql = "update supplier_invitations set expires_at = now() - interval '1 minute' where id = $1"
  await inDatabase(kerf, sql, [expired.id])
  await page.goto(expired.link)
  await expect(invitation.gone).toBeVisible()
})

for (const [width, details] of widths) {
  test(`the page of an invitation looks well, ${width}`, details, async ({ api, kerf, openBrowser, watch }) => {
    watch.announce(404, '/api/supplier-invitations/open')
    const page = await openBrowser()
    const invitation = new SupplierInvitationPage(page)
    const { link } = await inviteSupplier({ kerf, api }, await api.signInAdmin(), {
      email: newPerson('Vera Falk').email,
      companyName: `Werkstätten ${'Feinmechanik'.repeat(6)}`,
      message: `You turned our samples. ${'Precisely'.repeat(12)}\n日本語も大丈夫です。`,
    })
    await page.goto(link)
    await expect(invitation.opened).toBeVisible()
    await expectWell(page, 'an invitation')
    await page.goto('/supplier-invitation#an-old-secret-that-nobody-knows')
    await expect(invitation.gone).toBeVisible()
    await expectWell(page, 'an invitation that is over')
  })
}
