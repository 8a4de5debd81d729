import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail server for tests that treats mails as real ones do. */
export interface TestSmtpServer {
  url: string
  /** The mails received completely, even if the response was lost. */
  received: ParsedMail[]
  /** Its response to a recipient: 250 accepts the mail, `drop` accepts it and breaks the connection. */
  answer: 250 | 451 | 550 | 'drop'
  stop(): Promise<void>
}

const words = { 451: 'Greylisted, please try again later', 550: 'No such user here' }

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { answer } = test
      if (answer === 250 || answer === 'drop') done()
      else done(Object.assign(new Error(words[answer]), { responseCode: answer }))
    },
    async onData(stream, session, done) {
      test.received.push(await simpleParser(await buffer(stream)))
      if (test.answer !== 'drop') return done()
      for (const connection of server.connections) {
        if (connection.session.id === session.id) connection.close()
      }
    },
  })
  server.on('error', () => {}) // broken connections are what is tested
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  const test: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    answer: 250,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return test
}
