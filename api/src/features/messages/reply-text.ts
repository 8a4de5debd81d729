import { replyLines } from '../../platform/mail/reply-addresses.ts'

const isQuoted = (line: string) => /^\s*>/.test(line)
/** The line that mail programs write above quoted text, in whatever language: "On 4 May 2026, Kerf <…> wrote:". */
const isAttribution = (line: string) => /[:：]\s*$/.test(line) && /[@<>\d]/.test(line)
/** "-----Original Message-----", and the rule that Outlook draws. */
const isDivider = (line: string) => /^\s*(-{2,}\s*\p{L}[\p{L} ]*\s*-{2,}|_{10,})\s*$/u.test(line)
/** Text below it is a signature. */
const isSignature = (line: string) => /^-- ?$/.test(line)
/** How many lines an attribution may span. */
const longestAttribution = 3

/** Where the quoted text begins: at our own line, or at the first rule a mail program draws. */
function endOf(lines: readonly string[]): number {
  const ours = lines.findIndex((line) => replyLines.some((each) => line.includes(each)))
  const drawn = lines.findIndex((line) => isDivider(line) || isSignature(line))
  return Math.min(...[ours, drawn].filter((index) => index >= 0), lines.length)
}

/** Addresses may contain digits; only those of a date count. */
const hasDate = (line: string) => /\d/.test(line.replaceAll(/<[^>]*>/g, ''))

/** Whether the last lines attribute the quoted mail below them. @returns how many lines, up to the one with the date */
function attributionAtEnd(lines: readonly string[]): number {
  let found = 0
  for (let length = 1; length <= Math.min(longestAttribution, lines.length); length++) {
    const last = lines.slice(-length)
    if (last.some((line) => line.trim() === '')) break
    const line = last.join(' ')
    if (!isAttribution(line)) continue
    if (hasDate(line)) return length
    found ||= length
  }
  return found
}

/**
 * The text of a reply, without the quoted mail below it and the signature.
 * @param text of a mail
 */
export function writtenIn(text: string): string {
  const all = text.replaceAll('\r\n', '\n').split('\n')
  const above = all.slice(0, endOf(all))
  const own = withoutQuoted(above)
  // Only above a quotation: a message may itself end in a colon.
  const wasQuoted = above.length < all.length || above.slice(own.length).some(isQuoted)
  return (wasQuoted ? withoutQuoted(own.slice(0, own.length - attributionAtEnd(own))) : own).join('\n').trim()
}

/** Removes blank and quoted lines at the end. */
function withoutQuoted(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line)) + 1)
}
