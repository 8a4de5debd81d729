/**
 * How hard a password must be to guess (docs/product/accounts.md, 'Passwords'). Browser and API estimate alike, with
 * zxcvbn, so that a form says while one types what the API will say.
 */

/** Guesses that a password must withstand that somebody chooses: eight random characters do, a word with a year does not. */
export const guessesOfOwn = 50_000_000
/** As many for one that an admin sets and its owner must replace at the first sign-in: none of those tried first. */
export const guessesOfFirst = 1000

/**
 * How the estimate is made. Beyond 32 characters a password is not looked at, as the time grows faster than the square
 * of its length; eight ways are tried of reading `4` as `a` and the like.
 */
export const estimateOptions = { maxLength: 32, l33tMaxSubstitutions: 8 }

/**
 * What an attacker tries first: the words of names and addresses, and all of one together without blanks, as in
 * "acmerobotics". @param names what is known of the owner: address, name, company
 */
export function guessedWords(names: readonly string[]): string[] {
  return ['kerf', ...names.flatMap(variants)]
}

function variants(name: string): string[] {
  const parts = name.split(/[\s@._-]+/).filter((part) => part.length > 2)
  return [...new Set([name, parts.join(''), ...parts])].filter((word) => word.length > 2)
}
