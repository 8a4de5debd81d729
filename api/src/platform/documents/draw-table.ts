import type { Cell, Column, Row, Table } from './document.ts'
import { ink, margin, styles } from './looks.ts'
import { type Element, heightOf, type Place, type Sheet } from './sheet.ts'
import { type Line, type Style, typeset } from './typeset.ts'

const padding = { x: 8, y: 6 }
/** Between the text of a cell and the remark below it. */
const gap = 1

interface PlacedColumn extends Column {
  x: number
  width: number
}

/** A line of a cell with its own style, so that a cell can be cut between any two. */
interface SetLine {
  line: Line
  style: Style
}

/** The width kept for the column of names, however long the numbers are. */
const leastRest = 120

/** Half a number is a different number, so columns of numbers are as wide as their longest one while there is room. */
function widthsOf(columns: readonly Column[], rows: readonly Row[], whole: number): (number | undefined)[] {
  const given = columns.map(({ width }) => width)
  const needed = columns.map(({ width, align }, index) => {
    if (width === undefined || align !== 'right') return width
    const numbers = rows.map((row) => typeset(row.cells[index]?.text ?? '', figuresOf(row), Infinity)[0]?.width ?? 0)
    return Math.max(width, Math.ceil(2 * padding.x + numbers.reduce((most, number) => Math.max(most, number), 0)))
  })
  const taken = needed.reduce<number>((sum, width = 0) => sum + width, 0)
  return whole - taken < leastRest ? given : needed
}

const figuresOf = ({ isAside }: Row) => (isAside ? styles.smallFigures : styles.figures)

function placed(columns: readonly Column[], rows: readonly Row[], sheet: Sheet): PlacedColumn[] {
  const widths = widthsOf(columns, rows, sheet.width)
  const taken = widths.reduce<number>((sum, width = 0) => sum + width, 0)
  let x = sheet.left
  return columns.map((column, index) => {
    const width = widths[index] ?? sheet.width - taken
    const place = { ...column, x, width }
    x += width
    return place
  })
}

function setCell({ text, detail }: Cell, { width, align }: PlacedColumn, row: Row): SetLine[] {
  const words = row.isAside ? styles.small : styles.body
  const main = align === 'right' ? figuresOf(row) : words
  const room = width - 2 * padding.x
  return [
    ...(text === '' ? [] : typeset(text, main, room).map((line) => ({ line, style: main }))),
    ...(detail ? typeset(detail, styles.detail, room).map((line) => ({ line, style: styles.detail })) : []),
  ]
}

const heightOfLines = (lines: readonly SetLine[]) => lines.reduce((sum, { style }) => sum + heightOf(style) + gap, 0)

/** Draws a table; its head is repeated on every page it reaches. */
export function drawTable(sheet: Sheet, { label, columns: given, rows }: Table): void {
  const columns = placed(given, rows, sheet)
  const table = sheet.element('Table', undefined, { title: label })
  const headHeight = heightOf(styles.label) + 2 * padding.y
  sheet.keep(headHeight + 3 * heightOf(styles.body))
  const headRow = sheet.element('TR', sheet.element('THead', table))
  drawHead(sheet, columns, headHeight, headRow)
  const body = sheet.element('TBody', table)
  rows.forEach((row, index) => {
    const isLast = rows[index + 1]?.goesOn !== true
    drawRow(sheet, columns, row, sheet.element('TR', body), { headHeight, hasRule: isLast })
  })
}

function drawHead(sheet: Sheet, columns: readonly PlacedColumn[], height: number, row: Element | undefined): void {
  const top = sheet.y
  sheet.rule(top, ink.strong)
  for (const { label, x, width, align } of columns) {
    const draw = () => {
      const place: Place = {
        x: x + padding.x,
        y: top + padding.y,
        width: width - 2 * padding.x,
        align: align ?? 'left',
      }
      sheet.lines(typeset(label, styles.label, place.width), styles.label, place)
    }
    // Repetitions tell screen readers nothing new.
    if (row) sheet.content(sheet.element('TH', row), 'TH', draw)
    else sheet.artifact(draw)
  }
  sheet.y = top + height
  sheet.rule(sheet.y)
}

interface RowPlace {
  headHeight: number
  hasRule: boolean
}

function drawRow(sheet: Sheet, columns: readonly PlacedColumn[], row: Row, element: Element, at: RowPlace): void {
  const cells = columns.map((column, index) => {
    const lines = setCell(row.cells[index] ?? { text: '' }, column, row)
    return { column, lines, element: sheet.element('TD', element) }
  })
  const above = row.goesOn ? 0 : padding.y
  const whole = Math.max(...cells.map(({ lines }) => heightOfLines(lines))) + above + padding.y
  const turn = () => {
    sheet.addPage()
    drawHead(sheet, columns, at.headHeight, undefined)
  }
  // A row is cut only if no page could hold it.
  if (whole > sheet.room && whole <= sheet.bottom - margin.top - at.headHeight) turn()
  for (;;) {
    const room = sheet.room - above - padding.y
    const top = sheet.y + above
    let drawn = 0
    for (const cell of cells) {
      let y = top
      const { x, width, align } = cell.column
      const fitting = fittingLines(cell.lines, room)
      if (fitting.length === 0) continue
      sheet.content(cell.element, 'TD', () => {
        for (const { line, style } of fitting) {
          sheet.lines([line], style, { x: x + padding.x, y, width: width - 2 * padding.x, align: align ?? 'left' })
          y += heightOf(style) + gap
        }
      })
      cell.lines = cell.lines.slice(fitting.length)
      drawn = Math.max(drawn, y - top)
    }
    sheet.y = top + drawn + padding.y
    if (cells.every(({ lines }) => lines.length === 0)) break
    turn()
  }
  if (at.hasRule) sheet.rule(sheet.y, ink.faint)
}

function fittingLines(lines: readonly SetLine[], room: number): SetLine[] {
  let used = 0
  const end = lines.findIndex(({ style }) => {
    used += heightOf(style) + gap
    return used > room
  })
  return end < 0 ? [...lines] : lines.slice(0, end)
}
