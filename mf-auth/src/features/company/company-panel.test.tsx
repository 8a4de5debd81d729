import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { click, fakeServer, forgetAll, noteOf, openPage, refusal, submit, type } from '../../../test/screens.tsx'
import { CompanyPanel } from './company-panel.tsx'

afterEach(forgetAll)

const company = { id: 'company', name: 'Northwind Pumps', customerNumber: 'CU0007' }
const members = 'GET /api/company/members'
const invitations = 'GET /api/company/invitations'

const user = (companyRole: string | null) => ({
  body: {
    id: 'ada',
    name: 'Ada Ito',
    email: 'ada@example.com',
    role: 'customer',
    isAdmin: false,
    company: companyRole && company,
    companyRole,
  },
})

const member = (id: string, name: string, companyRole: string, isSelf = false) => ({
  id,
  name,
  email: `${id}@example.com`,
  title: null,
  companyRole,
  isSelf,
  joinedAt: '2026-01-05T09:00:00Z',
})

const invitation = (id: string, email: string, secondsAgo: number, isExpired = false) => ({
  id,
  email,
  companyRole: 'viewer',
  invitedBy: 'Ada Ito',
  sentAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  expiresAt: '2026-06-01T09:00:00Z',
  isExpired,
  isUndelivered: false,
})

/** The company as an owner sees it, with these changes. */
function asOwner(people: object[], answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/auth/me': user('owner'),
    [members]: { body: people },
    [invitations]: { body: [] },
    ...answers,
  })
  openPage(<CompanyPanel />)
  return server
}

const two = [member('ada', 'Ada Ito', 'owner', true), member('ben', 'Ben Roth', 'buyer')]
const roleOf = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Role of ${name}`)
const choose = async (name: string, role: string) => fireEvent.change(await roleOf(name), { target: { value: role } })
const inDialog = () => within(screen.getByRole('dialog'))

test('without a company the tab explains what one is for, who links it, and where earlier requests are', async () => {
  const { sent } = fakeServer({ 'GET /api/auth/me': user(null) })
  openPage(<CompanyPanel />)
  await screen.findByText('No company is linked to your account')
  expect(screen.getByText(/We link accounts to companies ourselves/)).toBeDefined()
  expect(screen.getByText(/made while in a company stay with that company; you can still look at them/)).toBeDefined()
  expect(sent(members)).toEqual([])
})

test('members who are not owners see who the owners are, and cannot change anything', async () => {
  const people = [member('eve', 'Eve Lund', 'owner'), member('ada', 'Ada Ito', 'viewer', true)]
  const { sent } = fakeServer({ 'GET /api/auth/me': user('viewer'), [members]: { body: people } })
  openPage(<CompanyPanel />)
  await screen.findByText(/Eve Lund is the owner, who invites people and sets their roles/)
  expect(screen.getByText('You')).toBeDefined()
  expect(screen.queryByLabelText('Role of Eve Lund')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Invite colleague' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Leave company' })).toBeDefined()
  expect(sent(invitations)).toEqual([])
})

test('a role that adds rights is set only after a confirmation', async () => {
  const { sent } = asOwner(two, { 'PATCH /api/company/members/ben': { body: member('ben', 'Ben Roth', 'owner') } })
  await choose('Ben Roth', 'owner')
  const question = await screen.findByRole('dialog', { name: 'Make Ben Roth an owner?' })
  expect(question.textContent).toContain('Ben Roth is a buyer now and will become an owner.')
  expect(question.textContent).toContain('Owner: Invites and removes people')
  expect((await roleOf('Ben Roth')).value).toBe('buyer')
  expect(sent('PATCH /api/company/members/ben')).toEqual([])
  await click('Change role')
  await screen.findByText('Ben Roth is now an owner.')
  expect(sent('PATCH /api/company/members/ben')).toEqual([{ companyRole: 'owner', basedOn: { companyRole: 'buyer' } }])
})

test('a role that removes rights says so, and cancelling keeps the old one', async () => {
  const { sent } = asOwner(two, { 'PATCH /api/company/members/ben': { body: member('ben', 'Ben Roth', 'viewer') } })
  const select = await roleOf('Ben Roth')
  select.focus()
  await choose('Ben Roth', 'viewer')
  expect((await screen.findByRole('dialog')).textContent).toContain('Ben Roth can no longer act on what')
  await click('Cancel')
  expect((await roleOf('Ben Roth')).value).toBe('buyer')
  await choose('Ben Roth', 'viewer')
  await click('Change role')
  await screen.findByText('Ben Roth is now a viewer.')
  await waitFor(() => expect(document.activeElement).toBe(select))
  expect(sent('PATCH /api/company/members/ben')).toEqual([{ companyRole: 'viewer', basedOn: { companyRole: 'buyer' } }])
})

test('the last owner can neither step down nor leave, and is told why', async () => {
  asOwner(two)
  expect((await roleOf('Ada Ito')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Leave company' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('You are the only owner. Make somebody else an owner first.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove Ada Ito' })).toBeNull()
})

test('the only member can leave a company, and its people are not fetched again', async () => {
  let role: string | null = 'owner'
  const { sent } = asOwner([member('ada', 'Ada Ito', 'owner', true)], {
    'GET /api/auth/me': () => user(role),
    'DELETE /api/company/members/ada': () => {
      role = null
      return {}
    },
  })
  await screen.findByText('No open invitations')
  await click('Leave company')
  fireEvent.click(inDialog().getByRole('button', { name: 'Leave company' }))
  await screen.findByText('You have left Northwind Pumps')
  await screen.findByText('No company is linked to your account')
  expect(sent('DELETE /api/company/members/ada')).toHaveLength(1)
  expect([sent(members).length, sent(invitations).length]).toEqual([1, 1])
})

test('an owner who steps down no longer sees invitations, which are not fetched again', async () => {
  let role = 'owner'
  const { sent } = asOwner([member('ben', 'Ben Roth', 'owner'), member('ada', 'Ada Ito', 'owner', true)], {
    'GET /api/auth/me': () => user(role),
    'PATCH /api/company/members/ada': () => {
      role = 'viewer'
      return { body: member('ada', 'Ada Ito', 'viewer', true) }
    },
  })
  await screen.findByText('No open invitations')
  await choose('Ada Ito', 'viewer')
  await click('Change role')
  await screen.findByText('You are now a viewer.')
  await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull())
  expect(sent(invitations)).toHaveLength(1)
})

test('an owner who failed to leave sees everything as before', async () => {
  const { sent } = asOwner([member('ada', 'Ada Ito', 'owner', true)], {
    'DELETE /api/company/members/ada': refusal(500, 'internal', 'Broken'),
  })
  await screen.findByText('No open invitations')
  await click('Leave company')
  fireEvent.click(inDialog().getByRole('button', { name: 'Leave company' }))
  await screen.findByText('Could not leave the company')
  expect(await screen.findByRole('button', { name: 'Invite colleague' })).toBeDefined()
  expect(await screen.findByText('No open invitations')).toBeDefined()
  expect(sent('DELETE /api/company/members/ada')).toHaveLength(1)
})

test('a colleague is removed after a confirmation, and a refusal gives its reason', async () => {
  const words = 'This person is not in your company'
  asOwner(two, { 'DELETE /api/company/members/ben': refusal(404, 'company.member_not_found', words) })
  await click('Remove Ben Roth')
  fireEvent.click(inDialog().getByRole('button', { name: 'Remove' }))
  await screen.findByText('Not removed')
  expect(screen.getByText(words)).toBeDefined()
})

test('open invitations can be sent again every 30 seconds, and withdrawn after a confirmation', async () => {
  const open = [invitation('new', 'new@example.com', 5), invitation('old', 'old@example.com', 900_000, true)]
  const { sent } = asOwner(two, {
    [invitations]: { body: open },
    'POST /api/company/invitations/old/resend': { body: open[1] },
    'DELETE /api/company/invitations/new': {},
  })
  const resendNew = await screen.findByRole('button', { name: 'Resend the invitation to new@example.com' })
  expect(resendNew.textContent).toMatch(/^Resend \(2\d s\)$/)
  expect(screen.getByText('Expired')).toBeDefined()

  await click('Resend the invitation to old@example.com')
  await screen.findByText('Invitation sent again')
  const resendOld = screen.getByRole('button', { name: 'Resend the invitation to old@example.com' })
  expect(resendOld.getAttribute('aria-disabled')).toBe('true')

  await click('Withdraw the invitation to new@example.com')
  fireEvent.click(inDialog().getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('Invitation withdrawn')
  expect(sent('DELETE /api/company/invitations/new')).toHaveLength(1)
})

test('an invitation names address and role; a duplicate is reported at the address', async () => {
  const words = 'This address has already been invited'
  const { sent } = asOwner(two, { 'POST /api/company/invitations': refusal(409, 'invitation.exists', words) })
  await click('Invite colleague')
  await submit('Invite a colleague')
  await waitFor(() => expect(noteOf('Email')).toBe('Please enter a valid email address'))
  await type('Email', 'cleo@example.com')
  fireEvent.click(screen.getByRole('radio', { name: 'Viewer' }))
  await submit('Invite a colleague')
  await waitFor(() => expect(noteOf('Email')).toBe(words))
  expect(sent('POST /api/company/invitations')).toEqual([{ email: 'cleo@example.com', companyRole: 'viewer' }])
})

test('sending an invitation closes the dialog', async () => {
  asOwner(two, { 'POST /api/company/invitations': { status: 201, body: invitation('cleo', 'cleo@example.com', 0) } })
  await click('Invite colleague')
  await type('Email', 'cleo@example.com')
  await submit('Invite a colleague')
  await screen.findByText('Invitation sent')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('failed loading of members can be retried', async () => {
  let isUp = false
  const answer = () => (isUp ? { body: two } : refusal(500, 'internal', 'Something went wrong'))
  fakeServer({ 'GET /api/auth/me': user('buyer'), [members]: answer })
  openPage(<CompanyPanel />)
  await screen.findByText('Failed to load company members')
  isUp = true
  await click('Try again')
  await screen.findByText('Ben Roth')
})
