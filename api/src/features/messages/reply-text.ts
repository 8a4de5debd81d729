import { replyAbove } from '../../platform/mail/reply-addresses.ts'

const isQuoted = (line: string) => /^\s*>/.test(line)
/** As mail programs write above what they quote, in whatever language: "On 4 May 2026, Kerf <…> wrote:". */
const isAttribution = (line: string) => /[:：]\s*$/.test(line) && /[@<>\d]/.test(line)
/** "-----Original Message-----", and the line that Outlook draws. */
const isDivider = (line: string) => /^\s*(-{2,}\s*\p{L}[\p{L} ]*\s*-{2,}|_{10,})\s*$/u.test(line)
/** What stands below it is a signature. */
const isSignature = (line: string) => /^-- ?$/.test(line)
/** How many lines an attribution may take. */
const longestAttribution = 3

/** Where what was quoted begins: at our own line, or at the first that a mail program draws. */
function endOf(lines: readonly string[]): number {
  const ours = lines.findIndex((line) => line.includes(replyAbove))
  const drawn = lines.findIndex((line) => isDivider(line) || isSignature(line))
  return Math.min(...[ours, drawn].filter((index) => index >= 0), lines.length)
}

/** Addresses may hold digits; those of a date are meant. */
const hasDate = (line: string) => /\d/.test(line.replaceAll(/<[^>]*>/g, ''))

/** Whether the last lines say whose mail is quoted below them. @returns how many they are, up to the one with the date */
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
 * What somebody wrote in a reply, without what they quoted below it and without their signature.
 * @param text of a mail
 */
export function writtenIn(text: string): string {
  const all = text.replaceAll('\r\n', '\n').split('\n')
  const above = all.slice(0, endOf(all))
  const own = withoutQuoted(above)
  // Only above a quotation: a message may end in a colon, too.
  const wasQuoted = above.length < all.length || above.slice(own.length).some(isQuoted)
  return (wasQuoted ? withoutQuoted(own.slice(0, own.length - attributionAtEnd(own))) : own).join('\n').trim()
}

/** Without the blank and the quoted lines at the end. */
function withoutQuoted(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line)) + 1)
}
