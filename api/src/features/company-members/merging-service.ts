import type { Knex } from 'knex'
import { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { Conversation } from '../../models/conversation.ts'
import { Order } from '../../models/order.ts'
import { Rfq } from '../../models/rfq.ts'
import { User } from '../../models/user.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import type { Work } from '../../platform/work.ts'
import { lockCompanies, mergingLock, withdraw } from './membership-service.ts'

/**
 * Locks all memberships, because a merge moves people who are not known beforehand, and the rows of companies.
 * @returns those that exist and were not merged into others, by id
 */
export async function lockCompaniesToMerge(
  tx: Knex.Transaction,
  ids: readonly string[],
): Promise<Map<string, Locked<Company>>> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [mergingLock])
  await lockCompanies(tx, ids)
  const companies = await Company.query(tx)
    .whereIn('id', [...ids])
    .whereNull('mergedIntoId')
  return new Map(companies.map((company) => [company.id, locked(company)]))
}

/**
 * Moves the people of companies, and everything of theirs, to another; everybody keeps their role. People come first,
 * because a user submitting an RFQ holds their own row until it exists.
 * @returns the ids of the users who moved
 */
export async function moveMembers(work: Work, fromIds: string[], companyId: string): Promise<string[]> {
  const { tx, now } = work
  const moved = await User.query(tx).whereIn('companyId', fromIds).patch({ companyId, updatedAt: now }).returning('id')
  // RFQs first: ordering one locks its row and copies its company.
  await Rfq.query(tx).whereIn('companyId', fromIds).patch({ companyId })
  await Order.query(tx).whereIn('companyId', fromIds).patch({ companyId })
  await Conversation.query(tx).whereIn('companyId', fromIds).patch({ companyId })
  await moveInvitations(work, fromIds, companyId)
  return moved.map(({ id }) => id)
}

/** Of several open invitations to one address, keeps the primary company's, else the newest; members need none. */
async function moveInvitations(work: Work, fromIds: string[], companyId: string): Promise<void> {
  const { tx } = work
  const open = await CompanyInvitation.open(tx)
    .whereIn('companyId', [...fromIds, companyId])
    .orderByRaw('company_id = ? desc, created_at desc, id', [companyId])
  const members = await User.query(tx).where({ companyId }).whereNull('deletedAt').select('email')
  const known = new Set(members.map(({ email }) => email.toLowerCase()))
  const needless = open.flatMap(({ id, email }) => {
    const isKnown = known.has(email.toLowerCase())
    known.add(email.toLowerCase())
    return isKnown ? [id] : []
  })
  await withdraw(work, CompanyInvitation.open(tx).whereIn('id', needless))
  await CompanyInvitation.query(tx).whereIn('companyId', fromIds).patch({ companyId })
}
