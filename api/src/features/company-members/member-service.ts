import type { Knex } from 'knex'
import { User } from '../../models/user.ts'

/** The people of a company. */
export function membersOf(tx: Knex, companyId: string) {
  return User.query(tx).where({ companyId }).whereNull('deletedAt')
}

/** Whether a company has an owner other than `userId`. */
export async function hasOtherOwner(tx: Knex, companyId: string, userId: string): Promise<boolean> {
  const owner = await membersOf(tx, companyId).where({ companyRole: 'owner' }).whereNot('id', userId).first()
  return owner !== undefined
}

/**
 * Who becomes owner when a user leaves their company: the longest-standing buyer, else the longest-standing viewer.
 * @returns `null` if none is needed: another owner stays, nobody stays, or the user is in no company
 */
export async function findSuccessor(tx: Knex, user: User): Promise<User | null> {
  if (user.companyId === null || user.companyRole !== 'owner') return null
  if (await hasOtherOwner(tx, user.companyId, user.id)) return null
  const longestStanding = await membersOf(tx, user.companyId)
    .whereNot('id', user.id)
    // `buyer` sorts before `viewer`; members who joined before the time was recorded come first.
    .orderByRaw('company_role, company_joined_at nulls first, created_at, id')
    .first()
  return longestStanding ?? null
}
