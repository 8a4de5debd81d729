import type { Knex } from 'knex'
import { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { Conversation } from '../../models/conversation.ts'
import { Order } from '../../models/order.ts'
import { Rfq } from '../../models/rfq.ts'
import { type CompanyRole, User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { companyRoleChanged, invitationWithdrawn, memberJoined, memberLeft } from './events.ts'
import { findSuccessor, hasOtherOwner } from './member-service.ts'

/*
 * All ways of joining and leaving a company. Each locks in this order, so that concurrent ones neither leave a company
 * without an owner nor deadlock:
 * 1. the membership of the user (an advisory lock, plus another shared by everything except merges of companies, which
 *    move many users at once); `users.companyId` changes only under it,
 * 2. the rows of the companies concerned, in the order of their ids; members and their roles change only under these,
 * 3. rows of users and invitations.
 * Callers that also lock the row of a user or invitation do so after calling these.
 */

type AnyWork = Work<Actor | null>

/** What happens when the last owner leaves while others remain: refuse, or name a successor. */
export type LastOwner = 'refuse' | 'succeed'

/** A customer has left a company. */
export interface LeaveResult {
  companyId: string
  /** The new owner, if one was needed. */
  successor: User | null
}

/** Merges of companies take it exclusively; every other change of a membership shares it. */
export const mergingLock = 'merging of companies'

/** Locks the rows of companies; missing ones are skipped. */
export async function lockCompanies(tx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  await Company.query(tx)
    .whereIn('id', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
}

/** Locks the row of a company. @throws Problem `company.not_found`, also for one that was merged into another */
export async function lockCompany(tx: Knex.Transaction, id: string): Promise<Locked<Company>> {
  const company = await Company.query(tx).findById(id).whereNull('mergedIntoId').forNoKeyUpdate()
  if (!company) throw problem('company.not_found')
  return locked(company)
}

/**
 * Locks the membership of a customer, their current company and the one to join, and their row.
 * @param joiningId the company to join
 * @throws Problem `user.not_found`, also for a deleted account or one of another type
 */
export async function lockMembership(tx: Knex.Transaction, userId: string, joiningId?: string): Promise<Locked<User>> {
  await tx.raw(
    'select pg_advisory_xact_lock_shared(hashtextextended(?, 0)), pg_advisory_xact_lock(hashtextextended(?, 0))',
    [mergingLock, `membership ${userId}`],
  )
  const customer = () => User.query(tx).findById(userId).where({ accountType: 'customer' }).whereNull('deletedAt')
  const companyIds = [(await customer())?.companyId, joiningId].filter((id) => typeof id === 'string')
  await lockCompanies(tx, companyIds)
  const user = await customer().forNoKeyUpdate()
  if (!user) throw problem('user.not_found')
  return locked(user)
}

/** The company in which the caller saw the member. */
type SeenIn = { companyId: string | null } | undefined

/** @throws Problem `write.stale` if the user, who is locked, is neither where they were seen nor where they shall be */
async function assertStillIn(work: AnyWork, user: Locked<User>, wanted: string | null, basedOn: SeenIn): Promise<void> {
  await assertNotStale(work, {
    basedOn,
    present: { companyId: user.companyId },
    wanted: { companyId: wanted },
    changedBy: { object: { type: 'user', id: user.id }, actions: [memberJoined.name, memberLeft.name] },
  })
}

export interface Joining {
  /** `buyer` by default; always `owner` if the company has no owner. */
  role?: CompanyRole
  basedOn?: SeenIn
}

/**
 * Moves a customer into a company, out of their current one; if they were its last owner, another member succeeds them.
 * What they made without a company becomes the company's. Locks as described above.
 * @returns the user; unchanged if they are already in this company
 * @throws Problem `user.not_found`, `company.not_found`, `write.stale`
 */
export async function joinCompany(
  work: AnyWork,
  userId: string,
  companyId: string,
  { role = 'buyer', basedOn }: Joining = {},
): Promise<User> {
  const { tx, now } = work
  const user = await lockMembership(tx, userId, companyId)
  const company = await lockCompany(tx, companyId)
  await assertStillIn(work, user, companyId, basedOn)
  if (user.companyId === company.id) return user
  if (user.companyId !== null) await depart(work, user, user.companyId, 'succeed')
  const companyRole = (await hasOtherOwner(tx, companyId, userId)) ? role : 'owner'
  const joined = { companyId, companyRole, companyJoinedAt: now, updatedAt: now }
  const member = await user.$query(tx).patchAndFetch(joined)
  await giveToCompany(tx, userId, companyId)
  await withdrawInvitationsTo(work, member, companyId)
  await work.happened(memberJoined, { userId, companyId, companyRole })
  return member
}

/**
 * Takes a customer out of their company; what they made there stays with it, and invitations they sent are withdrawn.
 * Locks as described above.
 * @param lastOwner what happens if they are the last owner and others remain; the only member may always leave
 * @returns `null` if they are in no company
 * @throws Problem `user.not_found`, `write.stale`; `company.last_owner` with `refuse`
 */
export async function leaveCompany(
  work: AnyWork,
  userId: string,
  lastOwner: LastOwner,
  basedOn?: SeenIn,
): Promise<LeaveResult | null> {
  const user = await lockMembership(work.tx, userId)
  await assertStillIn(work, user, null, basedOn)
  return user.companyId === null ? null : depart(work, user, user.companyId, lastOwner)
}

/** What a customer made without a company becomes visible to colleagues. */
async function giveToCompany(tx: Knex, customerId: string, companyId: string): Promise<void> {
  const made = { customerId, companyId: null }
  // RFQs first: ordering one locks its row and copies its company.
  await Rfq.query(tx).where(made).patch({ companyId })
  await Order.query(tx).where(made).patch({ companyId })
  // A general conversation stays private to its customer.
  await Conversation.query(tx).where(made).whereNot('kind', 'general').patch({ companyId })
}

/** @param user in `companyId`; both are locked */
async function depart(
  work: AnyWork,
  user: Locked<User>,
  companyId: string,
  lastOwner: LastOwner,
): Promise<LeaveResult> {
  const { tx, now } = work
  const { companyRole } = user
  const successor = await findSuccessor(tx, user)
  if (successor && lastOwner === 'refuse') throw problem('company.last_owner')
  await user.$query(tx).patch({ companyId: null, companyRole: null, companyJoinedAt: null, updatedAt: now })
  await withdrawInvitationsBy(work, user.id, companyId)
  await work.happened(memberLeft, { userId: user.id, companyId, companyRole })
  return { companyId, successor: successor && (await changeRole(work, successor, 'owner')) }
}

/** The role to set, and the role that the caller saw. */
export interface RoleAsked {
  companyRole: CompanyRole
  basedOn?: { companyRole: CompanyRole | null } | undefined
}

/**
 * Changes the role of a member of a company; if they are no longer an owner, their open invitations are withdrawn.
 * Locks as described above.
 * @returns the member
 * @throws Problem `user.not_found`, `company.none`, `write.stale`, `company.last_owner` if nobody else is its owner
 */
export async function setCompanyRole(
  work: AnyWork,
  userId: string,
  { companyRole: role, basedOn }: RoleAsked,
): Promise<User> {
  const user = await lockMembership(work.tx, userId)
  if (user.companyId === null) throw problem('company.none')
  await assertNotStale(work, {
    basedOn,
    present: { companyRole: user.companyRole },
    wanted: { companyRole: role },
    changedBy: { object: { type: 'user', id: userId }, actions: [companyRoleChanged.name, memberJoined.name] },
  })
  if (user.companyRole === role) return user
  if (user.companyRole === 'owner' && !(await hasOtherOwner(work.tx, user.companyId, userId))) {
    throw problem('company.last_owner')
  }
  return changeRole(work, user, role)
}

async function changeRole(work: AnyWork, member: User, role: CompanyRole): Promise<User> {
  const from = member.companyRole
  const changed = await member.$query(work.tx).patchAndFetch({ companyRole: role, updatedAt: work.now })
  const { id: userId, companyId } = changed
  await work.happened(companyRoleChanged, { userId, companyId, from, to: role })
  if (companyId !== null && role !== 'owner') await withdrawInvitationsBy(work, userId, companyId)
  return changed
}

/** A demoted owner must not regain the role through an invitation to another address of their own. */
async function withdrawInvitationsBy(work: AnyWork, userId: string, companyId: string): Promise<void> {
  await withdraw(work, CompanyInvitation.open(work.tx).where({ invitedBy: userId, companyId }))
}

/** A member no longer needs an invitation. */
async function withdrawInvitationsTo(work: AnyWork, { email }: User, companyId: string): Promise<void> {
  await withdraw(work, CompanyInvitation.open(work.tx).where({ email, companyId }))
}

/** Withdraws open invitations that are no longer needed or whose senders may not send any. */
export async function withdraw(work: AnyWork, open: ReturnType<typeof CompanyInvitation.open>): Promise<void> {
  const withdrawn = await open.patch({ withdrawnAt: work.now, tokenHash: null }).returning(['id', 'companyId'])
  for (const invitation of withdrawn) await work.happened(invitationWithdrawn, { invitation })
}
