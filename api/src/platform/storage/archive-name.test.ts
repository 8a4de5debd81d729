import { expect, test } from 'vitest'
import { archiveNamer } from './archive-name.ts'

const bytes = (name: string) => Buffer.byteLength(name)

function namesOf(names: readonly string[]): string[] {
  return names.map(archiveNamer())
}
const nameOf = (name: string) => archiveNamer()(name)

test.each([
  ['../../etc/passwd', 'etc/passwd'],
  ['/absolute', 'absolute'],
  ['C:\\part\\..\\x.step', 'C_/part/x.step'],
  ['what?<is>:this*.pdf', 'what__is__this_.pdf'],
  ['dots...', 'dots_'],
  ['blank. ', 'blank_'],
  ['folder./x.pdf', 'folder_/x.pdf'],
  ['', 'file'],
  ['図面 🛠️/part é.step', '図面 🛠️/part é.step'],
])('the name %j unpacks anywhere as %j', (name, safe) => {
  expect(nameOf(name)).toBe(safe)
})

test.each([
  ['CON', '_CON'],
  ['con.step', '_con.step'],
  ['Nul.tar.gz', '_Nul.tar.gz'],
  ['aux .pdf', '_aux .pdf'],
  ['COM1.pdf', '_COM1.pdf'],
  ['lpt9', '_lpt9'],
  ['LPT².pdf', '_LPT².pdf'],
  ['CONOUT$', '_CONOUT$'],
  ['prn/x.pdf', '_prn/x.pdf'],
  ['con rod.step', 'con rod.step'],
  ['console.pdf', 'console.pdf'],
  ['COM10.pdf', 'COM10.pdf'],
])('the Windows device name in %j is defused as %j', (name, safe) => {
  expect(nameOf(name)).toBe(safe)
})

test('equal names are made distinct, even under case-insensitive comparison', () => {
  expect(
    namesOf(['a.pdf', 'a.pdf', 'A.PDF', 'a (2).pdf', 'b', 'b', 'x/a.pdf', 'X/a.pdf', 'Maß.pdf', 'MASS.pdf']),
  ).toEqual([
    'a.pdf',
    'a (2).pdf',
    'A (3).PDF',
    'a (2) (2).pdf',
    'b',
    'b (2)',
    'x/a.pdf',
    'X/a (2).pdf',
    'Maß.pdf',
    'MASS (2).pdf',
  ])
})

test.each([
  ['ASCII', `${'x'.repeat(250)}.step`, `${'x'.repeat(250)}.step`],
  ['Japanese', `${'図'.repeat(250)}.step`, `${'図'.repeat(83)}.step`],
  ['Cyrillic, without an ending', 'я'.repeat(255), 'я'.repeat(127)],
  ['emoji', `${'🛠'.repeat(125)}.step`, `${'🛠'.repeat(62)}.step`],
  ['emoji of several characters', `${'👩‍🔧'.repeat(50)}.pdf`, `${'👩‍🔧'.repeat(22)}.pdf`],
  ['a letter with more accents than fit', `q${'\u0301'.repeat(250)}.pdf`, `q${'\u0301'.repeat(125)}.pdf`],
  ['blanks before a cut', `COM1${'\u00a0'.repeat(200)}x.step`, `_COM1${'\u00a0'.repeat(122)}.step`],
  ['dots at a cut', `${'図'.repeat(80)}${'.'.repeat(30)} z`, `${'図'.repeat(80)}_`],
])('a name of at most 255 units takes at most 255 bytes: %s', (_script, name, short) => {
  expect(name.length).toBeLessThanOrEqual(255)
  expect(bytes(short)).toBeLessThanOrEqual(255)
  expect(nameOf(name)).toBe(short)
})

test('each folder takes at most 255 bytes as well', () => {
  expect(nameOf(`${'図'.repeat(100)}/${'面'.repeat(100)}.pdf`)).toBe(`${'図'.repeat(85)}/${'面'.repeat(83)}.pdf`)
})

test('names that only differ beyond the cut are made distinct within the same length', () => {
  const names = namesOf(Array.from({ length: 12 }, (_, number) => `${'図'.repeat(240)}${number}.step`))
  expect(new Set(names).size).toBe(12)
  expect(names[0]).toBe(`${'図'.repeat(83)}.step`)
  expect(names[1]).toBe(`${'図'.repeat(82)} (2).step`)
  expect(names[11]).toBe(`${'図'.repeat(81)} (12).step`)
  for (const name of names) expect(bytes(name)).toBeLessThanOrEqual(255)
})
