import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { Log } from '../log/log.ts'
import { plainName } from './plain-name.ts'

export interface MailAddress {
  /**
   * Shown beside the address; a user-typed name adds neither headers nor recipients, and parts that look like an
   * address are removed.
   */
  name?: string
  address: string
}

export interface MailMessage {
  to: string | MailAddress
  subject: string
  text: string
  html: string
  /** The same for the same mail, however often it is tried: its `Message-ID` is derived from it. Random if omitted. */
  id?: string
  /** Shown as the sender's name, instead of the one in `MAIL_FROM`. */
  senderName?: string
  /** Where a reply goes; if omitted, to the sender's unread address. */
  replyTo?: string
  /** Pictures shown in the HTML, as `cid:` and their id. */
  pictures?: readonly MailPicture[]
  /**
   * Turns such mails off: an address that shows a page when opened, and takes effect at once when posted to (RFC 8058).
   */
  unsubscribe?: string
  /** Further headers. */
  headers?: Readonly<Record<string, string>>
}

export interface MailPicture {
  contentId: string
  fileName: string
  mimetype: string
  content: Buffer
}

export interface SentMail {
  /** The `Message-ID`. */
  id: string
  /** The path of the mail, if it was written to a file. */
  file?: string
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail, or the file is complete. Rejects otherwise; jobs retry. */
  send(message: MailMessage): Promise<SentMail>
  close(): void
}

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. Without it, mails become files. */
  smtpUrl?: string
  /** Mails become files in its folder `mail`, named so that they sort by time. */
  dataDir: string
  from: MailAddress
  log: Log
  /** How long the mail server may take to accept a connection, to greet, and to respond. */
  waits?: Config['waits']['mail']
}

const usual: Config['waits']['mail'] = { connect: 15_000, greeting: 15_000, socket: 60_000 }

/** Mail over SMTP, or, without a mail server, as `.eml` files that any mail program opens. */
export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl === undefined ? fileMailer(options) : smtpMailer(options.smtpUrl, options)
}

function smtpMailer(url: string, { from, log, waits = usual }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: waits.connect,
    greetingTimeout: waits.greeting,
    socketTimeout: waits.socket,
    ...noForeignContent,
  })
  return {
    async send(message) {
      const { messageId } = await transport.sendMail(compose(message, from))
      log.info({ to: recipient(message), subject: message.subject }, 'mail sent')
      return { id: messageId }
    },
    close: () => transport.close(),
  }
}

function fileMailer({ dataDir, from, log }: MailerOptions): Mailer {
  const folder = join(dataDir, 'mail')
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...noForeignContent,
  })
  return {
    async send(message) {
      const sent = await transport.sendMail(compose(message, from))
      const file = join(folder, nextName())
      await mkdir(folder, { recursive: true })
      // `buffer: true` makes it a buffer; the types allow a stream as well.
      await writeWhole(file, sent.message as Buffer)
      log.info({ file, to: recipient(message), subject: message.subject }, 'mail written to a file')
      return { id: sent.messageId, file }
    },
    close: () => transport.close(),
  }
}

let written = 0

/** Sorts by time; within a millisecond, by order in this process; the rest avoids collisions between processes. */
function nextName(): string {
  written = (written + 1) % 1_000_000
  // Colons are not allowed in file names everywhere.
  const moment = new Date().toISOString().replaceAll(':', '-')
  return `${moment}-${String(written).padStart(6, '0')}-${randomUUID().slice(0, 8)}.eml`
}

/** No part of a mail is ever fetched from a file or address in its text. */
const noForeignContent = { disableFileAccess: true, disableUrlAccess: true }

function compose(message: MailMessage, configured: MailAddress): SendMailOptions {
  const { to, subject, text, html, headers, id, unsubscribe, senderName, replyTo, pictures = [] } = message
  const from = { ...configured, ...(senderName !== undefined && { name: senderName }) }
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
    // So that holiday notes do not answer them, and mail programs can sort them.
    list: {
      id: { url: `mail.${domain}`, comment: from.name ?? '' },
      ...(unsubscribe !== undefined && { unsubscribe }),
    },
    from: addressOf(from),
    ...(replyTo !== undefined && { replyTo: addressOf({ address: replyTo }) }),
    to: addressOf(typeof to === 'string' ? { address: to } : { ...to, name: plainName(to.name ?? '') }),
    subject: oneLine(subject),
    text,
    html,
    attachments: pictures.map(({ contentId, fileName, mimetype, content }) => ({
      cid: contentId,
      filename: fileName,
      contentType: mimetype,
      contentDisposition: 'inline',
      content,
    })),
    headers: Object.fromEntries(
      Object.entries({ 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe), ...headers }).map(
        ([name, value]) => [oneLine(name), oneLine(value)],
      ),
    ),
  }
}

/** Only over https, because mail programs would not call anything else. */
function oneClick(unsubscribe: string | undefined): Record<string, string> {
  return unsubscribe?.startsWith('https://') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

/** An address given as an object is never parsed for further ones. */
function addressOf({ name = '', address }: MailAddress): { name: string; address: string } {
  if (!/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\@]+$/.test(address)) throw new TypeError('Not an e-mail address')
  return { name: oneLine(name), address }
}

/** Line breaks would start a new header, and mail clients decode `=?`, whatever it hides. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

function recipient({ to }: MailMessage): string {
  return typeof to === 'string' ? to : to.address
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  // Hidden and without .eml until complete: programs that watch the folder see whole mails only.
  const unfinished = join(file, '..', `.${randomUUID()}.part`)
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
