import { AuditEntry } from '../../models/audit-entry.ts'
import { Session } from '../../models/session.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { ReadWork } from '../../platform/work.ts'
import { findChoices } from '../profile/notification-choices-service.ts'
import { presentChoice, presentProfile } from '../profile/presenter.ts'
import { getOwnProfile } from '../profile/service.ts'
import { each, inPages } from './pages.ts'

/** The members of `account.json`; what may be long comes bit by bit. */
export async function readAccount(work: ReadWork): Promise<Record<string, unknown>> {
  const profile = await getOwnProfile(work)
  const { id, accountType, isVerified, createdAt, lastSignInAt, companyJoinedAt } = profile.user
  return {
    id,
    kind: accountType,
    ...presentProfile(profile),
    companyNameInput: profile.user.companyNameInput,
    companyJoinedAt,
    isVerified,
    createdAt,
    lastSignInAt,
    notifications: (await findChoices(work)).map(presentChoice),
    sessions: readSessions(work),
    activity: readActivity(work),
  }
}

function readSessions({ tx, viewer }: ReadWork): AsyncIterable<unknown> {
  const pages = inPages(() => Session.query(tx).where({ userId: viewer.id }), 'createdAt')
  return each(pages, (sessions) =>
    sessions.map(({ createdAt, lastSeenAt, expiresAt, revokedAt, address, userAgent }) => ({
      signedInAt: createdAt,
      lastSeenAt,
      endsAt: expiresAt,
      signedOutAt: revokedAt,
      device: deviceName(userAgent),
      userAgent,
      address,
    })),
  )
}

/** What the user did and what was done to the account; of others only that it was somebody else. */
function readActivity({ tx, viewer }: ReadWork): AsyncIterable<unknown> {
  const about = { objectType: 'user', objectId: viewer.id }
  const pages = inPages(
    () => AuditEntry.query(tx).where((either) => void either.where({ actorId: viewer.id }).orWhere(about)),
    'at',
  )
  return each(pages, (entries) => entries.map((entry) => describe(entry, viewer.id)))
}

function describe(entry: AuditEntry, userId: string) {
  const { at, action, objectType, objectId, changes, actorId, actorKind, address, userAgent } = entry
  const isOwn = actorId === userId
  // Whoever was let in is the user; who was refused or only asked for a code may have been anybody.
  const isFromUser = isOwn || (actorId === null && action === 'session.started')
  const what = { at, action, objectType, objectId, changes: changes ?? {}, by: isOwn ? 'you' : actorKind }
  return isFromUser && userAgent !== null ? { ...what, address, device: deviceName(userAgent) } : what
}
