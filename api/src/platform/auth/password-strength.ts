import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/**
 * How many guesses a password must withstand that somebody chooses for themselves: eight random characters do, a word
 * with a year does not.
 */
export const guessesOfOwn = 50_000_000
/** As many for one that an admin sets and its owner must replace at the first sign-in: none of those tried first. */
export const guessesOfFirst = 1000

/** Beyond these characters a password is not looked at: the estimate takes longer than the square of its length. */
const looksAt = 32
/** How many ways of reading `4` as `a` and the like are tried. */
const substitutions = 8

/** Kept, as the dictionaries take a quarter of a second to read; and read when first asked for. */
let estimator: Promise<ZxcvbnFactory> | undefined

async function readDictionaries(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Estimator({ dictionary, graphs: adjacencyGraphs, maxLength: looksAt, l33tMaxSubstitutions: substitutions })
}

/**
 * Estimates after how many guesses a password is found, by lists of leaked ones, names, keyboards, dates and repetition.
 * @param words what an attacker knows of its owner: address, name, company
 */
export async function guessesFor(password: string, words: readonly string[]): Promise<number> {
  estimator ??= readDictionaries()
  return (await estimator).check(password, words.flatMap(variants)).guesses
}

/** The words of a name, and all of them together without blanks, as in "acmerobotics". */
function variants(name: string): string[] {
  const parts = name.split(/[\s@._-]+/).filter((part) => part.length > 2)
  return [...new Set([name, parts.join(''), ...parts])].filter((word) => word.length > 2)
}
