import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { UnsubscribeScope } from '@kerf/shared-contracts/rules/notification-topics'
import type { Knex } from 'knex'
import { uuidBytes, uuidOf } from '../uuid-bytes.ts'

/** What a link in a mail turns off, and for whom. */
export interface Unsubscribing {
  userId: string
  scope: UnsubscribeScope
}

/** Signs links that turn mails off without signing in, and reads them. */
export interface UnsubscribeLinks {
  /** The same for the same account and scope. */
  tokenFor(unsubscribing: Unsubscribing): string
  /** @returns `null` for a token that was not signed here */
  read(token: string): Unsubscribing | null
}

const storedName = 'unsubscribe_key'
const keyBytes = 32

/**
 * The key for these links is created at the first start, and shared by every process. It is not one of the keys that
 * sign sessions: those are rotated, but a link has to work as long as somebody keeps the mail.
 */
export async function loadUnsubscribeLinks(knex: Knex): Promise<UnsubscribeLinks> {
  const made = randomBytes(keyBytes).toString('base64')
  await knex('appSecrets').insert({ name: storedName, value: made }).onConflict('name').ignore()
  const { value } = await knex('appSecrets').where({ name: storedName }).first('value')
  return createUnsubscribeLinks(Buffer.from(value, 'base64'))
}

/** @param key 32 random bytes */
export function createUnsubscribeLinks(key: Buffer): UnsubscribeLinks {
  const sign = (signed: string) => createHmac('sha256', key).update(`unsubscribe\n${signed}`).digest('base64url')
  return {
    tokenFor({ userId, scope }) {
      const signed = `${uuidBytes(userId).toString('base64url')}.${scope}`
      return `${signed}.${sign(signed)}`
    },
    read(token) {
      const [user = '', named = '', signature = ''] = token.split('.')
      const scope = UnsubscribeScope.safeParse(named)
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(`${user}.${named}`))]
      if (!scope.success || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      return { userId: uuidOf(Buffer.from(user, 'base64url')), scope: scope.data }
    },
  }
}
