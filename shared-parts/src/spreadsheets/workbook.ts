import type { Cell } from '@kerf/shared-contracts/rules/characteristics/cells'
import { dateWords, type NumberLook, numberLooks, numberWords } from './number-looks.ts'
import { SpreadsheetProblem } from './problem.ts'
import { Zip } from './unzip.ts'
import { attribute, elements, plainText, prefixOf, type XmlElement } from './xml.ts'

/** One table of a file. */
export interface Sheet {
  name: string
  rows: Cell[][]
  /** Whether the file has more rows or columns than are read. */
  isCut: boolean
}

const mostSheets = 5
export const mostRows = 2000
export const mostColumns = 100
/** Texts that several cells share. */
const mostTexts = 200_000

interface Book {
  texts: string[]
  looks: NumberLook[]
  /** Days count from 1904, as once on the Mac. */
  is1904: boolean
}

/**
 * The visible sheets of an .xlsx file, as texts: no formula is calculated, and nothing is followed out of the file.
 * @throws {SpreadsheetProblem}
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const zip = new Zip(bytes)
  const xml = await zip.text('xl/workbook.xml')
  if (xml === undefined) throw new SpreadsheetProblem('unknown')
  const prefix = prefixOf(xml, 'workbook')
  const targets = targetsOf((await zip.text('xl/_rels/workbook.xml.rels')) ?? '')
  const [properties] = elements(xml, `${prefix}workbookPr`)
  const book: Book = {
    texts: textsOf((await zip.text('xl/sharedStrings.xml')) ?? ''),
    looks: numberLooks((await zip.text('xl/styles.xml')) ?? ''),
    is1904: /^(?:1|true)$/.test((properties && attribute(properties, 'date1904')) ?? ''),
  }
  const sheets: Sheet[] = []
  for (const element of elements(xml, `${prefix}sheet`)) {
    if (sheets.length === mostSheets) break
    const path = targets.get(attribute(element, '(?:[\\w.-]+:)id') ?? '')
    if (/hidden/i.test(attribute(element, 'state') ?? '') || path === undefined) continue
    const content = await zip.text(path)
    if (content !== undefined) sheets.push({ name: attribute(element, 'name') ?? '', ...rowsOf(content, book) })
  }
  if (sheets.length === 0) throw new SpreadsheetProblem('unknown')
  return sheets
}

/** The paths of sheets by the ids that the workbook gives them. */
function targetsOf(xml: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const element of elements(xml, `${prefixOf(xml, 'Relationships')}Relationship`)) {
    const target = attribute(element, 'Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    found.set(attribute(element, 'Id') ?? '', path.replace(/\/\.\//g, '/'))
  }
  return found
}

function textsOf(xml: string): string[] {
  const prefix = prefixOf(xml, 'sst')
  const texts: string[] = []
  for (const { content } of elements(xml, `${prefix}si`)) {
    if (texts.length === mostTexts) break
    texts.push(textIn(content, prefix))
  }
  return texts
}

/** The text of a cell: its runs one after another, without how they are pronounced. */
function textIn(content: string, prefix: string): string {
  let pronounced = 0
  let text = ''
  for (const run of elements(content, `${prefix}rPh`)) pronounced += run.content.length
  const spoken = pronounced > 0 ? withoutAll(content, `${prefix}rPh`) : content
  for (const { content: part } of elements(spoken, `${prefix}t`)) text += plainText(part)
  return text.replace(/_x([0-9A-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

function withoutAll(content: string, name: string): string {
  return content
    .split(`<${name}`)
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(`</${name}>`) + name.length + 3)))
    .join('')
}

function rowsOf(xml: string, book: Book): Pick<Sheet, 'rows' | 'isCut'> {
  const prefix = prefixOf(xml, 'worksheet')
  const rows: Cell[][] = []
  let isCut = false
  for (const element of elements(xml, `${prefix}row`)) {
    const at = Number(attribute(element, 'r') ?? rows.length + 1) - 1
    if (!(at >= rows.length && at < mostRows)) {
      isCut ||= at >= mostRows
      continue
    }
    while (rows.length < at) rows.push([])
    const { cells, isWide } = cellsOf(element, prefix, book)
    isCut ||= isWide
    rows.push(cells)
  }
  return { rows: withoutEmptyEnd(rows), isCut }
}

function withoutEmptyEnd(rows: Cell[][]): Cell[][] {
  return rows.slice(0, rows.findLastIndex((cells) => cells.some(({ text }) => text.trim() !== '')) + 1)
}

function cellsOf({ content }: XmlElement, prefix: string, book: Book): { cells: Cell[]; isWide: boolean } {
  const cells: Cell[] = []
  let isWide = false
  for (const element of elements(content, `${prefix}c`)) {
    const column = columnOf(attribute(element, 'r')) ?? cells.length
    if (column >= mostColumns) {
      isWide = true
      break
    }
    if (column < cells.length) continue
    while (cells.length < column) cells.push({ text: '', isNumber: false })
    cells.push(cellOf(element, prefix, book))
  }
  return { cells, isWide }
}

/** The column of a reference such as `AB12`, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellOf(element: XmlElement, prefix: string, { texts, looks, is1904 }: Book): Cell {
  const type = attribute(element, 't') ?? 'n'
  const [value] = elements(element.content, `${prefix}v`)
  const said = plainText(value?.content ?? '')
  if (type === 'inlineStr') return { text: textIn(element.content, prefix), isNumber: false }
  if (type === 's') return { text: texts[Number(said)] ?? '', isNumber: false }
  if (type === 'b') return { text: said === '1' ? 'TRUE' : 'FALSE', isNumber: false }
  if (type !== 'n' || said === '' || !Number.isFinite(Number(said))) return { text: said, isNumber: false }
  const look = looks[Number(attribute(element, 's') ?? 0)]
  if (look === 'date') return { text: dateWords(Number(said), is1904), isNumber: false }
  return numberWords(Number(said), look)
}
