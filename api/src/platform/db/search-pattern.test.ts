import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { Company } from '../../models/company.ts'
import { holds, searchPattern } from './search-pattern.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test.each([
  ['part of the name in any case', ' müLLER ', ['Müller & Söhne']],
  ['a percent sign', '100%', ['100% Metal']],
  ['an underscore', 'a_b', ['A_B']],
  ['a backslash', 'c\\d', ['C\\D']],
  ['two fields at once: nothing', 'metal cu0001', []],
  ['a dotted capital i as written', 'İstanbul', ['İstanbul ΣΊΣΥΦΟΣ']],
  ['Greek capitals as written', 'ΣΊΣΥΦΟΣ', ['İstanbul ΣΊΣΥΦΟΣ']],
  ['a sharp s as written', 'straße', ['Straße']],
])('finds %s', async (_, typed, names) => {
  const companies = ['Müller & Söhne', '100% Metal', '1000 Metal', 'A_B', 'AxB', 'C\\D', 'İstanbul ΣΊΣΥΦΟΣ', 'Straße']
  await database.knex('companies').delete()
  await Company.query(database.knex).insert(
    companies.map((name, index) => ({ name, customerNumber: index === 1 ? 'CU0001' : null })),
  )
  const found = await Company.query(database.knex).where('searchText', 'like', searchPattern(typed))
  expect(found.map(({ name }) => name)).toEqual(names)
})

/** The same name as two people or programs write it. */
const written: [what: string, oneWay: string, another: string][] = [
  ['a no-break space', 'Gear\u00a0Box', 'gear box'],
  ['two blanks', 'Gear  Box', 'gear box'],
  ['a tab', 'Gear\tBox', 'gear box'],
  ['an ideographic space', 'Gear\u3000Box', 'gear box'],
  ['a narrow no-break space', '10\u202f000', '10 000'],
  ['an en dash', 'M8\u201312', 'm8-12'],
  ['an em dash', 'M8\u201412', 'm8-12'],
  ['a no-break hyphen', 'T\u2011Slot', 't-slot'],
  ['a minus sign', 'Grade \u22125', 'grade -5'],
  ['a full-width hyphen', 'T\uff0dSlot', 't-slot'],
  ['a soft hyphen', 'Gehäuse\u00addeckel', 'gehäusedeckel'],
  ['a zero-width space', 'Gear\u200bBox', 'gearbox'],
  ['capitals', 'FLANGE', 'flange'],
  ['full-width letters and digits', '\uff33\uff35\uff33\uff13\uff10\uff14', 'sus304'],
  ['half-width katakana', '\uff77\uff9e\uff94', '\u30ae\u30e4'],
  ['decomposed letters', 'Geha\u0308use', 'geh\u00e4use'],
  ['a ligature', '\ufb01xture', 'fixture'],
  ['a superscript digit', 'mm\u00b2', 'mm2'],
  ['a sharp s', 'Stra\u00dfe', 'strasse'],
  ['a capital sharp s', 'STRA\u1e9eE', 'strasse'],
  [
    'a sigma at the end of a word',
    '\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2',
    '\u03c3\u03af\u03c3\u03c5\u03c6\u03bf\u03c3',
  ],
  ['direction marks', '\u2068\u05dc\u05d5\u05d7\u2069 12\u200f', '\u05dc\u05d5\u05d7 12'],
]

describe('stored and typed text are compared in one form', () => {
  test.each(written)('%s', async (_, oneWay, another) => {
    const { rows } = await database.knex.raw('select kerf_normalize(?) as one, kerf_normalize(?) as other', [
      oneWay,
      another,
    ])
    expect(rows).toEqual([{ one: another, other: another }])
  })

  test.each(written)('%s: found either way', async (_, oneWay, another) => {
    await database.knex('companies').delete()
    await Company.query(database.knex).insert([{ name: `The ${oneWay} Works` }, { name: `The ${another} Works` }])
    for (const typed of [oneWay, another]) {
      expect(await Company.query(database.knex).where('searchText', 'like', searchPattern(typed))).toHaveLength(2)
    }
  })

  test.each(['ö', 'ñ', 'é'])('%s counts as a separate letter', async (letter) => {
    const { rows } = await database.knex.raw('select kerf_normalize(?) as kept', [letter])
    expect(rows).toEqual([{ kept: letter }])
  })
})

test('uses the index of the searched column', async () => {
  const plan = await database.knex.transaction(async (tx) => {
    // PostgreSQL would scan an empty table.
    await tx.raw('set local enable_seqscan = off')
    const { sql, bindings } = Company.query(tx).where('searchText', 'like', searchPattern('ABC')).toKnexQuery().toSQL()
    return (await tx.raw(`explain ${sql}`, [...bindings])).rows
  })
  expect(JSON.stringify(plan)).toContain('companies_search_idx')
})

describe('one or two Chinese, Japanese or Korean characters', () => {
  /** In the form in which knex writes placeholders. */
  const condition = (typed: string, table = 'companies') => {
    const { text, values } = holds(`${table}.search_text`, typed)
    return [text.replaceAll(/\$\d/g, '?'), values.map(String)] as const
  }
  const find = async (typed: string) => {
    const [text, values] = condition(typed)
    const { rows } = await database.knex.raw(`select name from companies where ${text} order by name`, values)
    return rows.map(({ name }: { name: string }) => name)
  }

  test('are found anywhere in a text, in either width, and nothing else is', async () => {
    await database.knex('companies').delete()
    await Company.query(database.knex).insert(
      ['東海ポンプ軸', '健太 Works', '太健 Works', '한국정밀', 'Tokai'].map((name) => ({ name })),
    )
    expect(await find('健太')).toEqual(['健太 Works'])
    expect(await find('軸')).toEqual(['東海ポンプ軸'])
    expect(await find('ﾎﾟﾝ')).toEqual(['東海ポンプ軸'])
    expect(await find(' 정밀 ')).toEqual(['한국정밀'])
    expect(await find('海軸')).toEqual([])
  })

  test.each([
    ...['users', 'companies', 'rfqs', 'quotes', 'orders', 'audit_log', 'files', 'supplier_profiles'],
    ...['supplier_requests', 'purchase_orders', 'conversations', 'messages'],
  ])('use an index of %s', async (table) => {
    const [text, values] = condition('健太', table)
    const plan = await database.knex.transaction(async (tx) => {
      await tx.raw('set local enable_seqscan = off')
      return (await tx.raw(`explain select from ${table} where ${text}`, values)).rows
    })
    expect(JSON.stringify(plan)).toContain(`${table}_short_words_idx`)
  })
})
