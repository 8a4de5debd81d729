import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { german } from './german.ts'
import { japanese } from './japanese.ts'
import { spoken } from './spoken.ts'

afterEach(() => {
  document.documentElement.lang = ''
})

test('components speak the language of the page', () => {
  const words = () => spoken('printPage', { print: 'Print' }).print
  expect(words()).toBe('Print')
  document.documentElement.lang = 'de'
  expect(words()).toBe('Drucken')
  document.documentElement.lang = 'ja'
  expect(words()).toBe('印刷')
})

test('what nobody has translated is said in English', () => {
  document.documentElement.lang = 'de'
  expect(spoken('unknown', { print: 'Print' })).toEqual({ print: 'Print' })
})

test('every component that speaks is translated', () => {
  const sources = globSync('shared-ui/src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  const asked = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/spoken(?:<[^(]*>)?\(\s*'(\w+)'/g)].map(([, name]) => name),
  )
  expect(asked.length).toBeGreaterThan(15)
  for (const translation of [german, japanese]) expect(Object.keys(translation).toSorted()).toEqual(asked.toSorted())
})

test('both translations have the same words', () => {
  const keysOf = (translation: typeof german) =>
    Object.entries(translation).map(([name, words]) => [name, Object.keys(words).toSorted()])
  expect(keysOf(japanese)).toEqual(keysOf(german))
})
