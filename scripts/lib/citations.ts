import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Outcome } from './commands.ts'
import { root } from './root.ts'

/** Where the product is written down: a comment cites one of its pages and a heading. */
const pagesFolder = 'docs/product'

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', '.ci', 'test-results', 'playwright-report'])
const read = /\.(?:tsx?|[cm]?js|md|json|css|sql)$/

/** A citation: the page, and the heading unless the whole page is meant. */
const citation = /docs\/product\/(?<page>[\w-]+)\.md(?:, '(?<heading>[^']+)')?/g
/** Documents that are not in the repository, however they were cited. */
const foreign = /\b[Ss]pecification [12]\b|\(decisions[,:]|\b[12] §\d|\bproduct-rules\.md\b|\b[Pp]roduct rules\b/g
/** The pages cite each other without the folder. */
const citationBetweenPages = /(?<![\w/-])(?<page>[\w-]+)\.md, '(?<heading>[^']+)'/g
const headingLine = /^#{2,} (.+)$/gm

/** The headings of each page, by the name of the page. */
export type Headings = ReadonlyMap<string, readonly string[]>

/** The headings below the title of a page, in their order. */
export function headingsOf(page: string): string[] {
  return [...page.matchAll(headingLine)].map(([, heading = '']) => heading.trim())
}

/** The text with each comment on one line, as a citation may be broken at any blank. */
function unbroken(text: string): string {
  return text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
}

function faultOf(headings: Headings, page: string, heading: string | undefined): string | null {
  const known = headings.get(page)
  if (!known) return `there is no page ${pagesFolder}/${page}.md`
  if (heading === undefined || known.includes(heading)) return null
  return `${pagesFolder}/${page}.md has no heading '${heading}'`
}

/**
 * What is wrong with the citations of a file.
 * @param file its path in the checkout @param headings of all pages
 * @returns one sentence for each fault, without the name of the file
 */
export function citationFaults(file: string, text: string, headings: Headings): string[] {
  const line = unbroken(text)
  const cited = [...line.matchAll(citation)]
  if (file.startsWith(`${pagesFolder}/`)) cited.push(...line.matchAll(citationBetweenPages))
  const wrong = cited.map(({ groups }) => faultOf(headings, groups?.page ?? '', groups?.heading))
  const outside = [...line.matchAll(foreign)].map(([found]) => `"${found}" cites what is not in the repository`)
  return [...new Set([...wrong.filter((fault) => fault !== null), ...outside])]
}

/** What keeps the headings of a page from being cited: an apostrophe, or another heading that is the same. */
export function headingFaults(headings: readonly string[]): string[] {
  return headings.flatMap((heading, at) => {
    if (heading.includes("'")) return [`the heading "${heading}" holds an apostrophe, so nothing can cite it`]
    return headings.indexOf(heading) === at ? [] : [`the heading '${heading}' stands twice`]
  })
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* filesIn(path)
    if (entry.isFile() && read.test(entry.name)) yield path
  }
}

/** These speak of wrong citations to say what one is. */
const about = /^scripts\/(?:lib\/citations\.ts|citations\.test\.ts)$/

/** Every fault in a checkout, each behind the name of its file. @param checkout its folder */
export function findCitationFaults(checkout: string): string[] {
  const contents = new Map<string, string>()
  for (const path of filesIn(checkout)) contents.set(relative(checkout, path), readFileSync(path, 'utf8'))
  const pages = [...contents].filter(([file]) => file.startsWith(`${pagesFolder}/`))
  const headings = new Map(
    pages.map(([file, text]) => [file.slice(pagesFolder.length + 1, -'.md'.length), headingsOf(text)]),
  )
  const faults = [...headings].flatMap(([page, all]) =>
    headingFaults(all).map((fault) => `${pagesFolder}/${page}.md: ${fault}`),
  )
  for (const [file, text] of contents) {
    if (about.test(file)) continue
    faults.push(...citationFaults(file, text, headings).map((fault) => `${file}: ${fault}`))
  }
  return faults
}

/** The check of `npm run check`. */
export async function checkCitations(): Promise<Outcome> {
  const faults = findCitationFaults(root)
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') }
}
