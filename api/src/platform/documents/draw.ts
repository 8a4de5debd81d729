import type { Language } from '@kerf/shared-contracts/words/languages'
import type { Block, BusinessDocument, Fact, FactBlock, Party, Passage, Provider, Totals } from './document.ts'
import { drawTable } from './draw-table.ts'
import { ink, margin, styles } from './looks.ts'
import { type Element, heightOf, Sheet } from './sheet.ts'
import { typeset } from './typeset.ts'

/**
 * Draws a document as a tagged PDF with the fonts it uses embedded.
 * @returns the bytes of the file
 */
export function drawDocument(document: BusinessDocument): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet(document)
  sheet.addPage()
  drawProvider(sheet, document.provider)
  drawTitle(sheet, document)
  drawAbout(sheet, document)
  for (const block of document.blocks) drawBlock(sheet, block)
  drawFeet(sheet, document)
  return sheet.finish()
}

/** The business at the left, its address at the right. */
function drawProvider(sheet: Sheet, { name, logo, addressLines }: Provider): void {
  const half = sheet.width / 2
  const top = sheet.y
  const head = sheet.element('Div')
  let left = top
  const drawn = logo ? drawLogo(sheet, logo, name, head) : 0
  if (drawn > 0) left += drawn + 8
  left += sheet.write(
    name,
    drawn > 0 ? styles.strong : styles.name,
    { x: sheet.left, y: left, width: half - 24 },
    'P',
    head,
  )
  let right = top + 2
  for (const line of addressLines) {
    const place = { x: sheet.left + half, y: right, width: half, align: 'right' } as const
    right += sheet.write(line, styles.small, place, 'P', head)
  }
  sheet.y = Math.max(left, right) + 14
  sheet.rule(sheet.y)
  sheet.y += 24
}

/** @returns its height; 0 if it is not a picture that can be drawn */
function drawLogo(sheet: Sheet, logo: Uint8Array, name: string, head: Element): number {
  try {
    const { pdf } = sheet
    const image = pdf.openImage(logo)
    // A rotated photo is turned upright when drawn.
    const isTurned = 'orientation' in image && Number(image.orientation) > 4
    const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height]
    const scale = Math.min(170 / width, 44 / height)
    const size = { width: width * scale, height: height * scale }
    const figure = pdf.struct('Figure', { alt: name })
    head.add(figure)
    sheet.content(figure, 'Figure', () => pdf.image(image, sheet.left, sheet.y, size))
    return size.height
  } catch {
    // A document without its logo is better than none.
    return 0
  }
}

/** Its title, its number and its subject. */
function drawTitle(sheet: Sheet, { title, number, subject, notice }: BusinessDocument): void {
  if (notice) sheet.y += sheet.write(notice, styles.notice, { x: sheet.left, y: sheet.y, width: sheet.width }) + 6
  sheet.y += sheet.write(title, styles.title, { x: sheet.left, y: sheet.y, width: sheet.width }, 'H1')
  sheet.y += sheet.write(number, styles.number, { x: sheet.left, y: sheet.y, width: sheet.width })
  if (subject)
    sheet.y +=
      4 + sheet.write(subject, styles.subject, { x: sheet.left, y: sheet.y + 4, width: sheet.width, align: 'left' })
  sheet.y += 20
}

/** Who it is for at the left, and at the right the facts, two in a row. */
function drawAbout(sheet: Sheet, { facts, parties }: BusinessDocument): void {
  const half = sheet.width / 2
  const isAlone = parties.length === 0
  const top = sheet.y
  let left = top
  for (const party of parties) left = drawParty(sheet, party, { x: sheet.left, y: left, width: half - 24 }) + 12
  const grid = { x: isAlone ? sheet.left : sheet.left + half, y: top, width: isAlone ? sheet.width : half }
  sheet.y = Math.max(left, drawGrid(sheet, facts, grid, isAlone ? 4 : 2)) + 12
}

interface Area {
  x: number
  y: number
  width: number
}

/** @returns where it ends */
function drawGrid(sheet: Sheet, facts: readonly Fact[], { x, y, width }: Area, perRow: number): number {
  let top = y
  const column = { gap: 12, width: width / perRow }
  for (let from = 0; from < facts.length; from += perRow) {
    const bottoms = facts.slice(from, from + perRow).map(({ label, value }, index) => {
      const place = { x: x + index * column.width, y: top, width: column.width - column.gap }
      const element = sheet.element('Div')
      const height = sheet.write(label, styles.label, place, 'P', element)
      return (
        place.y + height + sheet.write(value, styles.value, { ...place, y: top + height, align: 'left' }, 'P', element)
      )
    })
    top = Math.max(...bottoms) + 10
  }
  return top
}

/** @returns where it ends */
function drawParty(sheet: Sheet, { label, lines }: Party, { x, y, width }: Area): number {
  const element = sheet.element('Div')
  let bottom = y + sheet.write(label, styles.label, { x, y, width }, 'P', element)
  for (const [position, line] of lines.entries()) {
    const style = position === 0 ? styles.value : styles.body
    bottom += sheet.write(line, style, { x, y: bottom, width, align: 'left' }, 'P', element)
  }
  return bottom
}

function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'table':
      drawTable(sheet, block)
      sheet.y += 12
      return
    case 'totals':
      drawTotals(sheet, block)
      return
    case 'passage':
      drawPassage(sheet, block)
      return
    case 'facts':
      drawFactBlock(sheet, block)
      return
  }
}

const totalsWidth = 240

/** Between a label of the totals and its amount. */
const totalsGap = 12

/** A row of the totals: its label is set beside its amount, in as many lines as it needs. */
function setTotal({ label, value }: Totals['rows'][number], isLast: boolean) {
  const style = isLast ? styles.total : styles.figures
  const labelStyle = isLast ? styles.strong : styles.body
  const amount = typeset(value, style, Infinity)[0]?.width ?? 0
  const labelWidth = totalsWidth - 16 - amount - totalsGap
  const lines = typeset(label, labelStyle, labelWidth).length
  const height = Math.max(heightOf(style), heightOf(labelStyle, lines)) + 4
  return { label, value, style, labelStyle, labelWidth, isLast, height: height + (isLast ? 6 : 0) }
}

function drawTotals(sheet: Sheet, { rows, remark }: Totals): void {
  const set = rows.map((row, index) => setTotal(row, index === rows.length - 1))
  const remarkWidth = sheet.width - totalsWidth - 32
  const remarkHeight = remark ? heightOf(styles.small, typeset(remark, styles.small, remarkWidth).length) : 0
  const whole = set.reduce((sum, { height }) => sum + height, 14)
  // Together on one page, unless no page could hold them.
  sheet.keep(Math.max(Math.min(whole, sheet.bottom - margin.top), remarkHeight))
  const x = sheet.left + sheet.width - totalsWidth
  let least = sheet.y + remarkHeight + 6
  if (remark) sheet.write(remark, styles.small, { x: sheet.left + 8, y: sheet.y + 6, width: remarkWidth })
  for (const { label, value, style, labelStyle, labelWidth, isLast, height } of set) {
    if (sheet.keep(height)) least = 0
    const top = sheet.y
    if (isLast) sheet.rule(top + 2, ink.strong, x, totalsWidth)
    const element = sheet.element('Div')
    const place = { x: x + 8, y: top + (isLast ? 6 : 0), width: totalsWidth - 16 }
    const ofLabel = { ...place, y: place.y + (isLast ? 1.5 : 0), width: labelWidth, align: 'left' as const }
    sheet.write(label, labelStyle, ofLabel, 'P', element)
    sheet.write(value, style, { ...place, align: 'right' }, 'P', element)
    sheet.y = top + height
  }
  sheet.y = Math.max(sheet.y, least) + 14
}

/** Long ones continue over pages; a heading is never alone at the foot of one. */
function drawPassage(sheet: Sheet, { title, text }: Passage): void {
  const lines = typeset(text, styles.body, sheet.width)
  const step = heightOf(styles.body)
  sheet.keep(heightOf(styles.heading) + 4 + Math.min(lines.length, 3) * step)
  sheet.y += sheet.write(title, styles.heading, { x: sheet.left, y: sheet.y, width: sheet.width }, 'H2') + 3
  const element = sheet.element('P')
  let rest = lines
  while (rest.length > 0) {
    if (sheet.room < step) sheet.addPage()
    const count = Math.max(1, Math.floor(sheet.room / step))
    const shown = rest.slice(0, count)
    sheet.content(element, 'P', () => {
      sheet.lines(shown, styles.body, { x: sheet.left, y: sheet.y, width: sheet.width })
    })
    sheet.y += step * shown.length
    rest = rest.slice(count)
  }
  sheet.y += 14
}

function drawFactBlock(sheet: Sheet, { title, facts }: FactBlock): void {
  const labelWidth = 130
  const width = sheet.width - labelWidth
  const heights = facts.map(({ value }) => heightOf(styles.body, typeset(value, styles.body, width).length) + 2)
  sheet.keep(heightOf(styles.heading) + 3 + heights.reduce((sum, height) => sum + height, 0))
  sheet.y += sheet.write(title, styles.heading, { x: sheet.left, y: sheet.y, width: sheet.width }, 'H2') + 3
  facts.forEach(({ label, value }, index) => {
    sheet.keep(heights[index] ?? 0)
    const element = sheet.element('Div')
    sheet.write(label, styles.small, { x: sheet.left, y: sheet.y + 0.5, width: labelWidth - 12 }, 'P', element)
    sheet.write(value, styles.body, { x: sheet.left + labelWidth, y: sheet.y, width, align: 'left' }, 'P', element)
    sheet.y += heights[index] ?? 0
  })
  sheet.y += 14
}

/** Beside the drawing, because the thread that draws loads no dictionaries. */
const pageOf: Readonly<Record<Language, (page: number, pages: number) => string>> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  de: (page, pages) => `Seite ${page} von ${pages}`,
  ja: (page, pages) => `${page} / ${pages} ページ`,
}

/** The foot of every page: whose document it is, the page number, and the numbers a business must state. */
function drawFeet(sheet: Sheet, { title, number, provider, language = 'en' }: BusinessDocument): void {
  const style = styles.foot
  const own = typeset(provider.footLines.join('  ·  '), style, sheet.width).slice(0, 2)
  sheet.onEveryPage((page, pages) => {
    const y = sheet.pdf.page.height - margin.bottom + 18
    sheet.pdf
      .moveTo(sheet.left, y - 6)
      .lineTo(sheet.left + sheet.width, y - 6)
      .lineWidth(0.6)
      .strokeColor(ink.rule)
      .stroke()
    const half = sheet.width / 2
    const [name] = typeset(`${provider.name}  ·  ${title} ${number}`, style, sheet.width - 90)
    if (name) sheet.lines([name], style, { x: sheet.left, y, width: sheet.width - 90, align: 'left' })
    const count = typeset(pageOf[language](page, pages), style, half)
    sheet.lines(count, style, { x: sheet.left + half, y, width: half, align: 'right' })
    sheet.lines(own, style, { x: sheet.left, y: y + heightOf(style), width: sheet.width, align: 'left' })
  })
}
