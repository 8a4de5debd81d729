import { afterEach, expect, test } from 'vitest'
import { speak } from '../words/words.ts'
import { inPresentLanguage } from './input-sentences.ts'

const german = {
  'Please enter a valid date': 'Bitte geben Sie ein gültiges Datum ein',
  'From # to #': 'Von # bis #',
  'A year, such as 1998': 'Ein Jahr, zum Beispiel 1998',
}

afterEach(() => speak(() => undefined))

test.each([
  ['Please enter a valid date', 'Bitte geben Sie ein gültiges Datum ein'],
  ['From 0 to 100,000', 'Von 0 bis 100,000'],
  ['A year, such as 1998', 'Ein Jahr, zum Beispiel 1998'],
  ['Nobody translated this', 'Nobody translated this'],
  ['Bitte geben Sie ein gültiges Datum ein', 'Bitte geben Sie ein gültiges Datum ein'],
])('%s is said in the present language', (english, said) => {
  expect(inPresentLanguage(english)).toBe(english)
  speak(() => ({ 'shared-contracts/contracts/input-sentences': german }))
  expect(inPresentLanguage(english)).toBe(said)
})
