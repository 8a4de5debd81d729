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
 * Words that people put a year and an exclamation mark behind. The dictionaries know the English ones as words, and rate
 * "Winter2025!!" by its length all the same.
 */
const favourites = [
  ['password', 'passwort', 'kennwort', 'geheim', 'motdepasse', 'contraseña', 'parola', 'senha', 'wachtwoord', 'haslo'],
  [
    'welcome',
    'willkommen',
    'bienvenue',
    'bienvenido',
    'admin',
    'login',
    'qwerty',
    'qwertz',
    'azerty',
    'hallo',
    'hello',
  ],
  ['spring', 'summer', 'autumn', 'winter', 'frühling', 'fruehling', 'sommer', 'herbst', 'printemps', 'automne'],
  [
    'fall',
    'primavera',
    'verano',
    'otoño',
    'invierno',
    'estate',
    'autunno',
    'inverno',
    'hiver',
    'vår',
    'sommar',
    'höst',
  ],
  ['january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
  ['januar', 'februar', 'märz', 'juni', 'juli', 'oktober', 'dezember', 'monday', 'friday', 'montag', 'freitag'],
  // Those of the demo world, printed by `npm start`.
  ['kerf', 'demo', 'parts'],
].flat()

/**
 * How many times more guesses a password takes than what is left of it without the words that attackers try first: its
 * owner's, and everybody's favourites.
 */
const timesHarder = 100
/** As {@link timesHarder}, of one word before a year, or a number as short, and marks: whoever guesses adds these. */
const timesHarderWithNumber = 1000
const oneWordAndNumber = /^[^\p{L}\d]*(\p{L}*)[^\p{L}\d]*\d{0,4}[^\p{L}\p{N}]{0,3}$/u

/**
 * @param estimate guesses that a text withstands
 * @param names what is known of the owner: address, name, company
 * @returns guesses that a password withstands, also by somebody who tries words of the owner, or any one word, with a few
 * characters added
 */
export function guessesWithout(password: string, names: readonly string[], estimate: (text: string) => number): number {
  // Letters of another width are the same letters to whoever guesses.
  const plain = password.normalize('NFKC').toLowerCase()
  const words = [...favourites, ...guessedWords(names)].map((word) => word.normalize('NFKC').toLowerCase())
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), plain)
  const guesses = [estimate(password)]
  if (plain !== password.toLowerCase()) guesses.push(estimate(plain))
  if (rest.length < plain.length) guesses.push(estimate(rest) * timesHarder)
  const [, word] = oneWordAndNumber.exec(rest) ?? []
  if (word !== undefined) guesses.push(estimate(word) * timesHarderWithNumber)
  return Math.min(...guesses)
}

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
