import { describe, expect, test } from 'vitest'
import { customerNamesIn } from './customer-names.ts'

interface Who {
  name?: string
  company?: string
  typed?: string
  number?: string
  email?: string
}

/** The names that a text holds of a customer. */
function foundIn(
  text: string,
  { name = 'Dana Whitfield', company, typed, number, email = 'dw@example.org' }: Who = {},
) {
  const linked = company ? { name: company, customerNumber: number ?? null } : null
  return customerNamesIn(text, {
    user: { name, email, companyNameInput: typed ?? null, company: linked },
  })
}

const acme = { company: 'Acme Corp', email: 'orders@acme-corp.com' }

describe('a name of the customer is found', () => {
  test.each([
    'Bracket for Acme Corp',
    'acme corp bracket',
    'ACME_CORP_bracket.step',
    'bracket-acme.corp-rev-C.pdf',
    'AcmeCorpBracket.step',
    'acmecorpbracket.step',
    'AcmeBracket2.step',
    'bracket_ACME2024.pdf',
    'C:\\drawings\\Acme Corp\\bracket.step',
    'Acme%20Corp%20bracket.pdf',
    'Ａｃｍｅ　Ｃｏｒｐ　ブラケット.step',
    'Ac\u00adme C\u200borp',
    'ask acme-corp.com for the drawing',
  ])('in "%s"', (text) => {
    expect(foundIn(text, acme)).not.toEqual([])
  })

  test('without saying what kind of company it is, in English and in Japanese', () => {
    expect(foundIn('hoffmann-flange.step', { company: 'Hoffmann GmbH & Co. KG' })).toEqual(['Hoffmann GmbH & Co. KG'])
    expect(foundIn('Pacific Robotics arm', { typed: 'Pacific Robotics, Inc.' })).toEqual(['Pacific Robotics, Inc.'])
    expect(foundIn('山田製作所ブラケット.step', { company: '株式会社山田製作所' })).toEqual(['株式会社山田製作所'])
    expect(foundIn('㈱山田製作所様向け', { company: '山田製作所株式会社' })).toEqual(['山田製作所株式会社'])
  })

  test('in a script without blanks, inside of words, in either width and either kana', () => {
    expect(foundIn('新規トヨサキ部品.pdf', { company: 'トヨサキ' })).toEqual(['トヨサキ'])
    expect(foundIn('新規ﾄﾖｻｷ部品.pdf', { company: 'トヨサキ' })).toEqual(['トヨサキ'])
    expect(foundIn('とよさきの部品', { company: 'トヨサキ' })).toEqual(['トヨサキ'])
    expect(foundIn('山田様のブラケット', { name: '山田 太郎' })).toEqual(['山田 太郎'])
  })

  test('with marks and without them, and with umlauts spelled out', () => {
    for (const text of ['Müller-Bracket', 'MULLER bracket', 'mueller_bracket.step', 'Mu\u0308ller.pdf']) {
      expect(foundIn(text, { company: 'Müller AG' })).toEqual(['Müller AG'])
    }
    expect(foundIn('Müller bracket', { company: 'Mueller AG' })).toEqual(['Mueller AG'])
    expect(foundIn('gross-welle.step', { company: 'Groß KG' })).toEqual(['Groß KG'])
  })

  test('of the person, in either order, and by either name alone', () => {
    for (const text of ['Whitfield, Dana', 'danawhitfield_v2.step', 'whitfield-bracket.pdf', 'As agreed with DANA']) {
      expect(foundIn(text)).toEqual(['Dana Whitfield'])
    }
  })

  test('as the address, its mailbox, and the domain of a company of its own', () => {
    const who = { name: 'D W', email: 'dwhitfield@mail.northforge.co.jp' }
    expect(foundIn('write to dwhitfield@mail.northforge.co.jp', who)).toContain(who.email)
    expect(foundIn('drawn by dwhitfield', who)).toEqual([who.email])
    expect(foundIn('NorthForge-bracket.step', who)).toEqual(['mail.northforge.co.jp'])
  })

  test('as the number by which the customer is known', () => {
    expect(foundIn('For C0042', { ...acme, number: 'C0042' })).toEqual(['C0042'])
  })

  test('of two letters, written just so', () => {
    expect(foundIn('HP-bracket.step', { company: 'HP' })).toEqual(['HP'])
    expect(foundIn('hp bracket at 20 hp', { company: 'HP' })).toEqual([])
  })
})

describe('what is no name of the customer is not found', () => {
  test.each([
    ['a short name inside of a word', 'Rotation of the station, ±0.1', { company: 'Ion' }],
    ['a short name across two words', 'Radio nozzle', { company: 'Ion' }],
    ['a surname inside of a word', 'Martensitic stainless steel', { name: 'Jo Marten' }],
    ['an initial', 'Part J, view W', { name: 'J. W.' }],
    ['what kind of company it is', 'Stainless Corp. of the block, inc. holes', acme],
    ['a provider where anybody has an address', 'Send it to gmail', { name: 'X', email: 'buy@gmail.com' }],
    ['a mailbox that names what it is for', 'Sales sample', { name: 'X', email: 'sales@northforge.com' }],
    ['nothing', '', acme],
    ['only marks', '-- ## --', { ...acme, name: '--' }],
  ])('%s', (_what, text, who: Who) => {
    expect(foundIn(text, who)).toEqual([])
  })

  test('each name is said once', () => {
    expect(foundIn('Acme Corp, ACME CORP', { ...acme, typed: 'Acme Corp', email: 'x@example.org' })).toEqual([
      'Acme Corp',
    ])
  })
})
