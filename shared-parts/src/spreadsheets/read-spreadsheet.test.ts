import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDelimited } from './delimited.ts'
import { SpreadsheetProblem } from './problem.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'

interface ZipOptions {
  isStored?: boolean
  isEncrypted?: boolean
}

/** A ZIP with these entries. */
function zipOf(files: Record<string, string | Uint8Array>, { isStored = false, isEncrypted = false }: ZipOptions = {}) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content)
    const packed = isStored ? raw : deflateRawSync(raw)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(isEncrypted ? 1 : 0, 8)
    entry.writeUInt16LE(isStored ? 0 : 8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(raw.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(header, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

const sheetXml = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`
const bookXml = (sheets: string) => `<workbook><workbookPr/><sheets>${sheets}</sheets></workbook>`
const relations = (...ids: string[]) =>
  `<Relationships>${ids.map((id) => `<Relationship Id="${id}" Target="worksheets/${id}.xml"/>`).join('')}</Relationships>`

/** A workbook of one sheet. */
function book(rows: string, more: Record<string, string> = {}, options?: ZipOptions) {
  return zipOf(
    {
      'xl/workbook.xml': bookXml('<sheet name="Report &amp; more" sheetId="1" r:id="one"/>'),
      'xl/_rels/workbook.xml.rels': relations('one'),
      'xl/worksheets/one.xml': sheetXml(rows),
      ...more,
    },
    options,
  )
}

const textsOf = async (bytes: Uint8Array) =>
  (await readSpreadsheet(bytes)).map(({ rows }) => rows.map((cells) => cells.map(({ text }) => text)))

test.each([{ isStored: true }, { isStored: false }])(
  'texts and numbers stand where the file puts them (%j)',
  async (options) => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Ist &lt;mm&gt;</t></is></c></row>' +
      '<row r="3"><c r="B3"><v>24.985</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" t="str"><v>a</v></c></row>'
    const texts = '<sst><si><t>no</t></si><si><r><t>Nenn</t></r><r><t>maß</t></r><rPh><t>x</t></rPh></si></sst>'
    const bytes = book(rows, { 'xl/sharedStrings.xml': texts }, options)
    expect(await textsOf(bytes)).toEqual([[['Nennmaß', '', 'Ist <mm>'], [], ['', '24.985', 'TRUE', 'a']]])
    const [sheet] = await readSpreadsheet(bytes)
    expect(sheet?.name).toBe('Report & more')
    expect(sheet?.rows[2]?.[1]?.isNumber).toBe(true)
  },
)

test('numbers are read as they were entered, with the zeros that are shown', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.000&quot; mm&quot;"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs></styleSheet>'
  const rows =
    '<row><c><v>0.30000000000000004</v></c><c s="1"><v>25</v></c><c s="1"><v>25.00049</v></c><c s="2"><v>46000</v></c><c s="3"><v>0.125</v></c><c><v>1E-3</v></c></row>'
  expect(await textsOf(book(rows, { 'xl/styles.xml': styles }))).toEqual([
    [['0.3', '25.000', '25.00049', '2025-12-09', '12.5%', '0.001']],
  ])
})

test('prefixed elements are read, and hidden sheets are not shown', async () => {
  const bytes = zipOf({
    'xl/workbook.xml':
      '<x:workbook><x:sheets><x:sheet name="Data" state="hidden" r:id="one"/><x:sheet name="Report" r:id="two"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': relations('one', 'two'),
    'xl/worksheets/one.xml': sheetXml('<row><c><v>1</v></c></row>'),
    'xl/worksheets/two.xml':
      '<x:worksheet><x:sheetData><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  })
  const sheets = await readSpreadsheet(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['Report'])
  expect(sheets[0]?.rows).toEqual([[{ text: '2', isNumber: true }]])
})

test('rows and columns beyond the limits are left out, which is said', async () => {
  const long = await readSpreadsheet(book('<row><c><v>1</v></c></row>'.repeat(2100)))
  expect([long[0]?.rows.length, long[0]?.isCut]).toEqual([2000, true])
  const far = await readSpreadsheet(book('<row r="1"><c><v>1</v></c></row><row r="1048576"><c><v>1</v></c></row>'))
  expect([far[0]?.rows.length, far[0]?.isCut]).toEqual([1, true])
  const wide = await readSpreadsheet(book('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>'))
  expect([wide[0]?.rows[0]?.length, wide[0]?.isCut]).toEqual([1, true])
})

async function whyOf(bytes: Uint8Array): Promise<string | undefined> {
  const thrown: unknown = await readSpreadsheet(bytes).catch((error: unknown) => error)
  return thrown instanceof SpreadsheetProblem ? thrown.why : undefined
}

test('a file that unpacks to more than a table holds is refused as soon as it does', async () => {
  expect(await whyOf(book(' '.repeat(17 * 1024 * 1024)))).toBe('too_large')
})

test.each([
  ['encrypted', book('', {}, { isEncrypted: true })],
  ['damaged', book('<row><c><v>1</v></c></row>').subarray(0, 200)],
  ['unknown', zipOf({ 'word/document.xml': '<w/>' })],
  ['old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ['unknown', new Uint8Array([1, 0, 2, 0])],
])('a file that is %s is refused as such', async (why, bytes) => {
  expect(await whyOf(bytes)).toBe(why)
})

test('packed bytes that are broken are damaged', async () => {
  const bytes = book('<row><c><v>1</v></c></row>'.repeat(50))
  bytes.fill(0xff, 45, 80)
  expect(await whyOf(bytes)).toBe('damaged')
})

test.each([
  ['Nr;Maß\n1;25,01', 'utf8'],
  ['\ufeffNr;Maß\r\n1;25,01\r\n', 'utf8'],
  ['\ufeffNr\tMaß\n1\t25,01', 'utf16le'],
  ['Nr;Maß\n1;25,01', 'latin1'],
] as const)('the CSV %j in %s is a table', async (text, encoding) => {
  expect(await textsOf(new Uint8Array(Buffer.from(text, encoding)))).toEqual([
    [
      ['Nr', 'Maß'],
      ['1', '25,01'],
    ],
  ])
})

test('quoted cells hold separators, line breaks and quotation marks', () => {
  const { rows } = readDelimited('"a,1","b ""x""\nc",3\n"open,4')
  expect(rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['a,1', 'b "x"\nc', '3'],
    ['"open', '4'],
  ])
})
