/** White space and comments. */
const between = String.raw`(?:\s|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*`
/** What edition 3 of Part 21 puts before the data: names by which other files point into this one, and the reverse. */
const linkSection = new RegExp(`${between}(?:ANCHOR|REFERENCE)${between};(?:'[^']*'|[^'])*?\\bENDSEC${between};`, 'y')
const dataBegins = new RegExp(`${between}DATA${between}(\\((?:'[^']*'|[^';])*\\))?${between};`, 'y')
const nextDataBegins = new RegExp(
  `\\bENDSEC${between};${between}DATA${between}\\((?:'[^']*'|[^';])*\\)${between};`,
  'g',
)
const headerEnds = new RegExp(`\\bENDSEC${between};`)

/**
 * The file with one section of data behind its header, which is all that kernels read. Editions 2 and 3 of Part 21
 * allow several, with names, and links to and from other files.
 * @param part21 from its first line on
 */
export function withOneDataSection(part21: Buffer): Buffer {
  const text = part21.toString('latin1')
  const header = headerEnds.exec(text)
  if (!header) return part21
  const headerEnd = header.index + header[0].length
  let at = headerEnd
  for (;;) {
    linkSection.lastIndex = at
    const section = linkSection.exec(text)
    if (!section) break
    at = linkSection.lastIndex
  }
  dataBegins.lastIndex = at
  const begin = dataBegins.exec(text)
  const isNamed = begin?.[1] !== undefined
  if (!begin || (at === headerEnd && !isNamed)) return part21
  const data = text.slice(dataBegins.lastIndex)
  const all = isNamed ? data.replace(nextDataBegins, '') : data
  return Buffer.from(`${text.slice(0, headerEnd)}\nDATA;${all}`, 'latin1')
}
