import { expect, test } from 'vitest'
import { firstSpoken, languageAsked } from './languages.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'ja'], 'ja'],
  [['FR'], 'en'],
  [['JA-jp'], 'ja'],
  [[], 'en'],
])('of %j the first spoken is %s', (preferred, language) => expect(firstSpoken(preferred)).toBe(language))

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en;q=0.2, ja;q=0.8', 'ja'],
  ['de;q=0, ja;q=0.1', 'ja'],
  ['fr, *;q=0.1', 'en'],
  ['de;q=nonsense, en', 'en'],
])('%j asks for %s', (header, language) => expect(languageAsked(header)).toBe(language))
