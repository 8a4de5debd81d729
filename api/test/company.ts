import { randomBytes } from 'node:crypto'
import type { Company } from '../src/models/company.ts'
import type { CompanyRole } from '../src/models/user.ts'
import { createCompany } from './factories.ts'
import type { TestApi } from './harness.ts'
import { mailsTo } from './mailbox.ts'
import { anotherCustomer, type Person } from './main-job.ts'

/** A company with a member in each role. */
export interface Team {
  company: Company
  owner: Person
  buyer: Person
  viewer: Person
}

export async function createTeam(api: TestApi, name = 'Acme Robotics'): Promise<Team> {
  const company = await createCompany(api, name)
  const member = (companyRole: CompanyRole) =>
    anotherCustomer(api, { company, companyRole, name: `The ${companyRole}` })
  return { company, owner: await member('owner'), buyer: await member('buyer'), viewer: await member('viewer') }
}

/** An address nobody has. */
export const newAddress = () => `new-${randomBytes(4).toString('hex')}@example.com`

/** Invites an address. @returns the id of the invitation and the secret of its mailed link */
export async function invite(api: TestApi, by: Person, email: string, companyRole: CompanyRole = 'buyer') {
  const { status, body } = await by.post('/api/company/invitations', { email, companyRole })
  if (status !== 201) throw new Error(`${email} was not invited: ${status} ${JSON.stringify(body)}`)
  return { id: String(body.id), token: await mailedInvitation(api, email) }
}

/** @returns the secret in the newest mail to `address` */
export async function mailedInvitation(api: TestApi, address: string): Promise<string> {
  const newest = (await mailsTo(api, address)).at(-1)
  const [, token] = /\/invitation#([\w-]+)$/m.exec(newest?.text ?? '') ?? []
  if (!token) throw new Error(`No invitation was mailed to ${address}`)
  return token
}

/** Roles of all members of a company, sorted. */
export async function rolesIn(api: TestApi, company: Company): Promise<string[]> {
  const rows = await api.knex('users').where({ companyId: company.id, deletedAt: null }).select('companyRole')
  return rows.map(({ companyRole }) => companyRole).sort()
}
