import type { Knex } from 'knex'
import { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { CustomerNumberAssignment } from '../../models/customer-number-assignment.ts'
import { nextNumber } from '../../models/numbers.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { demoCompanies, demoCustomers, demoInvitation, demoSupplier } from './world.ts'

/** Who acts in the demo world, by email. */
export type DemoPeople = ReadonlyMap<string, Viewer>

async function createCompanies(tx: Knex.Transaction): Promise<Map<string, Company>> {
  const companies = new Map<string, Company>()
  for (const company of demoCompanies) {
    const customerNumber = await nextNumber(tx, 'customer')
    const created = await Company.query(tx).insertAndFetch({ ...company, customerNumber })
    await CustomerNumberAssignment.query(tx).insert({ companyId: created.id, customerNumber })
    companies.set(company.name, created)
  }
  return companies
}

function viewerOf({ id, name, email, companyId, companyRole }: User): Viewer {
  return { id, kind: 'customer', name, email, companyId, companyRole }
}

/** Makes companies, their customers, an invitation and a supplier; people all with one password and verified. */
export async function createPeople(tx: Knex.Transaction, passwordHash: string, now: Date): Promise<DemoPeople> {
  const companies = await createCompanies(tx)
  const people = new Map<string, Viewer>()
  for (const { name, email, title, company, role } of demoCustomers) {
    const user = await User.query(tx).insertAndFetch({
      accountType: 'customer',
      name,
      email,
      title,
      passwordHash,
      companyNameInput: company,
      companyId: companies.get(company)?.id ?? null,
      companyRole: role,
      companyJoinedAt: now,
      isVerified: true,
    })
    people.set(email, viewerOf(user))
  }
  await invite(tx, people, now)
  await createSupplier(tx, passwordHash)
  return people
}

/** Nothing is mailed; whoever sends it again gets a link. */
async function invite(tx: Knex.Transaction, people: DemoPeople, now: Date): Promise<void> {
  const { by, email, role } = demoInvitation
  const { id, companyId } = people.get(by) ?? {}
  if (!id || !companyId) throw new Error(`Nobody in the demo world invites as ${by}`)
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000)
  const invitation = { companyId, email, companyRole: role, invitedBy: id, createdAt: now, sentAt: now, expiresAt }
  await CompanyInvitation.query(tx).insert(invitation)
}

async function createSupplier(tx: Knex.Transaction, passwordHash: string): Promise<void> {
  const { name, email, ...profile } = demoSupplier
  const account = { accountType: 'supplier', name, email, passwordHash, isVerified: true } as const
  const { id } = await User.query(tx).insertAndFetch(account)
  await SupplierProfile.query(tx).insert({ ...profile, userId: id, supplierNumber: await nextNumber(tx, 'supplier') })
}
