import { expect, test } from 'vitest'
import { openInterpolations, openTitles } from './foreign-words.ts'

/** Code that puts something into a text, which stands here as `#{…}`. */
const asCode = (written: string) => written.replaceAll('#', '$')

test.each([
  ['a name of any parameter', 'const text = { remove: (thing: string) => `Remove #{thing}` }'],
  ['the first of several', 'const text = { owner: (owners: string[]) => `#{owners[0]} is the owner` }'],
  ['a name or a word', "const text = { ask: (company: string) => `Ask #{company ?? 'you'}` }"],
])('%s is to be isolated in words', (_, source) => {
  expect(openInterpolations(asCode(source))).toHaveLength(1)
})

test.each([
  ['isolated names', 'const text = { remove: (thing: string) => `Remove #{isolated(thing)}` }'],
  ['names that came isolated', 'const text = { remove: (things: Isolated) => `Remove #{things}` }'],
  ['numbers', 'const text = { files: (far: number) => `#{far} files` }'],
  ['dates and other words of Kerf', 'const text = { due: (date: string) => `Due #{date}` }'],
  ['what is saved', 'const text = { copyOf: (name: string) => `#{name} (copy)` }'],
])('%s may stand in words', (_, source) => {
  expect(openInterpolations(asCode(source))).toEqual([])
})

test.each(['`#{customer.name}, #{customer.email}`', "[company, number].filter(Boolean).join(' · ')"])(
  'screens isolate the names in %s',
  (source) => expect(openTitles(asCode(source))).toHaveLength(1),
)

test.each([
  '`#{isolated(customer.name)}, #{customer.email}`',
  '`#{name}.pdf`',
  '`?q=#{company.name}`',
  "[name].join('\\n')",
])('screens may write %s', (source) => expect(openTitles(asCode(source))).toEqual([]))
