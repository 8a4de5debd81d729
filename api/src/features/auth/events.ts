import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { LanguageTag } from '@kerf/shared-contracts/contracts/users'
import { z } from 'zod'
import { type AuditLine, defineEvent } from '../../platform/events/domain-event.ts'

/** An account with the fields that a mail to its owner needs. */
export const accountFacts = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  accountType: z.enum(['customer', 'supplier', 'admin']),
  language: LanguageTag.nullable().default(null),
})

/** The account that a visitor named, whether it exists or not. */
const namedAccount = { email: z.string(), role: PortalRole }

/** Identifies the browser that asked. It grants no access: it holds neither a secret nor anything stored of one. */
const browserTag = z.string().nullable().describe('Identifies the browser that asked')

/** The accounts that a visitor may have meant: none, one, or both a customer and an admin. */
const namedIds = z.array(z.string())

/** What the audit log says about a user. */
function ofUser(id: string | null, changes: Record<string, unknown> = {}): AuditLine {
  return { object: { type: 'user', id }, changes }
}

/**
 * When no account exists, the audit log has an entry without the address: the answer takes as long as for an account,
 * and admins see that somebody is trying addresses.
 */
function ofNamed(ids: readonly string[], changes?: Record<string, unknown>): AuditLine[] {
  return (ids.length > 0 ? ids : [null]).map((id) => ofUser(id, changes))
}

export const adminInstalled = defineEvent({
  name: 'admin.installed',
  says: 'The first start, or a command, created an admin.',
  facts: z.object({ userId: z.string() }),
  action: 'user.created',
  audit: ({ userId }) => ofUser(userId),
})

const registration = {
  userId: z.string(),
  ...namedAccount,
  sparingly: z.boolean().describe('Whether the address was signed up so often that its owner should get fewer mails'),
  browserTag,
}

export const userRegistered = defineEvent({
  name: 'user.registered',
  says: 'Somebody signed up.',
  facts: z.object(registration),
  audit: ({ userId }) => ofUser(userId),
})

export const userRegisteredAgain = defineEvent({
  name: 'user.registered_again',
  says: 'Somebody signed up with an address that has an account already.',
  facts: z.object(registration),
  audit: ({ userId }) => ofUser(userId),
})

export const verificationRequested = defineEvent({
  name: 'user.verification_requested',
  says: 'Somebody asked for another code to verify an address.',
  facts: z.object({ ...namedAccount, browserTag }),
})

export const emailVerified = defineEvent({
  name: 'user.email_verified',
  says: 'Somebody verified their address with the mailed code.',
  facts: z.object({ userId: z.string(), passwordStays: z.boolean() }),
  audit: ({ userId, passwordStays }) => ofUser(userId, passwordStays ? {} : { passwordStays }),
})

export const codeRefused = defineEvent({
  name: 'user.code_refused',
  says: 'Somebody entered a code that was wrong, used up or too old.',
  facts: z.object({ userIds: namedIds, purpose: z.enum(['verify_email', 'reset_password']) }),
  audit: ({ userIds, purpose }) => ofNamed(userIds, { purpose }),
})

export const passwordResetRequested = defineEvent({
  name: 'user.password_reset_requested',
  says: 'Somebody asked for a code to reset a password.',
  facts: z.object({ userIds: namedIds, ...namedAccount }),
  audit: ({ userIds }) => ofNamed(userIds),
})

export const passwordRefused = defineEvent({
  name: 'user.password_refused',
  says: 'Somebody entered a wrong current password.',
  facts: z.object({ userIds: namedIds }),
  audit: ({ userIds }) => ofNamed(userIds),
})

export const passwordChanged = defineEvent({
  name: 'user.password_changed',
  says: 'Somebody changed their password, using the old one.',
  facts: z.object({ user: accountFacts }),
  audit: ({ user }) => ofUser(user.id),
  live: [{ tags: ['Session'], to: { users: ({ user }) => [user.id] } }],
})

export const passwordReset = defineEvent({
  name: 'user.password_reset',
  says: 'Somebody set a new password with a mailed code.',
  facts: z.object({ user: accountFacts }),
  audit: ({ user }) => ofUser(user.id),
  live: [{ tags: ['Session'], to: { users: ({ user }) => [user.id] } }],
})

export const sessionStarted = defineEvent({
  name: 'session.started',
  says: 'Somebody signed in.',
  facts: z.object({ userId: z.string() }),
  audit: ({ userId }) => ofUser(userId),
})

export const signInRefused = defineEvent({
  name: 'session.refused',
  says: 'Somebody tried to sign in and was refused.',
  facts: z.object({ userIds: namedIds, reason: z.enum(['password', 'not_verified', 'account_unknown']) }),
  audit: ({ userIds, reason }) => ofNamed(userIds, { reason }),
})

export const sessionEnded = defineEvent({
  name: 'session.ended',
  says: 'Somebody signed out.',
  facts: z.object({ userId: z.string().nullable() }),
  audit: ({ userId }) => ofUser(userId),
  live: [{ tags: ['Session'], to: { users: ({ userId }) => [userId] } }],
})
