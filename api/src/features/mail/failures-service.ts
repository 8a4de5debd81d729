import type { listFailedMails } from '@kerf/shared-contracts/contracts/mail'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { FailedMail } from '../../models/failed-mail.ts'
import { type FailedMailView, failedMailShape } from '../../models/views/failed-mail-view.ts'
import { everything, type ListPage, readPage, readSome } from '../../platform/db/list.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { problem } from '../../platform/errors.ts'
import { mailJobNamed } from '../../platform/mail/mail-job.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { mailRetried } from './events.ts'

type Filters = z.output<(typeof listFailedMails)['query']>

const inStatus = {
  refused: sql`failed_mails.outcome = 'refused' and failed_mails.retried_at is null`,
  given_up: sql`failed_mails.outcome = 'given_up' and failed_mails.retried_at is null`,
  retried: sql`failed_mails.retried_at is not null`,
}

/** One page of the mails that could not be delivered. */
export async function list(
  { tx }: ReadWork,
  { q, status, sort, limit, cursor }: Filters,
): Promise<ListPage<FailedMailView>> {
  const conditions = [...(status ? [inStatus[status]] : []), ...(q ? [holds('failed_mails.search_text', q)] : [])]
  const filter = { branches: everything, conditions, isSearch: q !== undefined }
  return readPage(tx, failedMailShape, filter, { sort, limit, cursor })
}

/**
 * Has a mail composed and sent again, as the failed job would: with a code that is valid from then, or not at all if
 * nobody needs it any more.
 * @throws Problem `mail.not_found`, `mail.retried`
 */
export async function retry(work: Work, id: string): Promise<FailedMailView> {
  const mail = await FailedMail.query(work.tx).findById(id).forUpdate()
  const job = mail && mailJobNamed(mail.jobName)
  if (!mail || !job) throw problem('mail.not_found')
  if (mail.retriedAt) throw problem('mail.retried')
  await mail.$query(work.tx).patch({ retriedAt: work.now })
  await work.enqueue(job, mail.payload)
  await work.happened(mailRetried, { mail })
  const [view] = await readSome(work.tx, failedMailShape, sql`failed_mails.id = ${id}`)
  if (!view) throw problem('mail.not_found')
  return view
}

/** How long the person waiting for a mail is told of its failure, in milliseconds. */
const toldFor = 60 * 60 * 1000

/** Whether a mail to an address, requested by a browser, recently failed to be delivered. */
export async function wasUndelivered(
  { tx, now }: Pick<ReadWork, 'tx' | 'now'>,
  { email, role, browserTag }: { email: string; role: string; browserTag: string },
): Promise<boolean> {
  const failed = await FailedMail.query(tx)
    .where({ recipient: email, accountType: role, purpose: 'registration' })
    .where('failedAt', '>', new Date(now.getTime() - toldFor))
    .whereRaw("payload->>'browserTag' = ?", [browserTag])
    .first()
  return failed !== undefined
}
