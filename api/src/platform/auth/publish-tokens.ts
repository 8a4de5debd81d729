import { createHash, randomBytes } from 'node:crypto'
import type { TokenScope } from '@kerf/shared-contracts/contracts/endpoint'
import type { Knex } from 'knex'
import type { Actor } from './actor.ts'

/** The prefix of a secret, by which people and repository scanners recognise one. */
const prefix = 'kerf_pub_'

/** The token of a request: a pipeline stands in for the admin who made it. */
export interface UsedToken {
  id: string
  name: string
  /** The one module it is for; `null` for all. */
  module: string | null
}

export interface PublishTokens {
  /** @returns the admin in whose name the request's token acts; `null` if it has none with this scope */
  actorOf(authorization: string, scope: TokenScope): Promise<{ actor: Actor; token: UsedToken } | null>
}

/** @returns a new secret: 256 random bits */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** The stored form of a secret: with 256 random bits, a plain hash cannot be reversed. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** The precision of the time of last use, in milliseconds. */
const usedEvery = 60_000

/** Finds publish tokens (docs/product/modules-and-pages.md, 'Publish tokens'). */
export function createPublishTokens(knex: Knex, clock: () => Date): PublishTokens {
  return {
    async actorOf(authorization, scope) {
      const secret = /^Bearer (kerf_pub_[\w-]{43})$/i.exec(authorization)?.[1]
      if (!secret) return null
      const found: TokenRow | undefined = await knex('publishTokens')
        .join('users', 'users.id', 'publishTokens.createdBy')
        .where({ tokenHash: hashOfSecret(secret), scope, revokedAt: null })
        // Tokens stop working once their owner is no longer an admin.
        .where({ 'users.isAdmin': true, 'users.deletedAt': null })
        .first(columns)
      if (!found) return null
      const { tokenId, tokenName, module, lastUsedAt, ...actor } = found
      const now = clock()
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= usedEvery) {
        await knex('publishTokens').where({ id: tokenId }).update({ lastUsedAt: now })
      }
      return { actor: { ...actor, kind: 'admin' }, token: { id: tokenId, name: tokenName, module } }
    },
  }
}

type TokenRow = Omit<Actor, 'kind'> & {
  tokenId: string
  tokenName: string
  module: string | null
  lastUsedAt: Date | null
}

const columns = {
  tokenId: 'publishTokens.id',
  tokenName: 'publishTokens.name',
  module: 'publishTokens.module',
  lastUsedAt: 'publishTokens.lastUsedAt',
  id: 'users.id',
  name: 'users.name',
  email: 'users.email',
  companyId: 'users.companyId',
  companyRole: 'users.companyRole',
}
