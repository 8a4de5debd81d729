import { estimateOptions, guessedWords, guessesWithout } from '@kerf/shared-contracts/rules/password-strength'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Cached and lazy, because reading the dictionaries takes a quarter of a second. */
let estimator: Promise<ZxcvbnFactory> | undefined

async function readDictionaries(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Estimator({ dictionary, graphs: adjacencyGraphs, ...estimateOptions })
}

/**
 * Estimates how many guesses find a password, using leaked passwords, names, keyboard patterns, dates and repetition.
 * @param names what an attacker knows about its owner: address, name, company
 */
export async function guessesFor(password: string, names: readonly string[]): Promise<number> {
  estimator ??= readDictionaries()
  const judge = await estimator
  return guessesWithout(password, names, (text) => judge.check(text, guessedWords(names)).guesses)
}
