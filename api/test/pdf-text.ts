import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The content of a PDF, as a reader program finds it. */
export interface ReadPdf {
  /** The text of each page, as copied. */
  pages: string[]
  /** Where each piece of text with letters or digits is: points from the left and the foot of its page. */
  places: { text: string; page: number; x: number; y: number; width: number }[]
  info: Record<string, unknown>
  language: string | null
  /** Names of the embedded fonts, which may contain only the used letters. */
  fonts: string[]
  /** The kinds of elements announced to screen readers. */
  elements: Set<string>
}

interface StructureNode {
  role?: string
  children?: StructureNode[]
}

function rolesOf(node: StructureNode | null, found: Set<string>): Set<string> {
  if (node?.role) found.add(node.role)
  for (const child of node?.children ?? []) rolesOf(child, found)
  return found
}

/** The names of fonts whose file is in the PDF, without the prefix of a font subset. */
function embeddedFonts(bytes: Uint8Array): string[] {
  const descriptors = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/FontDescriptor[^>]*?\/FontName \/[A-Z]{6}\+(\S+)[^>]*?\/FontFile2 /g)
  return [...descriptors].map(([, name]) => name ?? '')
}

/** Reads a PDF back. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise
  const pages: string[] = []
  const places: ReadPdf['places'] = []
  const elements = new Set<string>()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    for (const item of items) {
      if (!('str' in item && /[\p{L}\p{N}]/u.test(item.str))) continue
      const [, , , , x, y] = item.transform as number[] // pdfjs leaves the numbers of the matrix untyped
      places.push({ text: item.str, page: number, x: x ?? 0, y: y ?? 0, width: item.width })
    }
    rolesOf((await page.getStructTree()) as StructureNode | null, elements)
  }
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> } // pdfjs only declares an object
  const language = typeof info.Language === 'string' ? info.Language : null
  await pdf.loadingTask.destroy()
  return { pages, places, info, language, fonts: embeddedFonts(bytes), elements }
}
