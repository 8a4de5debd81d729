import { inviteByMail, makeCompany, makeMember } from '../../fixtures/companies.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CompanyPage } from '../../pages/company.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { expectAutocomplete, expectError } from '../../pages/fields.ts'
import { InvitationPage } from '../../pages/invitation.ts'
import { expectToast } from '../../pages/portal.ts'
import { SignInPage } from '../../pages/sign-in.ts'

test('accepting without an account creates one, which belongs to the company at once', async ({
  api,
  kerf,
  openBrowser,
  page,
  watch,
}) => {
  watch.announce(404, '/api/invitations/open')
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner')
  const { email, password } = newPerson('Ines Roth')
  const link = await inviteByMail({ kerf, api }, owner, email, 'viewer')
  const people = new CompanyPage(await openBrowser(owner.token))
  await people.openPeople()
  await expect(people.invitation(email)).toBeVisible()

  const [, secret = ''] = link.split('#')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  await page.goto(link)
  const invitation = new InvitationPage(page)
  const { newAccount: form } = invitation
  await expect(invitation.heading(`Join ${company.name}`)).toBeVisible()
  await expect(page.getByText(`${owner.name} invites you to ${company.name} on Kerf.`)).toBeVisible()
  await expect(invitation.fact('Your role')).toContainText('Viewer')
  await expect(invitation.fact('For')).toHaveText(email)
  await form.submit.click()
  await expectError(form.name, 'Full name is required')
  await expectError(form.password, 'Password must be at least 8 characters long')
  await form.name.fill('Ines Roth')
  await form.password.fill(password)
  await form.repeated.fill(`${password}4`)
  await form.submit.click()
  await expectError(form.repeated, 'Passwords do not match')
  await expectAutocomplete([
    [form.name, 'name'],
    [form.password, 'new-password'],
    [form.repeated, 'new-password'],
  ])
  await form.repeated.fill(password)
  await form.submit.click()
  await expectToast(page, 'Welcome!')
  await expect(new DashboardPage(page).greeting('Ines')).toBeVisible()
  await expect(page.getByTitle(company.name)).toBeVisible()
  await expect(people.member('Ines Roth')).toBeVisible()
  await expect(people.invitation(email)).toBeHidden()
  expect(addresses.filter((address) => address.includes(`?${secret}`) || address.includes(`=${secret}`))).toEqual([])

  const again = await openBrowser()
  await again.goto(link)
  await expect(new InvitationPage(again).gone).toBeVisible()
  await again.goto('/')
  await new SignInPage(again).signIn({ email, password })
  await expect(new DashboardPage(again).greeting('Ines')).toBeVisible()
})

test('an existing user signs in first, then accepts', async ({ api, kerf, page }) => {
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner')
  const invited = await api.newCustomer('Ines Roth')
  await page.goto(await inviteByMail({ kerf, api }, owner, invited.email))
  const invitation = new InvitationPage(page)
  await expect(page.getByText('You have an account with this address. Sign in with it to accept.')).toBeVisible()
  await invitation.signInToAccept.click()
  const signIn = new SignInPage(page)
  await expect(signIn.email).toHaveValue(invited.email)
  await signIn.signIn(invited)
  await invitation.accept.click()
  await expectToast(page, `You are now a member of ${company.name}`)
  await expect(new DashboardPage(page).greeting('Ines')).toBeVisible()
  await expect(page.getByTitle(company.name)).toBeVisible()
})

test('an invitation is for its address only, can be declined, and is then closed', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.announce(404, '/api/invitations/open')
  watch.mayGiveUp(/^\/api\//)
  watch.mayAnswer(401, /^\/api\//)
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner')
  const { email } = newPerson('Ines Roth')
  const link = await inviteByMail({ kerf, api }, owner, email)
  const page = await openBrowser(owner.token)
  const invitation = new InvitationPage(page)
  await page.goto(link)
  await expect(page.getByText(`You are signed in with another account: ${owner.name} (${owner.email}).`)).toBeVisible()
  await expect(invitation.accept).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(invitation.newAccount.submit).toBeVisible()

  await invitation.decline()
  await expect(invitation.heading('Invitation declined')).toBeVisible()
  await expect(page.getByText(`You have not joined ${company.name}.`)).toBeVisible()
  await page.reload()
  await expect(invitation.gone).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await new SignInPage(page).expectOpen()
  for (const secret of ['', '#cut-off']) {
    await page.goto(`/invitation${secret}`)
    await expect(invitation.gone).toBeVisible()
  }
})

test('a member of another company is told to leave it first', async ({ api, kerf, openBrowser }) => {
  const [company, other] = [await makeCompany(kerf), await makeCompany(kerf, 'Weber Hydraulics')]
  const owner = await makeMember(api, company, 'owner')
  const invited = await makeMember(api, other, 'owner', 'Ines Roth')
  const link = await inviteByMail({ kerf, api }, owner, invited.email)
  const page = await openBrowser(invited.token)
  await page.goto(link)
  await expect(page.getByText(`Your account already belongs to ${other.name}.`)).toBeVisible()
  await expect(new InvitationPage(page).accept).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to your company' }).click()
  await expect(new CompanyPage(page).member('Ines Roth')).toBeVisible()
})
