import { Buffer } from 'node:buffer'
import { localeOf } from '@kerf/shared-contracts/words/languages'
import PDFDocument from 'pdfkit'
import type { BusinessDocument } from './document.ts'
import { ink, lineHeight, margin } from './looks.ts'
import { featuresOf, type Line, type Style, typeset } from './typeset.ts'

export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Table' | 'THead' | 'TBody' | 'TR' | 'Div' | 'Figure'
export type Element = PDFKit.PDFStructureElement

/** Where a text is placed. `align` is that of its column; without it, right-to-left text is aligned right. */
export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

export const heightOf = (style: Style, lines = 1) => style.size * lineHeight * lines

/** The pages of one document: what is drawn on them, and its structure for screen readers. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly #root: Element
  readonly #done: Promise<Uint8Array<ArrayBuffer>>
  /** Measured from the top of the page; the next thing is drawn here. */
  y = 0

  constructor({ title, number, provider, language = 'en' }: BusinessDocument) {
    this.pdf = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      size: provider.paper,
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: localeOf(language),
      displayTitle: true,
      info: { Title: `${title} ${number}`, Author: provider.name, Creator: 'Kerf', Producer: 'Kerf' },
    })
    this.#done = collected(this.pdf)
    this.#root = this.pdf.struct('Document')
    this.pdf.addStructure(this.#root)
  }

  get left(): number {
    return margin.side
  }

  get width(): number {
    return this.pdf.page.width - 2 * margin.side
  }

  get bottom(): number {
    return this.pdf.page.height - margin.bottom
  }

  get room(): number {
    return this.bottom - this.y
  }

  addPage(): void {
    this.pdf.addPage()
    this.y = margin.top
  }

  /** Starts a new page unless `height` is left on this one. @returns whether it did */
  keep(height: number): boolean {
    if (height <= this.room) return false
    this.addPage()
    return true
  }

  /** A part of the document that contains others. */
  element(tag: Tag, parent: Element = this.#root, options: { title?: string } = {}): Element {
    const element = this.pdf.struct(tag, options)
    parent.add(element)
    return element
  }

  /** Draws purely visual things, such as rules and feet. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact')
    draw()
    this.pdf.endMarkedContent()
  }

  /** Draws something that belongs to an element; an element may span several pages. */
  content(element: Element, tag: Tag, draw: () => void): void {
    const content = this.pdf.markStructureContent(tag)
    draw()
    this.pdf.endMarkedContent()
    element.add(content)
  }

  /** Sets and draws a text as a separate element. @returns its height */
  write(text: string, style: Style, place: Place, tag: Tag = 'P', parent?: Element): number {
    const lines = typeset(text, style, place.width)
    this.content(this.element(tag, parent), tag, () => this.lines(lines, style, place))
    return heightOf(style, lines.length)
  }

  /** Draws lines below each other. */
  lines(lines: readonly Line[], style: Style, place: Place): void {
    for (const [index, line] of lines.entries())
      this.#line(line, style, { ...place, y: place.y + heightOf(style, index) })
  }

  #line(line: Line, style: Style, { x, y, width, align }: Place): void {
    const isRight = (align ?? (line.fromRight ? 'right' : 'left')) === 'right'
    let at = isRight ? x + width - line.width : x
    // Roughly centres the capitals of the main font in the line.
    const baseline = y + style.size * (lineHeight / 2 + 0.36)
    // Screen readers and copying get the text as written, not in visual order.
    const isTurned = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(line.text)
    if (isTurned) this.pdf.markContent('Span', { actual: line.text })
    this.pdf.fontSize(style.size).fillColor(style.color)
    for (const piece of line.pieces) {
      this.pdf.font(piece.font, piece.font.postscriptName)
      this.pdf.text(piece.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: featuresOf(style, piece.text),
      })
      at += piece.width
    }
    if (isTurned) this.pdf.endMarkedContent()
  }

  rule(y: number, color: string = ink.rule, x: number = this.left, width: number = this.width): void {
    this.artifact(() =>
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke(),
    )
  }

  /** Draws on every page, once all exist. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index)
      this.artifact(() => draw(index + 1, count))
    }
  }

  /** @returns the file */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end()
    this.pdf.end()
    return this.#done
  }
}

function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}
