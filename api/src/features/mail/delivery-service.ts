import { FailedMail } from '../../models/failed-mail.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import { isRefusedForGood, reasonOf } from '../../platform/mail/delivery-failure.ts'
import type { MailJob, MailPurpose } from '../../platform/mail/mail-job.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailFailed } from './events.ts'
import { fromProvider } from './sender-service.ts'

/** Sends one mail of a job. */
export type Send = (message: MailMessage, letter: Letter) => Promise<void>

export interface Letter {
  purpose: MailPurpose
  accountType?: string
}

/** A mail that the server did not accept. */
class Undelivered extends Error {
  readonly mail: MailMessage
  readonly letter: Letter

  constructor(message: MailMessage, letter: Letter, cause: unknown) {
    super('A mail was not delivered', { cause })
    this.mail = message
    this.letter = letter
  }
}

/**
 * The handler of a job that sends mails. A mail that is refused for good, or no longer worth retrying, ends the job and
 * is kept for the admins; any other failure is thrown, so that the job is retried. At every attempt a mail has the same
 * `Message-ID`, so that one accepted just before a crash does not arrive twice.
 */
export function mailWorker<T extends object>(
  platform: Platform,
  job: MailJob<T>,
  write: (payload: T, attempt: Attempt, send: Send) => Promise<void>,
): (payload: T, attempt: Attempt) => Promise<void> {
  return async (payload, attempt) => {
    let sent = 0
    const send: Send = async (message, letter) => {
      sent += 1
      try {
        await platform.mailer.send({ ...(await fromProvider(platform, message)), id: `${attempt.id}.${sent}` })
      } catch (error) {
        throw new Undelivered(message, letter, error)
      }
    }
    try {
      await write(payload, attempt, send)
    } catch (error) {
      if (!(error instanceof Undelivered)) throw error
      const refused = isRefusedForGood(error.cause)
      const age = platform.clock().getTime() - attempt.queuedAt.getTime()
      if (!refused && age < job.worthMs) throw error.cause
      platform.log.warn({ err: error.cause, job: job.name, id: attempt.id, refused }, 'a mail could not be delivered')
      await keep(platform, { job, payload, attempt, failure: error, refused })
    }
  }
}

interface Failure {
  job: MailJob<never> | MailJob<object>
  payload: object
  attempt: Attempt
  failure: Undelivered
  refused: boolean
}

/** Admins viewing the list of failed mails see it at once. */
function keep(platform: Platform, { job, payload, attempt, failure, refused }: Failure): Promise<void> {
  const { to, subject } = failure.mail
  const recipient = typeof to === 'string' ? to : to.address
  return transactAsSystem(platform, async ({ tx, now, happened }) => {
    await FailedMail.query(tx)
      .insert({
        // A crash after this and before the job is settled runs it once more.
        id: attempt.id,
        purpose: failure.letter.purpose,
        accountType: failure.letter.accountType ?? null,
        recipient,
        subject,
        outcome: refused ? 'refused' : 'given_up',
        reason: reasonOf(failure.cause),
        tries: attempt.number,
        jobName: job.name,
        payload,
        failedAt: now,
      })
      .onConflict('id')
      .merge()
    await happened(mailFailed, { mail: { id: attempt.id, recipient, subject } })
  })
}
