import type { InviteSupplierBody, listSupplierInvitations } from '@kerf/shared-contracts/contracts/supplier-invitations'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { SupplierInvitation } from '../../models/supplier-invitation.ts'
import { User } from '../../models/user.ts'
import {
  isUndelivered,
  type SupplierInvitationView,
  supplierInvitationShape,
} from '../../models/views/supplier-invitation-view.ts'
import { everything, type ListPage, readPage, readSome } from '../../platform/db/list.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { lockAccount } from '../auth/registration-service.ts'
import { supplierInvitationWithdrawn, supplierInvited, supplierInvitedAgain } from './events.ts'

const second = 1000
const day = 24 * 60 * 60 * second
const validFor = 7 * day
const mostOpen = 500
/** How many first mails an address gets per day if it is invited, withdrawn and invited again. */
const mostADay = 5
const resendEvery = 30 * second

type Filters = z.output<(typeof listSupplierInvitations)['query']>

const isOpen = sql`supplier_invitations.accepted_at is null and supplier_invitations.declined_at is null
  and supplier_invitations.withdrawn_at is null`

const inStatus = {
  waiting: (now: Date) => sql`supplier_invitations.expires_at > ${now} and not ${isUndelivered}`,
  expired: (now: Date) => sql`supplier_invitations.expires_at <= ${now} and not ${isUndelivered}`,
  undelivered: () => isUndelivered,
}

/** One page of the open invitations. */
export async function list(
  { tx, now }: ReadWork,
  { q, status, sort, limit, cursor }: Filters,
): Promise<ListPage<SupplierInvitationView>> {
  const conditions = [
    isOpen,
    ...(status ? [inStatus[status](now)] : []),
    ...(q ? [holds('supplier_invitations.search_text', q)] : []),
  ]
  const filter = { branches: everything, conditions, isSearch: q !== undefined }
  return readPage(tx, supplierInvitationShape, filter, { sort, limit, cursor })
}

async function shown({ tx }: Work, id: string): Promise<SupplierInvitationView> {
  const [view] = await readSome(tx, supplierInvitationShape, sql`supplier_invitations.id = ${id}`)
  if (!view) throw problem('invitation.not_found')
  return view
}

/**
 * Invites an address.
 * @throws Problem `invitation.supplier_exists`, `invitation.exists`, `invitation.too_many`, `rate_limited`
 */
export async function invite(work: Work, asked: z.output<typeof InviteSupplierBody>): Promise<SupplierInvitationView> {
  const { tx, now, actor } = work
  const { email } = asked
  // A concurrent registration or invitation of the same address waits here.
  await lockAccount(tx, { email, role: 'supplier' })
  const account = await User.query(tx)
    .findOne({ email, accountType: 'supplier', isVerified: true })
    .whereNull('deletedAt')
  if (account) throw problem('invitation.supplier_exists')
  const existing = await SupplierInvitation.open(tx).findOne({ email }).forUpdate()
  if (existing && existing.expiresAt > now) throw problem('invitation.exists')
  if (existing) await existing.$query(tx).patch({ withdrawnAt: now, tokenHash: null })
  if ((await SupplierInvitation.open(tx).resultSize()) >= mostOpen) throw problem('invitation.too_many')
  const ofToday = SupplierInvitation.query(tx)
    .where({ email })
    .where('createdAt', '>', new Date(now.getTime() - day))
  if ((await ofToday.resultSize()) >= mostADay) throw problem('rate_limited', { retryAfter: day / second })
  const invitation = await SupplierInvitation.query(tx).insertAndFetch({
    ...asked,
    invitedBy: actor.id,
    createdAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + validFor),
  })
  await work.happened(supplierInvited, { invitation })
  return shown(work, invitation.id)
}

/** Mails an invitation again, for another week. @throws Problem `invitation.not_found`, `rate_limited` */
export async function resend(work: Work, id: string): Promise<SupplierInvitationView> {
  const { tx, now } = work
  const invitation = await getForUpdate(work, id)
  const wait = invitation.sentAt.getTime() + resendEvery - now.getTime()
  if (wait > 0) throw problem('rate_limited', { retryAfter: Math.ceil(wait / second) })
  const expiresAt = new Date(now.getTime() + validFor)
  await invitation.$query(tx).patch({ sentAt: now, expiresAt, tokenHash: null })
  await work.happened(supplierInvitedAgain, { invitation })
  return shown(work, id)
}

/** @throws Problem `invitation.not_found` */
export async function withdraw(work: Work, id: string): Promise<void> {
  const invitation = await getForUpdate(work, id)
  await invitation.$query(work.tx).patch({ withdrawnAt: work.now, tokenHash: null })
  await work.happened(supplierInvitationWithdrawn, { invitation })
}

async function getForUpdate({ tx }: Work, id: string): Promise<Locked<SupplierInvitation>> {
  const invitation = await SupplierInvitation.open(tx).findOne({ id }).forUpdate()
  if (!invitation) throw problem('invitation.not_found')
  return locked(invitation)
}
