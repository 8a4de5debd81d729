import type { InviteBody } from '@kerf/shared-contracts/contracts/company-members'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { lockOwnedCompany, ownedCompanyId } from './colleague-service.ts'
import { invitationResent, invitationSent, invitationWithdrawn } from './events.ts'
import { membersOf } from './member-service.ts'

const second = 1000
const day = 24 * 60 * 60 * second
const validFor = 7 * day
/** How many invitations may be open, including expired ones that were not withdrawn. */
const mostOpen = 100
/** How many first mails an address gets per day if it is invited, withdrawn and invited again. */
const mostADay = 5
const resendEvery = 30 * second

/** The open invitations to the actor's company, newest first. @throws Problem `company.owner_required` */
export function listInvitations({ tx, actor }: ReadWork): Promise<CompanyInvitation[]> {
  return CompanyInvitation.open(tx)
    .modify(CompanyInvitation.withDelivery)
    .where({ companyId: ownedCompanyId(actor) })
    .withGraphFetched('inviter')
    .orderBy([
      { column: 'sentAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .execute()
}

/**
 * Invites an address. The answer never reveals whether it has an account elsewhere.
 * @throws Problem `company.owner_required`, `invitation.already_member`, `invitation.exists`, `invitation.too_many`,
 *   `rate_limited`
 */
export async function invite(
  work: Work,
  { email, companyRole }: z.output<typeof InviteBody>,
): Promise<CompanyInvitation> {
  const { tx, now, actor } = work
  const companyId = await lockOwnedCompany(work)
  if (await membersOf(tx, companyId).findOne({ email })) throw problem('invitation.already_member')
  await clearTheWay(work, companyId, email)
  const invitation = await CompanyInvitation.query(tx).insertAndFetch({
    companyId,
    email,
    companyRole,
    invitedBy: actor.id,
    createdAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + validFor),
  })
  await work.happened(invitationSent, { invitation, companyRole })
  return invitation.$fetchGraph('inviter', { transaction: tx })
}

/** The caller has locked the company, so no other invitation is sent meanwhile. */
async function clearTheWay({ tx, now }: Work, companyId: string, email: string): Promise<void> {
  const existing = await CompanyInvitation.open(tx).findOne({ companyId, email })
  if (existing && existing.expiresAt > now) throw problem('invitation.exists')
  if (existing) await existing.$query(tx).patch({ withdrawnAt: now, tokenHash: null })
  if ((await CompanyInvitation.open(tx).where({ companyId }).resultSize()) >= mostOpen)
    throw problem('invitation.too_many')
  await refuseFlood(tx, { companyId, email }, now)
}

async function refuseFlood(tx: Knex, invited: { companyId: string; email: string }, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day)
  const ofToday = CompanyInvitation.query(tx).where(invited).where('createdAt', '>', since)
  if ((await ofToday.resultSize()) >= mostADay) throw problem('rate_limited', { retryAfter: day / second })
}

/**
 * Mails an invitation again, for another week; the previous link stops working.
 * @throws Problem `company.owner_required`, `invitation.not_found`, `rate_limited` within half a minute
 */
export async function resend(work: Work, id: string): Promise<CompanyInvitation> {
  const { tx, now } = work
  const invitation = await getForUpdate(work, id)
  const wait = invitation.sentAt.getTime() + resendEvery - now.getTime()
  if (wait > 0) throw problem('rate_limited', { retryAfter: Math.ceil(wait / second) })
  const expiresAt = new Date(now.getTime() + validFor)
  await invitation.$query(tx).patch({ sentAt: now, expiresAt, tokenHash: null })
  await work.happened(invitationResent, { invitation })
  return invitation.$fetchGraph('inviter', { transaction: tx })
}

/** @throws Problem `company.owner_required`, `invitation.not_found` */
export async function withdraw(work: Work, id: string): Promise<void> {
  const invitation = await getForUpdate(work, id)
  await invitation.$query(work.tx).patch({ withdrawnAt: work.now, tokenHash: null })
  await work.happened(invitationWithdrawn, { invitation })
}

/** An open invitation to the actor's company, locked. @throws Problem `invitation.not_found` */
async function getForUpdate(work: Work, id: string): Promise<Locked<CompanyInvitation>> {
  const companyId = await lockOwnedCompany(work)
  const invitation = await CompanyInvitation.open(work.tx).findOne({ id, companyId }).forUpdate()
  if (!invitation) throw problem('invitation.not_found')
  return locked(invitation)
}
