import type { suspendSupplier, verifySupplier } from '@kerf/shared-contracts/contracts/suppliers'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import { type SupplierDetailsView, supplierDetailsShape } from '../../models/views/supplier-view.ts'
import { readSome } from '../../platform/db/list.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { supplierSuspended, supplierVerified } from './events.ts'

/** One supplier. @throws Problem `supplier.not_found`, also for a deleted one */
export async function get({ tx }: ReadWork, id: string): Promise<SupplierDetailsView> {
  const condition = sql`supplier_profiles.id = ${id} and not supplier_profiles.is_deleted`
  const [supplier] = await readSome(tx, supplierDetailsShape, condition)
  if (!supplier) throw problem('supplier.not_found')
  return supplier
}

/**
 * The profile of a supplier, locked together with its account, so that nobody signs in while it is being suspended.
 * @throws Problem `supplier.not_found`
 */
export async function getForUpdate({ tx }: Work, id: string): Promise<Locked<SupplierProfile>> {
  const account = await User.query(tx)
    .findById(id)
    .where({ accountType: 'supplier' })
    .whereNull('deletedAt')
    .forNoKeyUpdate()
  const profile = account && (await SupplierProfile.query(tx).findById(id).forUpdate())
  if (!profile) throw problem('supplier.not_found')
  return locked(profile)
}

/** Marks a supplier as verified, or undoes that. @throws Problem `supplier.not_found`, `write.stale` */
export async function verify(work: Work, id: string, asked: z.output<(typeof verifySupplier)['body']>): Promise<void> {
  const { isVerified, basedOn } = asked
  const profile = await getForUpdate(work, id)
  const wasVerified = profile.verifiedAt !== null
  await assertNotStale(work, {
    basedOn,
    present: { isVerified: wasVerified },
    wanted: { isVerified },
    changedBy: { object: { type: 'user', id }, actions: [supplierVerified.name] },
  })
  if (wasVerified === isVerified) return
  const by = { verifiedAt: work.now, verifiedBy: work.actor.id }
  await profile.$query(work.tx).patch(isVerified ? by : { verifiedAt: null, verifiedBy: null })
  await work.happened(supplierVerified, { supplierId: id, isVerified })
}

/**
 * Suspends a supplier, whose sessions end at once, or reinstates it.
 * @throws Problem `supplier.not_found`, `write.stale`
 */
export async function suspend(
  { sessions }: Pick<Platform, 'sessions'>,
  work: Work,
  id: string,
  { isSuspended, reason, basedOn }: z.output<(typeof suspendSupplier)['body']>,
): Promise<void> {
  const profile = await getForUpdate(work, id)
  const present = { isSuspended: profile.suspendedAt !== null, suspensionReason: profile.suspensionReason }
  const wanted = { isSuspended, suspensionReason: isSuspended ? reason : null }
  await assertNotStale(work, {
    basedOn,
    present,
    wanted,
    changedBy: { object: { type: 'user', id }, actions: [supplierSuspended.name] },
  })
  const by = { suspendedAt: profile.suspendedAt ?? work.now, suspendedBy: work.actor.id, suspensionReason: reason }
  const none = { suspendedAt: null, suspendedBy: null, suspensionReason: null }
  await profile.$query(work.tx).patch(isSuspended ? by : none)
  if (isSuspended) await sessions.endAll(work.tx, id)
  await work.happened(supplierSuspended, { supplierId: id, isSuspended, reason: wanted.suspensionReason })
}
