import type { AcceptInvitationBody } from '@kerf/shared-contracts/contracts/company-members'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { hashOfToken } from '../../platform/auth/invitation-token.ts'
import { problem } from '../../platform/errors.ts'
import { languageOfNewUser } from '../../platform/language/language.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import { getUserWithCompany, insertCustomer } from '../auth/accounts-service.ts'
import { wordsOf } from '../auth/password-words-service.ts'
import { lockAccount } from '../auth/registration-service.ts'
import { beginSession, type SignedIn } from '../auth/sign-in-service.ts'
import { accountMadeByInvitation, accountProvenByInvitation, invitationAccepted, invitationDeclined } from './events.ts'
import { joinCompany, lockCompanies, lockMembership } from './membership-service.ts'
import { text } from './text.ts'

type VisitorWork = Work<Actor | null>
type Acceptance = z.output<typeof AcceptInvitationBody>

/** What an invited visitor fills in to create an account. */
interface NewAccount {
  name: string
  passwordHash: string
}

/** An invitation as the recipient sees it, with company and inviter. */
export interface ShownInvitation {
  invitation: CompanyInvitation
  needsAccount: boolean
}

/** The invitation a mailed secret opens, while it can be answered: its sender must still be an owner of the company. */
function answerable(tx: Knex, token: string, now: Date) {
  const owner = User.query()
    .whereColumn('users.id', 'company_invitations.invitedBy')
    .whereColumn('users.companyId', 'company_invitations.companyId')
    .where('users.companyRole', 'owner')
    .whereNull('users.deletedAt')
  return CompanyInvitation.open(tx)
    .findOne({ tokenHash: hashOfToken(token) })
    .where('expiresAt', '>', now)
    .whereIn('companyId', Company.query().select('id').whereNull('mergedIntoId'))
    .whereExists(owner)
}

/** @throws Problem `invitation.not_found`, whether it never existed or has ended */
async function find(tx: Knex, token: string, now: Date): Promise<CompanyInvitation> {
  const invitation = await answerable(tx, token, now)
  if (!invitation) throw problem('invitation.not_found')
  return invitation
}

function findAccount(tx: Knex, email: string) {
  return User.query(tx).findOne({ email, accountType: 'customer' }).whereNull('deletedAt')
}

/** Reads an invitation. @throws Problem `invitation.not_found` */
export async function openInvitation({ tx, now }: VisitorWork, token: string): Promise<ShownInvitation> {
  const invitation = await find(tx, token, now)
  await invitation.$fetchGraph('[company, inviter]', { transaction: tx })
  return { invitation, needsAccount: !(await findAccount(tx, invitation.email))?.isVerified }
}

/** Declines an invitation. @throws Problem `invitation.not_found` */
export async function declineInvitation(work: VisitorWork, token: string): Promise<void> {
  const invitation = await answerable(work.tx, token, work.now).forUpdate()
  if (!invitation) throw problem('invitation.not_found')
  await invitation.$query(work.tx).patch({ declinedAt: work.now, tokenHash: null })
  await work.happened(invitationDeclined, { invitation })
}

/**
 * Joins a company: with the account of the invited address, whose owner is signed in; or, if there is none, with a new
 * one, which is verified (the secret came by mail) and signed in.
 * @returns the user with the company, and the session of a new account
 * @throws Problem `invitation.not_found`, `invitation.sign_in_first`, `invitation.other_account`,
 *   `invitation.other_company`, `auth.password_breached`, `validation.failed`
 */
export async function acceptInvitation(
  platform: Platform,
  transact: Transact<Actor | null>,
  actor: Actor | null,
  acceptance: Acceptance,
): Promise<SignedIn | { user: User }> {
  const { token } = acceptance
  const invitation = await find(platform.knex, token, platform.clock())
  const isNew = assertIsInvited(await findAccount(platform.knex, invitation.email), actor)
  const newAccount = isNew ? await newAccountOf(platform, invitation, acceptance) : null
  return transact(async (work) => {
    const { invitation, account } = await lockAnswer(work, token)
    const stillNew = assertIsInvited(account, actor)
    if (account && !stillNew) return { user: await join(work, invitation, account.id) }
    // The account was deleted after this request started.
    if (!newAccount) throw problem('invitation.not_found')
    const user = await join(work, invitation, await makeAccount(work, invitation.email, account, newAccount))
    return beginSession(platform, work, user.id)
  })
}

/**
 * Makes sure that nobody answers for another: an existing verified account only for its own user, a new one only for
 * visitors.
 * @returns whether to create an account
 */
function assertIsInvited(account: User | undefined, actor: Actor | null): boolean {
  const isNew = !account?.isVerified
  if (actor && actor.id !== account?.id) throw problem('invitation.other_account')
  if (!actor && !isNew) throw problem('invitation.sign_in_first')
  return isNew
}

async function newAccountOf(
  { knex, passwords }: Platform,
  { email, companyId }: CompanyInvitation,
  { name, password }: Acceptance,
): Promise<NewAccount> {
  if (name === undefined || password === undefined) {
    const fields = {
      ...(name === undefined && { name: text.nameRequired }),
      ...(password === undefined && { password: text.passwordRequired }),
    }
    throw problem('validation.failed', { fields })
  }
  const words = wordsOf({ email, name }, { company: await Company.query(knex).findById(companyId) })
  return { name, passwordHash: await passwords.hash(password, 'password', { words }) }
}

/**
 * Locks everything that an answer changes, in the order given in membership-service.ts; accounts first, by address.
 */
async function lockAnswer({ tx, now }: VisitorWork, token: string) {
  const { id, email, companyId } = await find(tx, token, now)
  await lockAccount(tx, { email, role: 'customer' })
  const existing = await findAccount(tx, email)
  const account = existing && (await lockMembership(tx, existing.id, companyId))
  await lockCompanies(tx, [companyId])
  const invitation = await answerable(tx, token, now).where({ id }).forUpdate()
  if (!invitation) throw problem('invitation.not_found')
  return { invitation, account }
}

/**
 * Creates the account of the invited address. It replaces an unverified registration: nobody who has not proved they
 * own the address has a claim on it, and its data may be invented.
 * @returns its id
 */
async function makeAccount(
  work: VisitorWork,
  email: string,
  unverified: User | undefined,
  { name, passwordHash }: NewAccount,
): Promise<string> {
  const proven = {
    name,
    language: languageOfNewUser(),
    passwordHash,
    isVerified: true,
    mustResetPassword: false,
    updatedAt: work.now,
  }
  if (unverified) {
    const typed = { title: null, phone: null, companyNameInput: null }
    await unverified.$query(work.tx).patch({ ...proven, ...typed, registeredAgain: false, registrationHash: null })
    await work.happened(accountProvenByInvitation, { userId: unverified.id })
    return unverified.id
  }
  const user = await insertCustomer(work.tx, { ...proven, email, createdAt: work.now })
  // Somebody has just changed their account's address to this one.
  if (!user) throw problem('invitation.sign_in_first')
  await work.happened(accountMadeByInvitation, { userId: user.id })
  return user.id
}

async function join(work: VisitorWork, invitation: CompanyInvitation, userId: string): Promise<User> {
  const { companyId, companyRole } = invitation
  const { companyId: present } = await User.query(work.tx).findById(userId).throwIfNotFound()
  if (present !== null && present !== companyId) throw problem('invitation.other_company')
  await invitation.$query(work.tx).patch({ acceptedAt: work.now, acceptedBy: userId, tokenHash: null })
  await work.happened(invitationAccepted, { invitation, userId })
  await joinCompany(work, userId, companyId, { role: companyRole })
  return getUserWithCompany(work.tx, userId)
}
