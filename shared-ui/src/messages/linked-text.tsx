import { LinkifyIt } from 'linkify-it'
import { styled } from 'styled-components'
import { color } from '../theme/tokens.ts'
import { MarkedText } from './marked-text.tsx'

/*
 * Addresses with a scheme, addresses beginning with www., and email addresses. Anything looser would take
 * "bracket.step" or "lid.stp v2" for a page.
 */
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyIP: false })
  .add('www.', {
    validate: (text, at) => {
      const rest = /^[^\s.][^\s]*\.[a-z]{2,}(?:[/?#:][^\s]*)?/i.exec(text.slice(at))
      return rest ? rest[0].replace(/[.,;:!?)\]}'"»”]+$/, '').length : 0
    },
    normalize: (match) => {
      match.url = `https://${match.url}`
    },
  })
  .add('ftp:', null)
  .add('//', null)

const Link = styled.a`
  color: ${color.accentText};
  text-decoration: underline;
  overflow-wrap: anywhere;
`

/** A text with web and email addresses as links, and the search text highlighted. */
export function LinkedText({ children, words }: { children: string; words: string }) {
  const found = linkify.match(children) ?? []
  if (found.length === 0) return <MarkedText words={words}>{children}</MarkedText>
  const pieces = []
  let at = 0
  for (const { index, lastIndex, url, text } of found) {
    pieces.push(
      <MarkedText key={at} words={words}>
        {children.slice(at, index)}
      </MarkedText>,
      <Link key={`link ${index}`} href={url} target="_blank" rel="noopener noreferrer nofollow">
        <MarkedText words={words}>{text}</MarkedText>
      </Link>,
    )
    at = lastIndex
  }
  return [
    ...pieces,
    <MarkedText key={at} words={words}>
      {children.slice(at)}
    </MarkedText>,
  ]
}
