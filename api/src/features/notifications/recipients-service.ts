import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import type { Knex } from 'knex'
import { User } from '../../models/user.ts'

/** An RFQ or order, as far as it decides who is told about it. */
export interface Owned {
  customerId: string
  companyId: string | null
}

/** @returns whoever looks after the object, as far as they want mails about `topic` */
export async function findCustomersToTell(tx: Knex, object: Owned, topic: NotificationTopic): Promise<User[]> {
  return (await findResponsible(tx, object)).filter((user) => wants(user, topic))
}

/** Whoever made it; the owners of its company where that person was deleted or has left the company. */
async function findResponsible(tx: Knex, { customerId, companyId }: Owned): Promise<User[]> {
  const creator = await User.query(tx).findById(customerId).whereNull('deletedAt')
  if (creator && (companyId === null || creator.companyId === companyId)) return [creator]
  if (companyId === null) return []
  return User.query(tx).where({ companyId, companyRole: 'owner' }).whereNull('deletedAt').orderBy('id')
}

/** @returns every admin who wants mails about `topic` */
export async function findAdminsToTell(tx: Knex, topic: NotificationTopic): Promise<User[]> {
  const admins = await User.query(tx).where('isAdmin', true).whereNull('deletedAt').orderBy('id')
  return admins.filter((admin) => wants(admin, topic))
}

const wants = ({ notificationsOff }: User, topic: NotificationTopic) => !notificationsOff.includes(topic)
