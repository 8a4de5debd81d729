const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const longest = 200
/** How much stands before what was searched for, where the message is longer than an excerpt. */
const before = 60

/** The nearest index at or before `index` that cuts no character apart, such as an emoji. */
function cutAt(text: string, index: number): number {
  return segmenter.segment(text).containing(index)?.index ?? text.length
}

/**
 * A message in one line of at most 200 characters.
 * @param typed what was searched for: it stands in the excerpt wherever the message holds it
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
