import type { UpdateProfileBody } from '@kerf/shared-contracts/contracts/profile'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { companyNameOf } from './company-name.ts'
import { profileChanged } from './events.ts'
import { findPendingEmail } from './pending-email-service.ts'

/** A user as they see themselves. */
export interface OwnProfile {
  /** With the linked company and the supplier profile. */
  user: User
  pendingEmail: string | null
}

/** @returns the profile of the user who asks */
export async function getOwnProfile({ tx, actor, now }: ReadWork): Promise<OwnProfile> {
  return { user: await getUser(tx, actor.id), pendingEmail: await findPendingEmail(tx, actor.id, now) }
}

function getUser(tx: Knex, id: string): Promise<User> {
  return User.query(tx).findById(id).withGraphFetched('[company, supplierProfile]').throwIfNotFound().execute()
}

/** @returns the user who acts, locked until the end of the work. @throws Problem `auth.required` if just deleted */
export async function getOwnUserForUpdate({ tx, actor }: Work): Promise<Locked<User>> {
  const user = await User.query(tx).findById(actor.id).whereNull('deletedAt').forNoKeyUpdate()
  if (!user) throw problem('auth.required')
  return locked(user)
}

/**
 * Changes a user's profile. The name of a linked company is the company's, and stays unchanged.
 * @throws Problem `write.stale`
 */
export async function updateOwnProfile(work: Work, asked: z.output<typeof UpdateProfileBody>): Promise<void> {
  const { id } = await getOwnUserForUpdate(work)
  const before = await getUser(work.tx, id)
  const { basedOn, companyName, ...own } = asked
  await assertNotStale(work, {
    basedOn,
    present: { name: before.name, phone: before.phone, title: before.title, companyName: companyNameOf(before) },
    wanted: before.companyId === null ? { companyName, ...own } : own,
    changedBy: { object: { type: 'user', id }, actions: [profileChanged.name] },
  })
  const wanted = before.companyId === null ? { ...own, companyNameInput: companyName } : own
  const fields = Object.entries(wanted).flatMap(([field, value]) =>
    value === Reflect.get(before, field) ? [] : [field === 'companyNameInput' ? 'companyName' : field],
  )
  const { supplierProfile } = before
  if (supplierProfile && supplierProfile.companyName !== companyName) {
    await SupplierProfile.query(work.tx).findById(id).patch({ companyName, updatedAt: work.now })
    fields.push('companyName')
  }
  if (fields.length === 0) return
  await before.$query(work.tx).patch({ ...wanted, updatedAt: work.now })
  await work.happened(profileChanged, { user: before, fields: [...new Set(fields)] })
}
