import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import type { Knex } from 'knex'
import { Message } from '../../models/message.ts'
import { User } from '../../models/user.ts'

/** The fields of an RFQ or order that decide who is told about it. */
export interface Owned {
  customerId: string
  companyId: string | null
}

/** @returns the customers responsible for the object who want mails about `topic` */
export async function findCustomersToTell(tx: Knex, object: Owned, topic: NotificationTopic): Promise<User[]> {
  return (await findResponsible(tx, object)).filter((user) => wants(user, topic))
}

/** @returns colleagues of this company who wrote in a conversation and want mails about `topic` */
export async function findWritersToTell(
  tx: Knex,
  { id, companyId }: { id: string; companyId: string | null },
  topic: NotificationTopic,
): Promise<User[]> {
  if (companyId === null) return []
  const writers = await User.query(tx)
    .whereIn('id', Message.query(tx).select('authorId').where({ conversationId: id, isFromProvider: false }))
    .where({ companyId })
    .whereNull('deletedAt')
    .orderBy('id')
  return writers.filter((user) => wants(user, topic))
}

/** Its maker; or the owners of its company when the maker was deleted or has left it. */
async function findResponsible(tx: Knex, { customerId, companyId }: Owned): Promise<User[]> {
  const creator = await User.query(tx).findById(customerId).whereNull('deletedAt')
  if (creator && (companyId === null || creator.companyId === companyId)) return [creator]
  if (companyId === null) return []
  return User.query(tx).where({ companyId, companyRole: 'owner' }).whereNull('deletedAt').orderBy('id')
}

/** @returns those of these suppliers who are not suspended and want mails about `topic` */
export async function findSuppliersToTell(
  tx: Knex,
  supplierIds: readonly string[],
  topic: NotificationTopic,
): Promise<User[]> {
  const suppliers = await User.query(tx)
    .joinRelated('supplierProfile')
    .whereIn('users.id', [...supplierIds])
    .whereNull('users.deletedAt')
    .whereNull('supplierProfile.suspendedAt')
    .orderBy('users.id')
  return suppliers.filter((supplier) => wants(supplier, topic))
}

/** @returns every admin who wants mails about `topic` */
export async function findAdminsToTell(tx: Knex, topic: NotificationTopic): Promise<User[]> {
  const admins = await User.query(tx).where('isAdmin', true).whereNull('deletedAt').orderBy('id')
  return admins.filter((admin) => wants(admin, topic))
}

const wants = ({ notificationsOff }: User, topic: NotificationTopic) => !notificationsOff.includes(topic)
