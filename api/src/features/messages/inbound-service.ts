import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { Problem } from '../../platform/errors.ts'
import type { ReplyAddresses } from '../../platform/mail/reply-addresses.ts'
import type { Platform } from '../../platform/platform.ts'
import { isAutomatic, receiveReply } from './reply-service.ts'

/** A refusal in the words of SMTP (RFC 5321): 5xx is permanent, 4xx temporary. */
class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** How many mail servers may deliver at once. A mail is held in memory while it is read. */
const mostClients = 20
const waitFor = 60_000

const words = {
  unknown: '5.1.1 There is no such address here.',
  several: '4.5.3 One address at a time, please.',
  tooLarge: '5.3.4 This mail is too large.',
  notTheirs: '5.7.1 Please reply from the address that our mail went to, or write in the portal.',
  later: '4.3.0 Something went wrong here. Please try again later.',
}

/** How a problem of the portal is reported to a mail server. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof Problem) || error.status >= 500) return new Refusal(451, words.later)
  if (error.code === 'rate_limited') return new Refusal(450, `4.7.1 ${error.message}`)
  if (error.code === 'auth.required') return new Refusal(550, words.notTheirs)
  return new Refusal(550, `5.7.1 ${error.message}`)
}

/** Accepts replies to our mails and puts each into its conversation. */
export interface Inbound {
  port: number
  stop(): Promise<void>
}

/**
 * Listens for mail to reply addresses. Our own mail server sits in front of it, so it offers neither TLS nor sign-in.
 * @throws when it cannot listen there
 */
export async function listenForReplies(
  platform: Platform,
  replies: ReplyAddresses,
  { host, port, maxBytes }: { host: string; port: number; maxBytes: number },
): Promise<Inbound> {
  const { log } = platform
  const server = new SMTPServer({
    banner: 'Kerf accepts replies',
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    maxClients: mostClients,
    socketTimeout: waitFor,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, { envelope }, done) {
      if (envelope.rcptTo.length > 0) return done(new Refusal(452, words.several))
      done(replies.read(address) ? null : new Refusal(550, words.unknown))
    },
    onData(stream, session, done) {
      take(platform, replies, stream, session).then(
        () => done(),
        (error) => {
          const refusal = refusalOf(error)
          const isOurs = refusal.responseCode === 451
          log[isOurs ? 'error' : 'info']({ err: isOurs ? error : undefined, why: refusal.message }, 'reply refused')
          done(refusal)
        },
      )
    },
  })
  // A client that disconnects is not our problem.
  server.on('error', (error) => log.info({ err: error }, 'a mail delivery was interrupted'))
  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    // A server that listens on a port has an address of this kind.
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function take(
  platform: Platform,
  replies: ReplyAddresses,
  stream: SMTPServerDataStream,
  { envelope, remoteAddress }: SMTPServerSession,
): Promise<void> {
  const mail = await simpleParser(stream, { skipImageLinks: true })
  if (stream.sizeExceeded) throw new Refusal(552, words.tooLarge)
  const target = replies.read(envelope.rcptTo[0]?.address ?? '')
  if (!target) throw new Refusal(550, words.unknown)
  const isBounce = envelope.mailFrom === false || envelope.mailFrom.address === ''
  if (isBounce || isAutomatic(mail)) {
    // Accepted and dropped: a refusal would trigger another automatic reply.
    platform.log.info({ conversationId: target.conversationId }, 'an automatic reply was dropped')
    return
  }
  const messageId = await receiveReply(platform, target, mail, remoteAddress)
  platform.log.info({ conversationId: target.conversationId, messageId }, 'reply received')
}
