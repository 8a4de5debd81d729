import { makeCompany, makeMember, passResendCooldown } from '../../fixtures/companies.ts'
import { linkIn, waitForMail } from '../../fixtures/mail.ts'
import { newPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { neverPoll } from '../../fixtures/timers.ts'
import { CompanyPage } from '../../pages/company.ts'
import { expectError, expectNoError } from '../../pages/fields.ts'
import { InvitationPage } from '../../pages/invitation.ts'
import { expectToast } from '../../pages/portal.ts'
import { QuotesPage } from '../../pages/quotes.ts'
import { RfqsPage } from '../../pages/rfqs.ts'

test('an owner invites a colleague, resends the invitation, and withdraws it', async ({
  api,
  kerf,
  openBrowser,
  page: stranger,
  watch,
}) => {
  watch.announce(409, '/api/company/invitations')
  watch.announce(404, '/api/invitations/open')
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner')
  const { email } = newPerson('Ines Roth')
  const people = new CompanyPage(await openBrowser(owner.token))
  const { page, inviteDialog: dialog } = people
  await people.openPeople()
  await expect(page.getByText('No open invitations')).toBeVisible()
  await people.inviteButton.click()
  await dialog.send.click()
  await expectError(dialog.email, 'Please enter a valid email address')
  await dialog.email.fill(owner.email)
  await expectNoError(dialog.email)
  await dialog.send.click()
  await expectError(dialog.email, 'This person is already in your company')
  await dialog.email.fill(email)
  await dialog.role('Viewer').check()
  await dialog.send.click()
  await expectToast(page, 'Invitation sent', `${email} will get an email with a link.`)
  await expect(people.invitation(email)).toContainText('Viewer')
  await expect(people.resend(email)).toHaveText(/^Resend \(\d+ s\)$/)
  await expect(people.resend(email)).toHaveAttribute('aria-disabled', 'true')
  await people.inviteButton.click()
  await dialog.email.fill(email)
  await dialog.send.click()
  await expectError(dialog.email, 'This address has already been invited')

  const first = await waitForMail(kerf.dataDir, email, `${owner.name} invites you to join ${company.name} at Kerf`)
  await passResendCooldown(kerf, company)
  await page.reload()
  await people.resend(email).click()
  await expectToast(page, 'Invitation sent again', `${email} will get a new link. The previous one no longer works.`)
  const second = await waitForMail(kerf.dataDir, email, 'invites you to join', { after: first })
  const invitation = new InvitationPage(stranger)
  await stranger.goto(linkIn(first, 'Open the invitation'))
  await expect(invitation.gone).toBeVisible()
  await stranger.goto(linkIn(second, 'Open the invitation'))
  await expect(invitation.heading(`Join ${company.name}`)).toBeVisible()

  await people.withdraw(email)
  await expectToast(page, 'Invitation withdrawn')
  await expect(page.getByText('No open invitations')).toBeVisible()
  await stranger.reload()
  await expect(invitation.gone).toBeVisible()
})

test('a changed role and a removal take effect at once for the person', async ({ api, kerf, openBrowser, watch }) => {
  // Requested at the moment when there is no company any more.
  watch.mayAnswer(409, '/api/company/members')
  watch.mayAnswer(403, '/api/company/invitations')
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner')
  const member = await makeMember(api, company, 'viewer', 'Ines Roth')
  const people = new CompanyPage(await openBrowser(owner.token))
  const theirs = new CompanyPage(await openBrowser(member.token))
  await neverPoll(theirs.page)
  for (const side of [people, theirs]) await side.openPeople()
  await expect(theirs.page.getByText(`You are a viewer here. ${owner.name} is the owner`)).toBeVisible()
  await expect(theirs.inviteButton).toBeHidden()

  await people.roleOf('Ines Roth').selectOption({ label: 'Buyer' })
  await expect(people.dialog).toContainText('Ines Roth is a viewer now and will become a buyer.')
  await people.confirm('Change role')
  await expectToast(people.page, 'Role changed', 'Ines Roth is now a buyer.')
  await expect(theirs.page.getByText('You are a buyer here.')).toBeVisible()
  const projectName = 'Sensor bracket SB-31'
  const rfq = await api.submitRfq(member.token, { projectName })
  await api.quote(await api.signInAdmin(), rfq.id)

  await people.roleOf('Ines Roth').selectOption({ label: 'Viewer' })
  await expect(people.dialog).toContainText('Ines Roth can no longer act on what the company requests and orders.')
  await people.confirm('Change role')
  await expect(theirs.page.getByText('You are a viewer here.')).toBeVisible()

  await people.remove('Ines Roth')
  await expectToast(people.page, 'Ines Roth was removed')
  await expect(people.member('Ines Roth')).toBeHidden()
  await expect(theirs.page.getByText('No company is linked to your account')).toBeVisible()
  await expect(theirs.page.getByTitle('Acme Robotics'), 'the company of their own profile again').toBeVisible()

  await test.step('A former member sees their earlier work, but cannot act on it', async () => {
    const quotes = new QuotesPage(theirs.page)
    await quotes.open()
    await quotes.view(projectName)
    await expect(quotes.dialog.getByText(/no longer a member of\. An owner or buyer there can answer/)).toBeVisible()
    await expect(quotes.dialog.getByRole('button', { name: /Accept|Decline/ })).toHaveCount(0)
  })
})

test('the only owner cannot leave until somebody else is an owner', async ({ api, kerf, openBrowser, watch }) => {
  watch.mayAnswer(409, '/api/company/members')
  watch.mayAnswer(403, '/api/company/invitations')
  const company = await makeCompany(kerf)
  const owner = await makeMember(api, company, 'owner')
  const other = await makeMember(api, company, 'buyer', 'Ines Roth')
  const page = await openBrowser(owner.token)
  const people = new CompanyPage(page)
  await people.openPeople()
  await expect(people.roleOf(owner.name)).toHaveAttribute('aria-disabled', 'true')
  await expect(people.leave).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('You are the only owner. Make somebody else an owner first.')).toBeVisible()

  await people.roleOf('Ines Roth').selectOption({ label: 'Owner' })
  await people.confirm('Change role')
  await expectToast(page, 'Role changed', 'Ines Roth is now an owner.')
  const theirs = new CompanyPage(await openBrowser(other.token))
  await theirs.openPeople()
  await expect(theirs.member(owner.name)).toBeVisible()
  await people.roleOf(owner.name).selectOption({ label: 'Buyer' })
  await expect(people.dialog).toContainText('Only another owner can undo this.')
  await people.confirm('Change role')
  await expectToast(page, 'Role changed', 'You are now a buyer.')
  await expect(people.inviteButton).toBeHidden()

  await people.leave.click()
  await people.confirm('Leave company')
  await expectToast(page, `You have left ${company.name}`)
  await expect(page.getByText('No company is linked to your account')).toBeVisible()
  await expect(theirs.member(owner.name)).toBeHidden()
})

test("colleagues see each other's work, even from before they had a company", async ({ api, kerf, openBrowser }) => {
  const company = await makeCompany(kerf)
  const viewer = await makeMember(api, company, 'owner')
  const colleague = await api.newCustomer('Ines Roth')
  await api.submitRfq(colleague.token, { projectName: 'Pump housing PH-5' })
  const rfqs = new RfqsPage(await openBrowser(viewer.token))
  await rfqs.open()
  await expect(rfqs.page.getByText('No active RFQs found')).toBeVisible()
  await api.call('POST', `/api/admin/users/${colleague.id}/link`, await api.signInAdmin(), { companyId: company.id })
  await expect(rfqs.row('Pump housing PH-5')).toBeVisible()
})
