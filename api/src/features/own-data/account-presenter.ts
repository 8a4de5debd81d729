import type { AuditEntry } from '../../models/audit-entry.ts'
import type { Conversation } from '../../models/conversation.ts'
import type { Notification } from '../../models/notification.ts'
import type { RfqDraft } from '../../models/rfq-draft.ts'
import type { SavedFilter } from '../../models/saved-filter.ts'
import type { Session } from '../../models/session.ts'
import type { User } from '../../models/user.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { OwnMessage } from './messages-service.ts'

/** The account data besides the profile. */
export function presentOwnAccount(user: User) {
  const { id, accountType, companyNameInput, companyJoinedAt, isVerified, createdAt, lastSignInAt, mailPace } = user
  return { id, kind: accountType, companyNameInput, companyJoinedAt, isVerified, createdAt, lastSignInAt, mailPace }
}

export function presentOwnSession({ createdAt, lastSeenAt, expiresAt, revokedAt, address, userAgent }: Session) {
  return {
    signedInAt: createdAt,
    lastSeenAt,
    endsAt: expiresAt,
    signedOutAt: revokedAt,
    device: deviceName(userAgent),
    userAgent,
    address,
  }
}

export function presentOwnFilter({ list, name, query, createdAt, updatedAt }: SavedFilter) {
  return { list, name, filters: query, createdAt, updatedAt }
}

/** The RFQ that the user is writing; its drawings are among the user's files. */
export function presentOwnDraft({ content, createdAt, savedAt }: RfqDraft) {
  return { ...content.values, createdAt, savedAt }
}

export function presentOwnNotification({ createdAt, topic, title, readAt }: Notification) {
  return { at: createdAt, about: topic, title, readAt }
}

/** What the user did. */
export function presentOwnActivity({ at, action, objectType, objectId, changes, address, userAgent }: AuditEntry) {
  return { at, action, objectType, objectId, changes: changes ?? {}, address, device: deviceName(userAgent) }
}

/** What others did to the account, and which kind of user did it, but not who or from where. */
export function presentOwnHistory({ at, action, changes, actorId, actorKind, address, userAgent }: AuditEntry) {
  const what = { at, action, changes: changes ?? {}, by: actorKind }
  // Only successful sign-ins are certainly the user's own; anybody may have failed one or requested a code.
  const isFromUser = actorId === null && action === 'session.started'
  return isFromUser ? { ...what, by: 'you', address, device: deviceName(userAgent) } : what
}

const numberOf = ({ order, quote, rfq, supplierRequest, purchaseOrder }: Conversation) =>
  order?.number ?? quote?.number ?? rfq?.number ?? supplierRequest?.referenceNumber ?? purchaseOrder?.number

/** A message; the author is named only if it is the user. */
export function presentOwnMessage({ message, conversation }: OwnMessage, userId: string) {
  return {
    at: message.createdAt,
    about: (conversation && numberOf(conversation)) ?? null,
    from: message.authorId === userId ? 'you' : 'somebody else',
    body: message.body,
    files: (message.files ?? []).map(({ fileName }) => fileName),
    references: (message.references ?? []).map(({ kind, name, face }) =>
      face === null ? { kind, name } : { kind, name, face },
    ),
  }
}
