import type { InviteSupplierBody } from '@kerf/shared-contracts/contracts/supplier-invitations'
import type { z } from 'zod'
import { FailedMail } from '../../models/failed-mail.ts'
import { SupplierInvitation } from '../../models/supplier-invitation.ts'
import { User } from '../../models/user.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
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

/** An invitation, and whether its latest mail could not be delivered. */
export interface ShownInvitation {
  invitation: SupplierInvitation
  isUndelivered: boolean
}

/** The open invitations, newest first. */
export async function list({ tx }: ReadWork): Promise<ShownInvitation[]> {
  const open = await SupplierInvitation.open(tx)
    .withGraphFetched('inviter')
    .orderBy([
      { column: 'sentAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  const failed = await FailedMail.query(tx)
    .where({ purpose: 'invitation', retriedAt: null })
    .whereIn(
      'recipient',
      open.map(({ email }) => email),
    )
  return open.map((invitation) => ({
    invitation,
    isUndelivered: failed.some(
      ({ payload, failedAt }) =>
        failedAt >= invitation.sentAt && JSON.stringify(payload).includes(`"supplierInvitationId":"${invitation.id}"`),
    ),
  }))
}

async function shown(work: Work, invitation: SupplierInvitation): Promise<ShownInvitation> {
  return {
    invitation: await invitation.$fetchGraph('inviter', { transaction: work.tx }),
    isUndelivered: false,
  }
}

/**
 * Invites an address.
 * @throws Problem `invitation.supplier_exists`, `invitation.exists`, `invitation.too_many`, `rate_limited`
 */
export async function invite(work: Work, asked: z.output<typeof InviteSupplierBody>): Promise<ShownInvitation> {
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
  return shown(work, invitation)
}

/** Mails an invitation again, for another week. @throws Problem `invitation.not_found`, `rate_limited` */
export async function resend(work: Work, id: string): Promise<ShownInvitation> {
  const { tx, now } = work
  const invitation = await getForUpdate(work, id)
  const wait = invitation.sentAt.getTime() + resendEvery - now.getTime()
  if (wait > 0) throw problem('rate_limited', { retryAfter: Math.ceil(wait / second) })
  const expiresAt = new Date(now.getTime() + validFor)
  const sent = await invitation.$query(tx).patchAndFetch({ sentAt: now, expiresAt, tokenHash: null })
  await work.happened(supplierInvitedAgain, { invitation })
  return shown(work, sent)
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
