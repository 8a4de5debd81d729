// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { isolatedList } from './isolated.tsx'
import { listed } from './listed.ts'

afterEach(() => {
  document.documentElement.lang = ''
})

test.each([
  ['en', 'Steel, Brass'],
  ['de', 'Steel, Brass'],
  ['ja', 'Steel、Brass'],
])('items are divided as the language of the page (%s) does', (language, words) => {
  document.documentElement.lang = language
  expect(listed(['Steel', null, '', 'Brass'])).toBe(words)
  expect(isolatedList(['Steel', null, '', 'Brass'])).toBe(words)
})
