import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { createMailer, type Mailer, type MailMessage } from './mailer.ts'

const message: MailMessage = {
  to: { name: '山田 太郎 🛠️', address: 'taro@example.com' },
  subject: 'お見積り: Ihr Angebot für «Bracket» 🛠️',
  text: 'こんにちは\n.\nA line that is a dot alone.',
  html: '<p>こんにちは</p>',
}

let dataDir: string
let logged: Record<string, unknown>[]
const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) })
const from = { name: 'Kerf', address: 'no-reply@kerf.example' }

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kerf-mail-'))
  logged = []
})
afterEach(() => rm(dataDir, { recursive: true }))

interface Received {
  mail: ParsedMail
  /** The envelope recipients, which a mail server uses. */
  recipients: string[]
}

/** Sends over real SMTP, and returns what arrived. */
async function overSmtp(...messages: MailMessage[]): Promise<Received[]> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const mail = await simpleParser(await buffer(stream))
      received.push({ mail, recipients: envelope.rcptTo.map(({ address }) => address) })
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir, from, log })
  for (const each of messages) await mailer.send(each)
  mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return received
}

/** Sends as files, and returns their content. */
async function asFiles(...messages: MailMessage[]): Promise<Received[]> {
  const mailer = createMailer({ dataDir, from, log })
  const received: Received[] = []
  for (const each of messages) {
    const { file } = await mailer.send(each)
    const mail = await simpleParser(await readFile(file ?? ''))
    received.push({
      mail,
      recipients: [mail.to].flat().flatMap((to) => to?.value.map(({ address }) => address ?? '') ?? []),
    })
  }
  return received
}

describe.each([
  ['SMTP', overSmtp],
  ['files', asFiles],
])('mail over %s', (_name, deliver) => {
  test('arrives as written, in any script', async () => {
    const [received] = await deliver(message)
    expect(received?.recipients).toEqual(['taro@example.com'])
    expect(received?.mail.subject).toBe(message.subject)
    expect(received?.mail.to).toMatchObject({ value: [message.to] })
    expect(received?.mail.from?.value).toEqual([from])
    expect(received?.mail.text?.replaceAll('\r\n', '\n').trim()).toBe(message.text)
    expect(received?.mail.html).toBe('<p>こんにちは</p>')
  })

  test('shows a subject that looks encoded verbatim, decoding nothing', async () => {
    const [received] = await deliver({ ...message, subject: 'Quote for =?utf-8?Q?Pay=20here?=' })
    expect(received?.mail.subject).toBe('Quote for = ?utf-8?Q?Pay=20here?=')
  })

  test('carries further headers', async () => {
    const [received] = await deliver({ ...message, headers: { 'Auto-Submitted': 'auto-generated' } })
    expect(received?.mail.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test.each([
    'Taro\r\nBcc: victim@example.com\r\n\r\nHello',
    'Taro\nBcc: victim@example.com',
    'Taro" <victim@example.com>, "x',
    'Taro, victim@example.com',
  ])('a name of %j neither adds headers nor recipients', async (name) => {
    const [received] = await deliver({ ...message, to: { name, address: 'taro@example.com' } })
    expect(received?.recipients).toEqual(['taro@example.com'])
    expect(received?.mail.bcc).toBeUndefined()
    expect(received?.mail.to).toMatchObject({ value: [{ address: 'taro@example.com' }] })
    expect(received?.mail.text).toContain('こんにちは')
  })

  test('the recipient’s name contains no address', async () => {
    const to = { name: 'Win 500 at evil．com/x', address: 'taro@example.com' }
    const [received] = await deliver({ ...message, to })
    expect(received?.mail.to).toMatchObject({ value: [{ name: 'Win 500 at', address: 'taro@example.com' }] })
  })

  test('a subject and a header cannot add headers either', async () => {
    const injected = 'x\r\nBcc: victim@example.com'
    const [received] = await deliver({ ...message, subject: injected, headers: { 'X-Kerf': injected } })
    expect(received?.recipients).toEqual(['taro@example.com'])
    expect(received?.mail.bcc).toBeUndefined()
    expect(received?.mail.subject).toBe('x Bcc: victim@example.com')
    expect(received?.mail.headers.get('x-kerf')).toBe('x Bcc: victim@example.com')
  })

  test.each([
    'taro@example.com, victim@example.com',
    'taro@example.com\r\nBcc: victim@example.com',
    '<taro@example.com>',
    'taro',
    '',
  ])('the address %j is refused', async (address) => {
    await expect(deliver({ ...message, to: address })).rejects.toThrow('Not an e-mail address')
  })
})

test('a mail server that cannot be reached is an error', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', dataDir, from, log })
  await expect(mailer.send(message)).rejects.toThrow()
  mailer.close()
})

test('a silent mail server is an error once its time is up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo // of a server listening on a port
  const waits = { connect: 5000, greeting: 100, socket: 5000 }
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir, from, log, waits })
  await expect(mailer.send(message)).rejects.toThrow('Greeting never received')
  mailer.close()
  silent.close()
})

describe('mail files', () => {
  let mailer: Mailer
  beforeEach(() => {
    mailer = createMailer({ dataDir, from, log })
  })

  test('sort by time, with nothing else beside them', async () => {
    const written: string[] = []
    for (let number = 0; number < 5; number += 1) written.push((await mailer.send(message)).file ?? '')
    const names = await readdir(join(dataDir, 'mail'))
    expect(names.sort().map((name) => join(dataDir, 'mail', name))).toEqual(written)
    expect(names.every((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\d+-[0-9a-f]+\.eml$/.test(name))).toBe(true)
  })

  test('are named in the log, with recipient and subject', async () => {
    const { file } = await mailer.send(message)
    expect(logged).toEqual([expect.objectContaining({ file, to: 'taro@example.com', subject: message.subject })])
  })
})
