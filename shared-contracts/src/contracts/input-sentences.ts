import { words } from '../words/words.ts'

/**
 * Translations of what schemas and rules say of an input, by the English sentence; a number in it may be `#`. English has
 * none: the sentences stand in the schemas.
 */
export const inputSentences: Readonly<Record<string, string>> = words('shared-contracts/contracts/input-sentences', {})

/**
 * What a schema says of an input, in the present language (docs/product/languages.md). Said in English where nobody has
 * translated it, and a sentence of another language stays as it is.
 * @param sentences where else to look
 */
export function inPresentLanguage(message: string, sentences = inputSentences): string {
  const exact = sentences[message]
  if (exact !== undefined) return exact
  const numbers = message.match(number) ?? []
  const pattern = sentences[message.replace(number, '#')]
  if (pattern === undefined) return message
  const rest = numbers.values()
  return pattern.replaceAll('#', () => rest.next().value ?? '#')
}

const number = /\d+(?:[.,]\d+)*/g
