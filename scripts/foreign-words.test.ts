import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openInterpolations, openTitles } from './lib/foreign-words.ts'
import { root } from './lib/root.ts'

const screens = '{shared-parts,mf-*,shell}/src/**'
/** What is named so, and holds no words, or those of saved lists, in which no marks belong. */
const others = /\/(json|schema|whole|csv)-text\.ts$/
/** Translations take their values from the English text, and do not say again which are numbers. */
const notRead = /\.(test(-d)?|de|ja)\.tsx?$/
const texts = globSync([`${screens}/{text,*-text}.ts`, 'api/src/features/**/{text,*-text}.ts'], { cwd: root }).filter(
  (file) => !others.test(file),
)
const code = globSync([`${screens}/*.{ts,tsx}`], { cwd: root }).filter(
  (file) => !texts.includes(file) && !notRead.test(file),
)
const read = (file: string) => readFile(join(root, file), 'utf8')

test.each(texts)('what people typed is isolated in the words of %s', async (file) => {
  expect(openInterpolations(await read(file))).toEqual([])
})

test.each(texts.filter((file) => !file.startsWith('api/')))(
  '%s names the provider as it is called, not Kerf',
  async (file) => {
    expect((await read(file)).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'@kerf[^']*'/g, '')).not.toContain('Kerf')
  },
)

test('names of people and things are isolated wherever a screen puts them into a text', async () => {
  const found = await Promise.all(code.map(async (file) => openTitles(await read(file)).map((at) => `${file}: ${at}`)))
  expect(found.flat()).toEqual([])
})
