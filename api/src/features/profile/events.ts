import { LanguageTag } from '@kerf/shared-contracts/contracts/users'
import { MailPace, NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import { z } from 'zod'
import { type AuditLine, defineEvent } from '../../platform/events/domain-event.ts'

/** A user whose name and address appear in lists and to colleagues. */
const ownFacts = z.object({ id: z.string(), companyId: z.string().nullable() })

/** What a mail to them needs to know. */
const mailed = { name: z.string(), language: LanguageTag.nullable().default(null) }

type Own = { user: z.output<typeof ownFacts> }
type Of = { userId: string }

const ofUser = (id: string, changes: Record<string, unknown> = {}): AuditLine => ({
  object: { type: 'user', id },
  changes,
})
const ownBrowsers = { users: ({ userId }: Of) => [userId] } as const

/** The user's own browsers, and everybody who sees their name or address in lists. */
const shownEverywhere = [
  { tags: ['Profile', 'Session'], to: { users: ({ user }: Own) => [user.id] } },
  { tags: ['Account', 'Activity', 'Customer', 'Supplier'], to: { admins: true } },
  { tags: ['CompanyMember'], to: { companies: ({ user }: Own) => [user.companyId] } },
] as const

export const profileChanged = defineEvent({
  name: 'user.profile_changed',
  says: 'Somebody changed their profile.',
  facts: z.object({ user: ownFacts, fields: z.array(z.string()) }),
  audit: ({ user, fields }) => ofUser(user.id, { fields }),
  live: shownEverywhere,
})

export const emailChangeRequested = defineEvent({
  name: 'user.email_change_requested',
  says: 'Somebody asked for a code to change their address.',
  facts: z.object({ userId: z.string(), to: z.string() }),
  audit: ({ userId, to }) => ofUser(userId, { to }),
  live: [{ tags: ['Profile'], to: ownBrowsers }],
})

export const emailChangeRefused = defineEvent({
  name: 'user.email_change_refused',
  says: 'Somebody entered an invalid code for a new address, or the address had been taken meanwhile.',
  facts: z.object({ userId: z.string() }),
  action: 'user.code_refused',
  audit: ({ userId }) => ofUser(userId, { purpose: 'change_email' }),
  live: [{ tags: ['Profile'], to: ownBrowsers }],
})

export const emailChangeCancelled = defineEvent({
  name: 'user.email_change_cancelled',
  says: 'Somebody cancelled a change of their address.',
  facts: z.object({ userId: z.string() }),
  live: [{ tags: ['Profile'], to: ownBrowsers }],
})

export const emailChanged = defineEvent({
  name: 'user.email_changed',
  says: 'Somebody changed their address with the mailed code.',
  facts: z.object({ user: ownFacts.extend(mailed), from: z.string(), to: z.string() }),
  audit: ({ user, from, to }) => ofUser(user.id, { from, to }),
  live: shownEverywhere,
})

export const unprovenAccountRemoved = defineEvent({
  name: 'user.unproven_removed',
  says: 'An account with an unverified address was deleted for a user who proved that the address is theirs.',
  facts: z.object({ userId: z.string() }),
  action: 'user.deleted',
  audit: ({ userId }) => ofUser(userId, { neverVerified: true }),
})

export const notificationChosen = defineEvent({
  name: 'user.notifications_changed',
  says: 'Somebody chose whether they get mails about a topic.',
  facts: z.object({ userId: z.string(), topic: NotificationTopic, email: z.boolean() }),
  audit: ({ userId, topic, email }) => ofUser(userId, { topic, email }),
  live: [{ tags: ['MailChoice'], to: ownBrowsers }],
})

export const languageChosen = defineEvent({
  name: 'user.language_changed',
  says: 'Somebody chose the language of their pages, mails and documents.',
  facts: z.object({ userId: z.string(), language: LanguageTag.nullable() }),
  audit: ({ userId, language }) => ofUser(userId, { language }),
  live: [{ tags: ['Profile', 'Session'], to: ownBrowsers }],
})

export const mailPaceChosen = defineEvent({
  name: 'user.mail_pace_changed',
  says: 'Somebody chose to get mails at once, once a day or not at all.',
  facts: z.object({ userId: z.string(), pace: MailPace }),
  audit: ({ userId, pace }) => ofUser(userId, { pace }),
  live: [{ tags: ['MailChoice'], to: ownBrowsers }],
})

/** The streams of signed-out devices end, and the others reload the list of devices. */
const devices = [{ tags: ['Session', 'Device'], to: ownBrowsers }] as const

export const ownDeviceSignedOut = defineEvent({
  name: 'session.device_signed_out',
  says: 'Somebody signed out their current device from the list of their devices.',
  facts: z.object({ userId: z.string() }),
  live: devices,
})

export const otherDevicesSignedOut = defineEvent({
  name: 'session.ended_elsewhere',
  says: 'Somebody signed out their other devices.',
  facts: z.object({ userId: z.string(), sessions: z.number() }),
  audit: ({ userId, sessions }) => ofUser(userId, { sessions }),
  live: devices,
})
