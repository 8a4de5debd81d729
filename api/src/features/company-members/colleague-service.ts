import type { Knex } from 'knex'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { membersOf } from './member-service.ts'
import { leaveCompany, lockCompany, lockMembership, type RoleAsked, setCompanyRole } from './membership-service.ts'

/** The actor's company. @throws Problem `company.none` */
function ownCompanyId({ companyId }: Actor): string {
  if (companyId === null) throw problem('company.none')
  return companyId
}

/** The company the actor owns. @throws Problem `company.none`, `company.owner_required` */
export function ownedCompanyId(actor: Actor): string {
  const companyId = ownCompanyId(actor)
  if (actor.companyRole !== 'owner') throw problem('company.owner_required')
  return companyId
}

/**
 * Locks the actor's company and checks that they still own it, which may have changed since this request started.
 * @returns the id of the company
 * @throws Problem `company.none`, `company.owner_required`
 */
export async function lockOwnedCompany({ tx, actor }: Work): Promise<string> {
  const { id } = await lockCompany(tx, ownedCompanyId(actor))
  const { companyId, companyRole } = await User.query(tx).findById(actor.id).throwIfNotFound()
  if (companyId !== id) throw problem('company.none')
  if (companyRole !== 'owner') throw problem('company.owner_required')
  return id
}

/** The members of the actor's company: owners first, then by name. @throws Problem `company.none` */
export function listMembers({ tx, actor }: ReadWork): Promise<User[]> {
  return membersOf(tx, ownCompanyId(actor)).orderByRaw("(company_role = 'owner') desc, lower(name), id").execute()
}

/**
 * Changes the role of a colleague, or of the asking owner. @throws Problem `company.member_not_found`,
 * `company.last_owner`, `write.stale`
 */
export async function setMemberRole(work: Work, memberId: string, role: RoleAsked): Promise<User> {
  await lockColleague(work, memberId)
  return setCompanyRole(work, memberId, role)
}

/**
 * Removes a colleague from the company, or leaves it, which any member may.
 * @throws Problem `company.none`, `company.owner_required`, `company.member_not_found`, `company.last_owner`
 */
export async function removeMember(work: Work, memberId: string): Promise<void> {
  if (memberId !== work.actor.id) await lockColleague(work, memberId)
  if (!(await leaveCompany(work, memberId, 'refuse'))) throw problem('company.none')
}

/** Locks a member of the owner's company. @throws Problem `company.member_not_found` for anybody else */
async function lockColleague(work: Work, memberId: string): Promise<void> {
  const companyId = ownedCompanyId(work.actor)
  const isKnown = await isMember(work.tx, companyId, memberId)
  if (isKnown) await lockMembership(work.tx, memberId, companyId)
  await lockOwnedCompany(work)
  if (!isKnown || !(await isMember(work.tx, companyId, memberId))) throw problem('company.member_not_found')
}

async function isMember(tx: Knex, companyId: string, userId: string): Promise<boolean> {
  return (await membersOf(tx, companyId).findById(userId)) !== undefined
}
