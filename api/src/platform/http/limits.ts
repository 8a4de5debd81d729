import { createHash } from 'node:crypto'
import type { LimitName } from '@kerf/shared-contracts/contracts/endpoint'
import type { Knex } from 'knex'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'
import { problem } from '../errors.ts'
import { networkOf } from './network.ts'

/** The limits that calls declare, and those that services check. */
export type CountedLimit = LimitName | 'resend' | 'registrationMail' | 'reply'

/** Counts calls in the database, so that limits hold across processes. */
export interface Limits {
  /** @throws Problem `rate_limited` with the seconds to wait */
  countAddress(limit: CountedLimit | undefined, address: string): Promise<void>
  /**
   * @param account the id of the actor, or for a visitor the account named, whether or not it exists
   * @throws Problem `rate_limited` with the seconds to wait
   */
  countAccount(limit: CountedLimit | undefined, account: string): Promise<void>
  /** Resets an account's count, once its owner has signed in. */
  forgiveAccount(limit: CountedLimit, account: string): Promise<void>
}

export function createLimits(knex: Knex, numbers: Config['rateLimits']): Limits {
  const limiter = (name: CountedLimit, by: 'byAccount' | 'byAddress') =>
    new RateLimiterPostgres({
      storeClient: knex,
      storeType: 'knex',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${name}:${by}`,
      points: numbers[name][by],
      duration: numbers[name].seconds,
    })
  const all = (by: 'byAccount' | 'byAddress') => ({
    signIn: limiter('signIn', by),
    register: limiter('register', by),
    registrationMail: limiter('registrationMail', by),
    code: limiter('code', by),
    mail: limiter('mail', by),
    resend: limiter('resend', by),
    invite: limiter('invite', by),
    edit: limiter('edit', by),
    upload: limiter('upload', by),
    export: limiter('export', by),
    submit: limiter('submit', by),
    report: limiter('report', by),
    reply: limiter('reply', by),
  })
  const byAccount = all('byAccount')
  const byAddress = all('byAddress')
  return {
    async countAddress(limit, address) {
      if (limit) await count(byAddress[limit], networkOf(address))
    },
    async countAccount(limit, account) {
      if (limit) await count(byAccount[limit], keyOf(account))
    },
    async forgiveAccount(limit, account) {
      await byAccount[limit].delete(keyOf(account))
    },
  }
}

/** Account keys are hashed: a typed address may belong to somebody without an account. */
const keyOf = (account: string) => createHash('sha256').update(account).digest('base64url')

async function count(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes)
      throw problem('rate_limited', { retryAfter: Math.max(1, thrown.msBeforeNext / 1000) })
    throw thrown
  }
}
