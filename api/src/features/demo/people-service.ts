import type { Knex } from 'knex'
import { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { CustomerNumberAssignment } from '../../models/customer-number-assignment.ts'
import { nextNumber } from '../../models/numbers.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { type DemoSupplier, demoCompanies, demoCustomers, demoInvitation, demoSuppliers } from './world.ts'

/** The people who act in the demo world, by email. */
export type DemoPeople = ReadonlyMap<string, Actor>

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

function actorOf(kind: 'customer' | 'supplier', { id, name, email, companyId, companyRole }: User): Actor {
  return { id, kind, name, email, companyId, companyRole }
}

/** Before any of their projects starts. */
const daysThere = 100

/** Creates companies, their customers, an invitation and suppliers; all people are confirmed and share one password. */
export async function createPeople(tx: Knex.Transaction, passwordHash: string, now: Date): Promise<DemoPeople> {
  const companies = await createCompanies(tx)
  const people = new Map<string, Actor>()
  const since = new Date(now.getTime() - daysThere * 86_400_000)
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
      companyJoinedAt: since,
      isVerified: true,
      createdAt: since,
    })
    people.set(email, actorOf('customer', user))
  }
  await invite(tx, people, now)
  for (const supplier of demoSuppliers) {
    people.set(supplier.email, actorOf('supplier', await createSupplier(tx, supplier, passwordHash, since)))
  }
  return people
}

/** Nothing is mailed; resending the invitation produces a link. */
async function invite(tx: Knex.Transaction, people: DemoPeople, now: Date): Promise<void> {
  const { by, email, role } = demoInvitation
  const { id, companyId } = people.get(by) ?? {}
  if (!id || !companyId) throw new Error(`The demo world has no inviter ${by}`)
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000)
  const invitation = { companyId, email, companyRole: role, invitedBy: id, createdAt: now, sentAt: now, expiresAt }
  await CompanyInvitation.query(tx).insert(invitation)
}

async function createSupplier(
  tx: Knex.Transaction,
  { name, email, isVerified, profile }: DemoSupplier,
  passwordHash: string,
  createdAt: Date,
): Promise<User> {
  const account = { accountType: 'supplier', name, email, passwordHash, isVerified: true, createdAt } as const
  const user = await User.query(tx).insertAndFetch(account)
  const supplierNumber = await nextNumber(tx, 'supplier')
  const verifiedAt = isVerified ? createdAt : null
  await SupplierProfile.query(tx).insert({
    ...mutable(profile),
    userId: user.id,
    supplierNumber,
    verifiedAt,
    createdAt,
  })
  return user
}

const mutable = ({
  capabilities,
  certifications,
  finishingCapabilities,
  primaryIndustries,
  ...facts
}: DemoSupplier['profile']) => ({
  ...facts,
  capabilities: [...capabilities],
  certifications: [...certifications],
  finishingCapabilities: [...finishingCapabilities],
  primaryIndustries: [...primaryIndustries],
})
