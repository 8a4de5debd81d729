import type { Knex } from 'knex'
import { type CodePurpose, VerificationCode } from '../../models/verification-code.ts'
import type { Codes } from '../../platform/auth/codes.ts'

const validFor = 15 * 60 * 1000
const tries = 5

const subject = (purpose: CodePurpose, userId: string) => `${purpose} ${userId}`

/**
 * Makes a new code for a user; an earlier one for the same purpose stops working.
 * @param options `newEmail`, the address to change to, with the purpose `change_email` only; `seed`, of the mail that
 *   sends it, so that every attempt to send it makes the same code
 * @returns its digits, which may appear only in a mail
 */
export async function issueCode(
  codes: Codes,
  tx: Knex,
  userId: string,
  purpose: CodePurpose,
  now: Date,
  { newEmail = null, seed }: { newEmail?: string | null; seed?: string } = {},
): Promise<string> {
  const code = codes.make(seed && `${subject(purpose, userId)} ${seed}`)
  const codeHash = codes.hash(subject(purpose, userId), code)
  const validity = { sentAt: now, expiresAt: new Date(now.getTime() + validFor) }
  if (seed !== undefined) {
    // Another attempt at the same mail: a code that was used or has ended stays so, and its count of tries is kept.
    const before = await VerificationCode.query(tx).findOne({ userId, purpose, codeHash })
    if (before?.usedAt === null) await before.$query(tx).patch(validity)
    if (before) return code
  }
  await VerificationCode.query(tx).where({ userId, purpose }).whereNull('usedAt').patch({ usedAt: now })
  await VerificationCode.query(tx).insert({
    userId,
    purpose,
    codeHash,
    ...validity,
    attemptsLeft: tries,
    newEmail,
  })
  return code
}

/** Ends every code of a user when the password or address changes: a stranger may have requested one. */
export async function endCodes(tx: Knex, userId: string, now: Date): Promise<void> {
  await VerificationCode.query(tx).where({ userId }).whereNull('usedAt').patch({ usedAt: now })
}

/** @returns whether a code that still works was sent to a user after `since` */
export async function hasCodeSince(tx: Knex, userId: string, purpose: CodePurpose, since: Date): Promise<boolean> {
  const found = await codesSince(tx, userId, purpose, since).whereNull('usedAt').where('attemptsLeft', '>', 0).first()
  return found !== undefined
}

/** @returns whether a code was sent to a user after `since`, used or not */
export async function hadCodeSince(tx: Knex, userId: string, purpose: CodePurpose, since: Date): Promise<boolean> {
  return (await codesSince(tx, userId, purpose, since).first()) !== undefined
}

const codesSince = (tx: Knex, userId: string, purpose: CodePurpose, since: Date) =>
  VerificationCode.query(tx).where({ userId, purpose }).where('sentAt', '>', since)

/**
 * Uses up a code. A wrong one costs each of the users an attempt, so the caller must commit even when refusing.
 * @param userIds the users whose code it may be
 * @returns the code with its user and new address, or `null`
 */
export async function useCode(
  codes: Codes,
  tx: Knex,
  userIds: readonly string[],
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<VerificationCode | null> {
  const open = await VerificationCode.query(tx)
    .whereIn('userId', [...userIds])
    .where({ purpose })
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
    .where('attemptsLeft', '>', 0)
    .orderBy('id')
    .forUpdate()
  const used = open.find(({ userId, codeHash }) => codes.matches(subject(purpose, userId), code, codeHash))
  if (used) {
    await used.$query(tx).patch({ usedAt: now })
    return used
  }
  for (const tried of open) await tried.$query(tx).patch({ attemptsLeft: tried.attemptsLeft - 1 })
  return null
}
