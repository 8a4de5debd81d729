import { guessesOfFirst, guessesOfOwn } from '@kerf/shared-contracts/rules/password-strength'
import { hash, verify } from '@node-rs/argon2'
import { problem } from '../errors.ts'
import { guessesFor } from './password-strength.ts'
import { createTurnstile } from './turnstile.ts'

/** What is known about the password's owner. */
export interface PasswordOwner {
  /** Address, name, company: a password must not be made of these. */
  words: readonly string[]
  /** An admin sets it, and the owner must replace it at first sign-in. */
  isFirst?: boolean
}

/** Passwords are normalised (NFKC): keyboards write the same character in more than one way. */
export interface Passwords {
  /**
   * @param field the form field for the message
   * @throws Problem `auth.password_breached` for one that is easy to guess
   */
  hash(password: string, field: string, owner: PasswordOwner): Promise<string>
  /**
   * Checks an already hashed password once more is known about its owner.
   * @param field the form field for the message
   * @throws Problem `auth.password_breached` for one that is easy to guess
   */
  judge(password: string, field: string, owner: PasswordOwner): Promise<void>
  /** @param stored `null` if there is no such account: the answer is then false, and takes as long as any other */
  verify(stored: string | null, password: string): Promise<boolean>
}

const normalise = (typed: string) => typed.normalize('NFKC')

async function judge(password: string, field: string, { words, isFirst = false }: PasswordOwner): Promise<void> {
  const guesses = await guessesFor(password, words)
  if (guesses >= (isFirst ? guessesOfFirst : guessesOfOwn)) return
  const { message } = problem('auth.password_breached')
  throw problem('auth.password_breached', { fields: { [field]: message } })
}

/**
 * Hashes with argon2id (19 MiB, two passes).
 * @param atOnce how many may run at once; more wait, so that a flood of sign-ins cannot use up the memory
 * @param longestWait for a turn, in milliseconds; 10,000 by default
 */
export function createPasswords(atOnce: number, longestWait = 10_000): Passwords {
  const turn = createTurnstile(atOnce, longestWait)
  const dummyHash = hash('the password of nobody')
  return {
    hash(typed, field, owner) {
      const password = normalise(typed)
      return turn(async () => {
        await judge(password, field, owner)
        return hash(password)
      })
    },
    judge: (typed, field, owner) => judge(normalise(typed), field, owner),
    verify: (stored, typed) =>
      turn(async () => {
        const matches = await verify(stored ?? (await dummyHash), normalise(typed))
        return matches && stored !== null
      }),
  }
}
