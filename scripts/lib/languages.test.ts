import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueFaults, languageFiles, nameOfText, unusedWords } from './languages.ts'

/** A checkout with these files. */
function checkout(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'kerf-languages-'))
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), code)
  }
  return root
}

const english = "export const text = words('mf-auth/mails', {\n  title: 'Mails',\n})\n"
const whole = {
  'mf-auth/src/features/mails/text.ts': english,
  'mf-auth/src/features/mails/text.de.ts': "export const text = { title: 'E-Mails' }\n",
  'mf-auth/src/features/mails/text.ja.ts': "export const text = { title: 'メール' }\n",
  'mf-auth/src/features/mails/page.tsx': 'export const Page = () => text.title\n',
}

test.each([
  ['mf-admin/src/features/customers/rfqs/text.ts', 'mf-admin/customers/rfqs'],
  ['shell/src/text.ts', 'shell'],
  ['shell/src/find/dialog-text.ts', 'shell/find/dialog-text'],
  ['api/src/features/notifications/account-text.ts', 'api/notifications/account-text'],
])('the text in %s is called %s', (file, name) => expect(nameOfText(file)).toBe(name))

test('a text with all its translations has no fault, and its dictionaries name it', () => {
  const root = checkout(whole)
  expect(catalogueFaults(root)).toEqual([])
  expect(unusedWords(root)).toEqual([])
  expect(languageFiles(root).get('mf-auth/src/languages/de.ts')).toContain("'mf-auth/mails': text0")
})

test.each([
  ['a translation is missing', { 'mf-auth/src/features/mails/text.ja.ts': undefined }, /text\.ja\.ts: is missing/],
  [
    'a translation exports another name',
    { 'mf-auth/src/features/mails/text.de.ts': 'export const words = {}\n' },
    /text\.de\.ts: exports no text/,
  ],
  [
    'a text has the name of another place',
    { 'mf-auth/src/features/mails/text.ts': english.replace('mf-auth/mails', 'mf-auth/mail') },
    /is called 'mf-auth\/mail', its place says 'mf-auth\/mails'/,
  ],
  [
    'a translation has no text',
    { 'mf-auth/src/features/old/text.de.ts': 'export const text = {}\n' },
    /old\/text\.de\.ts: translates no text/,
  ],
])('it is a fault when %s', (_what, change, fault) => {
  const files = Object.entries({ ...whole, ...change }).flatMap(([file, code]) => (code ? [[file, code]] : []))
  expect(catalogueFaults(checkout(Object.fromEntries(files)))).toEqual([expect.stringMatching(fault)])
})

test('a word that no code reads is unused, and one that is put together is not', () => {
  const page = ['const label = text[`$', '{what}Label`]\n'].join('')
  const words = english.replace("title: 'Mails',", "oldTitle: 'Mails',\n  sentLabel: 'Sent',")
  const root = checkout({
    ...whole,
    'mf-auth/src/features/mails/text.ts': words,
    'mf-auth/src/features/mails/page.tsx': page,
  })
  expect(unusedWords(root)).toEqual(['mf-auth/src/features/mails/text.ts: oldTitle'])
})
