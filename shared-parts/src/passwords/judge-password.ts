import { estimateOptions, guessedWords, guessesWithout } from '@kerf/shared-contracts/rules/password-strength'
import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The verdict on a password: strong enough, or why not. */
export type Judgement = 'strong' | 'known' | 'own' | 'short'

async function readDictionaries(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Estimator({ dictionary, graphs: adjacencyGraphs, ...estimateOptions })
}

function reasonOf(sequence: readonly MatchExtended[]): Judgement {
  // The longest part found in a list says best what is wrong.
  const [given] = sequence
    .filter((match) => match.pattern === 'dictionary')
    .toSorted((a, b) => b.token.length - a.token.length)
  if (!given) return 'short'
  return 'dictionaryName' in given && given.dictionaryName === 'userInputs' ? 'own' : 'known'
}

/**
 * Loads the lists of leaked passwords, names and words, which are far larger than a page, so only when somebody is about to
 * choose a password.
 * @returns judges as the API will (docs/product/accounts.md, 'Passwords')
 */
export async function loadJudge(): Promise<(password: string, names: readonly string[], needed: number) => Judgement> {
  const estimator = await readDictionaries()
  return (password, names, needed) => {
    const written = password.normalize('NFKC')
    const check = (text: string) => estimator.check(text, guessedWords(names))
    const guesses = guessesWithout(written, names, (text) => check(text).guesses)
    return guesses >= needed ? 'strong' : reasonOf(check(written).sequence)
  }
}
