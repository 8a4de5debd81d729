import type { Knex } from 'knex'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Config } from '../../config.ts'
import { newId } from '../db/new-id.ts'
import { runOne } from '../db/prepared.ts'
import { moduleVersionsOf, type RequestOrigin, type SessionContext } from '../http/context.ts'
import type { Actor, Session } from './actor.ts'
import { cookieName } from './cookies.ts'
import { mayActByCookie, sessionCookieName } from './session-cookie.ts'
import { readToken, signToken } from './session-token.ts'
import type { SigningKeys } from './signing-keys.ts'

/** A session that has just started. */
export interface StartedSession {
  token: string
  endsAt: Date
}

/** A valid session, as its user may see it. */
export interface ValidSession {
  id: string
  createdAt: Date
  /** To the minute. */
  lastSeenAt: Date
  address: string | null
  userAgent: string | null
}

export interface Sessions {
  /** @returns the actor of the request, by Bearer token or else by cookie; `null` for a visitor */
  actorOf(ctx: SessionContext): Promise<Actor | null>
  /** @returns the session's current actor, for streams that outlive their request; `null` once the session has ended */
  actorIn(sessionId: string): Promise<Actor | null>
  start(tx: Knex, userId: string, request: RequestOrigin): Promise<StartedSession>
  /** Ends one session; the user's other sessions continue. */
  end(tx: Knex, sessionId: string): Promise<void>
  /** @returns where a user is signed in, the most recent first */
  listOf(tx: Knex, userId: string): Promise<ValidSession[]>
  /** @returns how many valid sessions each of these users has; users without any are left out */
  countOf(tx: Knex, userIds: readonly string[]): Promise<Map<string, number>>
  /** Ends one session of a user. @returns whether it was valid */
  endOneOf(tx: Knex, userId: string, sessionId: string): Promise<boolean>
  /** Ends all sessions of a user but one. @returns how many were valid */
  endOthersOf(tx: Knex, userId: string, keptId: string): Promise<number>
  /** Ends every session of a user, for a new password or a deleted account. */
  endAll(tx: Knex, userId: string): Promise<void>
}

export interface SessionsOptions {
  knex: Knex
  keys: SigningKeys
  /** Milliseconds. */
  durations: Pick<Config['session'], 'idle' | 'longest'>
  publicUrl: string
  clock: () => Date
}

/** Marks a page's background polling, which does not keep a session alive. */
const unattendedHeader = 'x-kerf-unattended'

/** The precision of idle times, in milliseconds: a session is written at most this often. */
const seenEvery = 60_000
/** The same for a browser that reports different modules; two of its windows may run different ones. */
const versionsEvery = 5_000

export function createSessions({ knex, keys, durations, publicUrl, clock }: SessionsOptions): Sessions {
  const living = (query: Knex.QueryBuilder, now: Date) =>
    query
      .whereNull('sessions.revokedAt')
      .where('sessions.expiresAt', '>', now)
      .where('sessions.lastSeenAt', '>', new Date(now.getTime() - durations.idle))
  /** Nearly every request looks up its actor, so this is one prepared statement. */
  const findAlive = (condition: Sql, now: Date) =>
    runOne<SessionRow>(
      knex,
      sql`select ${sessionColumns} from sessions join users on users.id = sessions.user_id
        where ${condition} and users.deleted_at is null and sessions.revoked_at is null
          and sessions.expires_at > ${now} and sessions.last_seen_at > ${new Date(now.getTime() - durations.idle)}`,
    )

  async function find(token: string, now: Date, isAttended: boolean, versions: string): Promise<Session | null> {
    const claims = await readToken(keys, token, now)
    if (!claims) return null
    const { sessionId, userId } = claims
    const row = await findAlive(sql`sessions.id = ${sessionId} and sessions.user_id = ${userId}`, now)
    if (!row) return null
    const seen = isAttended && whatToNote(row, now, versions)
    if (seen) await knex('sessions').where({ id: row.sessionId }).update(seen)
    return { id: row.sessionId, endsAt: row.expiresAt, actor: actorFrom(row) }
  }

  return {
    async actorOf(ctx) {
      const token = tokenOf(ctx, publicUrl)
      const session =
        token === null ? null : await find(token, clock(), ctx.get(unattendedHeader) === '', moduleVersionsOf(ctx))
      if (session) ctx.state.session = session
      return session?.actor ?? null
    },
    async actorIn(sessionId) {
      const row = await findAlive(sql`sessions.id = ${sessionId}`, clock())
      return row ? actorFrom(row) : null
    },
    async start(tx, userId, request) {
      const now = clock()
      const endsAt = new Date(now.getTime() + durations.longest)
      const id = newId()
      await tx('sessions').insert({
        id,
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: endsAt,
        address: request.address,
        userAgent: request.userAgent,
      })
      return { token: await signToken(keys, { sessionId: id, userId }, now, endsAt), endsAt }
    },
    async end(tx, sessionId) {
      await tx('sessions').where({ id: sessionId }).whereNull('revokedAt').update({ revokedAt: clock() })
    },
    async listOf(tx, userId) {
      return living(tx('sessions').where({ userId }), clock())
        .orderBy([
          { column: 'lastSeenAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .select('id', 'createdAt', 'lastSeenAt', 'address', 'userAgent')
    },
    countOf: (tx, userIds) => countByUser(living(tx('sessions').whereIn('userId', [...userIds]), clock())),
    async endOneOf(tx, userId, sessionId) {
      const now = clock()
      const ended: number = await living(tx('sessions').where({ id: sessionId, userId }), now).update({
        revokedAt: now,
      })
      return ended > 0
    },
    async endOthersOf(tx, userId, keptId) {
      const now = clock()
      return living(tx('sessions').where({ userId }).whereNot({ id: keptId }), now).update({ revokedAt: now })
    },
    async endAll(tx, userId) {
      await tx('sessions').where({ userId }).whereNull('revokedAt').update({ revokedAt: clock() })
    },
  }
}

/** What a request reveals about its session, if it is time to record it. */
function whatToNote(
  { lastSeenAt, moduleVersions: known }: SessionRow,
  now: Date,
  moduleVersions: string,
): { lastSeenAt: Date; moduleVersions?: string } | undefined {
  const age = now.getTime() - lastSeenAt.getTime()
  const runsOther = moduleVersions !== '' && moduleVersions !== known
  if (runsOther && (known === null || age >= versionsEvery)) return { lastSeenAt: now, moduleVersions }
  return age >= seenEvery ? { lastSeenAt: now } : undefined
}

async function countByUser(sessions: Knex.QueryBuilder): Promise<Map<string, number>> {
  const rows: { userId: string; count: string }[] = await sessions
    .groupBy('userId')
    .select('userId')
    .count('id as count')
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]))
}

/** A Bearer token takes precedence; a token in the address never counts, because addresses end up in logs. */
function tokenOf(ctx: SessionContext, publicUrl: string): string | null {
  const authorization = ctx.get('authorization')
  if (authorization !== '') return /^Bearer ([\w.-]{1,2000})$/i.exec(authorization)?.[1] ?? null
  const cookie = ctx.cookies.get(cookieName(sessionCookieName, publicUrl))
  if (!cookie) return null
  ctx.state.fromForeignPage = !mayActByCookie(ctx, publicUrl)
  return ctx.state.fromForeignPage ? null : cookie
}

interface SessionRow {
  sessionId: string
  lastSeenAt: Date
  moduleVersions: string | null
  expiresAt: Date
  userId: string
  accountType: Actor['kind']
  isAdmin: boolean
  name: string
  email: string
  companyId: string | null
  companyRole: Actor['companyRole']
}

const sessionColumns = raw(`
  sessions.id as "sessionId", sessions.last_seen_at as "lastSeenAt",
  sessions.module_versions as "moduleVersions", sessions.expires_at as "expiresAt",
  users.id as "userId", users.account_type as "accountType", users.is_admin as "isAdmin", users.name, users.email,
  users.company_id as "companyId", users.company_role as "companyRole"`)

function actorFrom(row: SessionRow): Actor {
  return {
    id: row.userId,
    kind: row.isAdmin ? 'admin' : row.accountType,
    name: row.name,
    email: row.email,
    companyId: row.companyId,
    companyRole: row.companyRole,
  }
}
