import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type CsvCell, type CsvColumns, csvStream } from './csv.ts'

const columns: CsvColumns<CsvCell[]> = { Name: ([name]) => name ?? null, Value: ([, value]) => value ?? null }

async function* each<R>(rows: readonly R[]): AsyncGenerator<R, void, undefined> {
  yield* rows
}

const written = (rows: CsvCell[][]) => text(csvStream(columns, each(rows)))
const readBack = (csv: string): string[][] => parse(csv, { bom: true })

test('is UTF-8 with a byte order mark, and lines that end with CR and LF', async () => {
  const bytes = Buffer.concat(await csvStream(columns, each([['図面', 1]])).toArray())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.subarray(3).toString('utf8')).toBe('Name,Value\r\n図面,1\r\n')
})

test('has its headings even without any rows', async () => {
  expect(await written([])).toBe('Name,Value\r\n')
})

test.each([
  '歯車 – Gehäuse 🔩',
  'says "no"',
  'a, b; c',
  'two\nlines',
  'two\r\nlines',
  'old\rMac',
  '  blanks  ',
  "it's",
  '',
])('a parser reads %j back unchanged', async (value) => {
  expect(readBack(await written([[value, 'after']]))).toEqual([
    ['Name', 'Value'],
    [value, 'after'],
  ])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://example.com")', '＝1', '＋1', '－1', '＠A1'])(
  'the text %j does not become a spreadsheet formula',
  async (formula) => {
    expect(readBack(await written([[formula, null]]))[1]).toEqual([`'${formula}`, ''])
  },
)

const separators = [',', ';', '\t']

/** What a spreadsheet would evaluate, wherever its settings let a cell begin; leading spaces make no difference. */
const formulas = (csv: string) =>
  separators.flatMap((delimiter) => {
    const cells: string[][] = parse(csv, { bom: true, delimiter, relax_quotes: true, relax_column_count: true })
    return cells.flat().filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))
  })

test.each([
  'a;=cmd|calc!A1',
  'a; =1',
  'a;\u00a0=1',
  'a\t=1',
  '\t=1',
  '\r=1',
  ' =1',
  'x\n=2+5',
  'x\r\n +2',
  'x\r-2',
  'x\n\n@SUM(A1)',
  'a;＝1',
  'a;"=1"',
  '"\n=1',
  'a,b;=1',
  'a,"b;""=1',
  'a";=1',
  ';;=1;-2;+3;@4',
])('%j contains none either, whether commas, semicolons or tabs separate cells', async (value) => {
  const rows = [
    [value, 'after'],
    ['before', value],
    [value, value],
  ]
  const csv = await written(rows)
  expect(formulas(csv)).toEqual([])
  expect(readBack(csv).map((cells) => cells.join('|').replaceAll("'", ''))).toEqual(
    [['Name', 'Value'], ...rows].map((cells) => cells.join('|')),
  )
})

test.each(['a - b', 'a;b', '5 = 5', 'x\ny', 'mail@example.com', 'a\tb; c+d', '10 ± 0.1'])(
  'the text %j is left unchanged',
  async (value) => {
    expect(readBack(await written([[value, null]]))[1]).toEqual([value, ''])
  },
)

test('a long run of possible formula prefixes is scanned once', async () => {
  const value = `${'\t'.repeat(200_000)}${'\n"'.repeat(200_000)}=1`
  expect(formulas(await written([[value, null]]))).toEqual([])
})

test('a decimal of ours stays as it is, even below 0', async () => {
  expect(readBack(await written([[{ decimal: '-30.00' }, { decimal: '90071992547409.93' }]]))[1]).toEqual([
    '-30.00',
    '90071992547409.93',
  ])
})

test('what is no decimal is refused, so that no formula comes by that way', async () => {
  await expect(written([[{ decimal: '=1+1' }, 1]])).rejects.toThrow('Not a decimal')
})

test('numbers, even negative ones, stay numbers; dates, booleans and null have one form each', async () => {
  const rows = [
    ['number', -1.5],
    ['moment', new Date(Date.UTC(2026, 10, 28, 3, 4, 5))],
    ['yes', true],
    ['no', false],
    ['nothing', null],
  ]
  expect(readBack(await written(rows)).slice(1)).toEqual([
    ['number', '-1.5'],
    ['moment', '2026-11-28T03:04:05.000Z'],
    ['yes', 'Yes'],
    ['no', 'No'],
    ['nothing', ''],
  ])
})

/** Endless rows that record how many were read, and whether reading has ended. */
function endless() {
  const reading = { read: 0, ended: false }
  const rows = async function* (): AsyncGenerator<CsvCell[], void, undefined> {
    try {
      for (;;) {
        reading.read += 1
        yield ['x'.repeat(1000), reading.read]
      }
    } finally {
      reading.ended = true
    }
  }
  return { reading, rows: rows() }
}

async function firstBytes(stream: Readable): Promise<void> {
  await once(stream, 'readable')
  stream.read(1)
}

test('reads only as fast as it is consumed, and ends once nobody is consuming', async () => {
  const { reading, rows } = endless()
  const stream = csvStream(columns, rows)
  await firstBytes(stream)
  expect(reading.read).toBeLessThan(500)
  stream.destroy()
  await once(stream, 'close')
  await expect.poll(() => reading.ended).toBe(true)
  expect(reading.read).toBeLessThan(500)
})

test('is destroyed when a row cannot be read', async () => {
  const failing = async function* () {
    yield ['first', 1]
    throw new Error('the database is gone')
  }
  await expect(text(csvStream(columns, failing()))).rejects.toThrow('the database is gone')
})
