import type { Knex } from 'knex'
import { Message } from '../../models/message.ts'
import { User } from '../../models/user.ts'

/** The fields of an RFQ or order that decide who is told about it. */
export interface Owned {
  customerId: string
  companyId: string | null
}

/** @returns colleagues of this company who wrote in a conversation */
export async function findWriters(
  tx: Knex,
  { id, companyId }: { id: string; companyId: string | null },
): Promise<User[]> {
  if (companyId === null) return []
  return User.query(tx)
    .whereIn('id', Message.query(tx).select('authorId').where({ conversationId: id, isFromProvider: false }))
    .where({ companyId })
    .whereNull('deletedAt')
    .orderBy('id')
}

/**
 * @returns the customers responsible for an object: its maker, or the owners of its company if the maker was deleted or
 *   has left it
 */
export async function findCustomers(tx: Knex, { customerId, companyId }: Owned): Promise<User[]> {
  const creator = await User.query(tx).findById(customerId).whereNull('deletedAt')
  if (creator && (companyId === null || creator.companyId === companyId)) return [creator]
  if (companyId === null) return []
  return User.query(tx).where({ companyId, companyRole: 'owner' }).whereNull('deletedAt').orderBy('id')
}

/** @returns those of these suppliers who are not suspended */
export async function findSuppliers(tx: Knex, supplierIds: readonly string[]): Promise<User[]> {
  return User.query(tx)
    .joinRelated('supplierProfile')
    .whereIn('users.id', [...supplierIds])
    .whereNull('users.deletedAt')
    .whereNull('supplierProfile.suspendedAt')
    .orderBy('users.id')
}

/** @returns every admin */
export async function findAdmins(tx: Knex): Promise<User[]> {
  return User.query(tx).where('isAdmin', true).whereNull('deletedAt').orderBy('id')
}
