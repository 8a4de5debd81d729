import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsAddress, plainName } from './plain-name.ts'

test.each([
  'Ada Turner',
  'J. P. O’Neil',
  "Dr. J.R. O'Neil-Šimić",
  'Ada Turner, Ph.D.',
  '山田 太郎',
  'モーニング娘。',
  'محمد عبد الله',
  'नरेंद्र मोदी',
  'Smith & Co. KG',
  'St. Mary',
  'A.B. Volvo',
  'Novo Nordisk A/S',
  'Müller/Schmidt GbR',
  'Dipl.-Ing. Weber',
  'Ferrari S.p.A.',
  'Turnverein 1860 e.V.',
  'Orion d.o.o.',
  'Industry 4.0 GmbH',
  '3M (Deutschland) GmbH',
  'Jörg "Jogi" Löw',
  'Bolts+Nuts #1!',
  'Taro 🛠️',
  '<b>Ada</b>',
])('%s stays unchanged', (name) => {
  expect(plainName(name)).toBe(name.normalize('NFC'))
  expect(holdsAddress(name)).toBe(false)
})

test.each([
  ['J.P.Morgan', 'J.P. Morgan'],
  ['J.Smith', 'J. Smith'],
  ['Dr.Müller', 'Dr. Müller'],
  ['Smith & Co.KG', 'Smith & Co. KG'],
  ['O´Neil', 'O’Neil'],
  ['  Ada\r\n\tTurner\u2028 ', 'Ada Turner'],
  ['Ada\u200b \u202eTurner\u0000', 'Ada Turner'],
  ['Ａｄａ　Ｔｕｒｎｅｒ', 'Ada Turner'],
  ['=?utf-8?Q?Pay=20here?=', '= ?utf-8?Q?Pay=20here?='],
])('%j is written as %j', (name, written) => {
  expect(plainName(name)).toBe(written)
  expect(holdsAddress(name)).toBe(false)
})

test.each([
  'evil.com',
  'Evil.Com',
  'evil.com/x',
  'evil.com.',
  '(evil.com)',
  '"evil.com"',
  'www.evil.example',
  'http://evil.example/x?y=z',
  'hxxp://evil',
  'evil。com',
  'evil．com/x',
  'evil｡com',
  'ｅｖｉｌ.ｃｏｍ',
  'evil․com',
  'evil\u200b.\u2060com',
  'evil.\u00adcom',
  'evil.\ufe0fcom',
  'evil.\u3164com',
  'x.com',
  't.co/x',
  'x.Com/y',
  'dr.evil.com',
  'J.P.evil.com',
  'evil-.com',
  'bücher.de',
  'правда.рф',
  '例え.テスト',
  'xn--e1afmkfd.xn--p1ai',
  'evil.1a',
  '1.2.3.4',
  '1.2.3.4/login',
  '１.２.３.４',
  'you@evil',
  'you＠evil.example',
])('the address %j is left out', (address) => {
  expect(plainName(`Win 500 at ${address} now`)).toBe('Win 500 at now')
  expect(plainName(address)).toBe('')
  expect(holdsAddress(`Ada ${address}`)).toBe(true)
})

test('a long name is cut, between characters', () => {
  expect(plainName('x'.repeat(60))).toBe('x'.repeat(60))
  expect(plainName('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`)
  expect(plainName(`${'x'.repeat(58)}🛠🛠🛠`)).toBe(`${'x'.repeat(58)}…`)
  expect(plainName('word '.repeat(100))).toMatch(/^(word )+word…$/)
})

test('any input becomes one short line without an address, and does not change when repeated', () => {
  const typed = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', 'com', '。', '://', '@', ' ', '1')),
  )
  fc.assert(
    fc.property(typed, (parts) => {
      const name = plainName(parts.join(''))
      expect(name.length).toBeLessThanOrEqual(60)
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@]|:\/\/|=\?|[a-z][.。](com|[a-z]{2})/u)
      expect(holdsAddress(name)).toBe(false)
    }),
  )
})
