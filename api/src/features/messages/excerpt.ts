const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const longest = 200
/** How many characters an excerpt shows before the match. */
const before = 60

/** The nearest index at or before `index` that splits no character, such as an emoji. */
function cutAt(text: string, index: number): number {
  return segmenter.segment(text).containing(index)?.index ?? text.length
}

/**
 * A message on one line of at most 200 characters.
 * @param typed the search text: the excerpt includes its first match
 */
export function excerptOf(body: string, typed?: string): string {
  const line = body.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const found = typed ? line.search(new RegExp(RegExp.escape(typed.replace(/\s+/g, ' ').trim()), 'iu')) : -1
  const start = found > before ? cutAt(line, found - before) : 0
  const room = longest - (start > 0 ? 1 : 0)
  if (line.length - start <= room) return `…${line.slice(start)}`
  return `${start > 0 ? '…' : ''}${line.slice(start, cutAt(line, start + room - 1))}…`
}
