import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import { VerificationCode } from '../../models/verification-code.ts'

/** A user's change of address that awaits its code; at most one. */
export function pendingChange(tx: Knex, userId: string, now: Date): QueryBuilder<VerificationCode, VerificationCode[]> {
  return VerificationCode.query(tx)
    .where({ userId, purpose: 'change_email' })
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
    .where('attemptsLeft', '>', 0)
}

/** @returns the address awaiting its code, or `null` */
export async function findPendingEmail(tx: Knex, userId: string, now: Date): Promise<string | null> {
  const pending = await pendingChange(tx, userId, now).first()
  return pending?.newEmail ?? null
}
