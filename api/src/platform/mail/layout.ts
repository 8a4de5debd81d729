import { presentLanguage } from '../language/language.ts'
import { type Pictured, partPicture } from './part-picture.ts'
import type { MailSender } from './sender.ts'

export interface MailContent {
  /** Shown above and below the text. */
  sender: MailSender
  /** The subject of the mail, as a heading. */
  title: string
  /** The part it is about: its picture stands below the title. */
  pictured?: Pictured | undefined
  /** Each a paragraph of plain text. */
  paragraphs: readonly string[]
  /** Shown big, to be copied: a verification code. */
  code?: string
  button?: Link
  /** Headings with links below them, after the paragraphs. */
  lists?: readonly { title: string; links: readonly Link[]; more?: string }[]
  /** Paragraphs after the code and the button. */
  closing?: readonly string[]
  /** Small print at the end: why this mail was sent. */
  footer: string
  /** Follow the footer, e.g. a link to turn such mails off. */
  footerLinks?: readonly Link[]
}

interface Link {
  label: string
  url: string
}

/**
 * Lays out a mail: the same text as HTML (tables and inline styles, for mail clients; readable in dark mode) and as
 * plain text, in the present language. All text is escaped, never taken as HTML.
 * @throws {TypeError} if the address of a link is neither http nor https
 */
export function layOutMail(content: MailContent): { html: string; text: string } {
  const listed = (content.lists ?? []).flatMap(({ links }) => links)
  for (const link of [content.button, ...listed, ...(content.footerLinks ?? [])]) {
    if (link && !/^https?:\/\//i.test(link.url)) throw new TypeError('A link must be a web address')
  }
  return { html: asHtml(content), text: asText(content) }
}

function asText(content: MailContent): string {
  const { sender, title, paragraphs, lists = [], code, button, closing = [], footer, footerLinks = [] } = content
  const blocks = [
    title,
    ...paragraphs,
    ...lists.map(listAsText),
    code,
    button && linkAsText(button),
    ...closing,
    ['-- ', sender.name, ...sender.lines, footer, ...footerLinks.map(linkAsText)].join('\n'),
  ]
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`
}

function listAsText({ title, links, more }: NonNullable<MailContent['lists']>[number]): string {
  return [title, ...links.map((link) => `- ${linkAsText(link)}`), ...(more === undefined ? [] : [more])].join('\n')
}

const linkAsText = ({ label, url }: Link) => `${label}:\n${url}`

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

function asHtml(content: MailContent): string {
  const {
    sender,
    title,
    pictured,
    paragraphs,
    lists = [],
    code,
    button,
    closing = [],
    footer,
    footerLinks = [],
  } = content
  const parts = [
    `<h1 class="strong" style="margin:0 0 16px;${font};font-size:22px;line-height:30px;font-weight:600;color:#14181f">${asWords(title)}</h1>`,
    pictured ? partPicture(pictured) : '',
    ...paragraphs.map(paragraph),
    ...lists.map(listOfLinks),
    code === undefined ? '' : codeBox(code),
    button ? buttonLink(button) : '',
    ...closing.map(paragraph),
  ]
  return `<!doctype html>
<html lang="${presentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${asWords(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #12151a !important }
  .card { background: #1c2027 !important; border-color: #2e343d !important }
  .strong { color: #f2f4f7 !important }
  .words { color: #c6ccd5 !important }
  .faint { color: #98a1ae !important }
  .link { color: #8ab4ff !important }
  .code { background: #12151a !important; border-color: #2e343d !important; color: #f2f4f7 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f8"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="strong" style="padding:0 4px 16px;${font};font-size:17px;font-weight:700;letter-spacing:-0.2px;color:#14181f">${mark(sender)}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e0e4ea;border-radius:12px">
${parts.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="faint" style="padding:16px 4px 0;${font};font-size:13px;line-height:20px;color:#66707f">${signature(sender)}${asWords(footer)}${footerLinks.map((link) => `<br>${quietLink(link)}`).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/**
 * The logo on a white background, because it may be designed for paper; its name for programs that show no pictures.
 */
function mark({ name, logo }: MailSender): string {
  if (!logo) return asWords(name)
  const { contentId, width, height } = logo
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:8px 10px;background:#ffffff;border-radius:8px;${font};font-size:17px;font-weight:700;color:#14181f"><img src="cid:${contentId}" width="${width}" height="${height}" alt="${asWords(name)}" style="display:block;border:0;width:${width}px;height:${height}px"></td></tr></table>`
}

function signature({ name, lines }: MailSender): string {
  return lines.length === 0 ? '' : `<strong>${asWords(name)}</strong><br>${lines.map(asWords).join('<br>')}<br><br>`
}

function paragraph(words: string): string {
  return `<p class="words" style="margin:0 0 16px;${font};font-size:15px;line-height:24px;color:#3a424e">${asWords(words).replaceAll('\n', '<br>')}</p>`
}

function listOfLinks({ title, links, more }: NonNullable<MailContent['lists']>[number]): string {
  const heading = `<h2 class="strong" style="margin:0 0 8px;${font};font-size:15px;line-height:24px;font-weight:600;color:#14181f">${asWords(title)}</h2>`
  const items = links.map(
    ({ label, url }) =>
      `<li style="margin:0 0 6px"><a class="link" href="${asWords(url)}" style="color:#1f5fd0;text-decoration:underline">${asWords(label)}</a></li>`,
  )
  return `${heading}<ul class="words" style="margin:0 0 20px;padding:0 0 0 20px;${font};font-size:15px;line-height:24px;color:#3a424e">${items.join('')}${more === undefined ? '' : `<li>${asWords(more)}</li>`}</ul>`
}

function codeBox(code: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="code" align="center" style="padding:20px;background:#f3f5f8;border:1px solid #e0e4ea;border-radius:8px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;color:#14181f">${asWords(code)}</td></tr></table>`
}

function buttonLink({ label, url }: Link): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="background:#1f5fd0;border-radius:8px"><a href="${asWords(url)}" style="display:inline-block;padding:12px 22px;${font};font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${asWords(label)}</a></td></tr></table>`
}

function quietLink({ label, url }: Link): string {
  return `<a class="faint" href="${asWords(url)}" style="color:#66707f;text-decoration:underline">${asWords(label)}</a>`
}

function asWords(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
