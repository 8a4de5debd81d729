import { draftDays } from '@kerf/shared-contracts/contracts/rfq-drafts'
import type { Knex } from 'knex'
import { AuditEntry } from '../../models/audit-entry.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { FailedMail } from '../../models/failed-mail.ts'
import { IdempotencyKey } from '../../models/idempotency-key.ts'
import { ModuleFailure } from '../../models/module-failure.ts'
import { ModulePublication } from '../../models/module-publication.ts'
import { Notification } from '../../models/notification.ts'
import { RfqDraft } from '../../models/rfq-draft.ts'
import { Session } from '../../models/session.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { VerificationCode } from '../../models/verification-code.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepFacts } from '../geometry/facts-service.ts'
import { sweepModels } from '../geometry/service.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Retention of expired rows, in milliseconds. */
const keptFor = {
  /** So that users can look up where they were signed in. */
  sessions: 30 * day,
  codes: day,
  /** A double click, a lost response, a browser closed over lunch: after a day nobody retries. */
  idempotencyKeys: day,
  /** Attempts on accounts that do not exist. Entries about users stay in the audit log. */
  nobodysAudit: 90 * day,
  /** So that people can look up how one ended. */
  invitations: 90 * day,
  /** Long enough for the mail server's admin; the rows contain addresses, even of strangers. */
  failedMails: 30 * day,
  /** Older ones are no longer news, and the pages they link to show the same. */
  notifications: 90 * day,
  /** Longer than reminders are given for anything. */
  reminders: 180 * day,
  /** As the form says. */
  drafts: draftDays * day,
  /** An upload may take hours, and its row is written at its end. */
  files: day,
  /** Only the last hour is used. */
  moduleFailures: 7 * day,
}

/** Removes expired rows. Safe to run twice and to interrupt anywhere. */
export async function sweep(platform: Platform): Promise<void> {
  const now = platform.clock().getTime()
  const before = (age: number) => new Date(now - age)
  await sweepRows(platform, before)
  await sweepFiles(platform, before(keptFor.files))
  await sweepModels(platform, before(keptFor.files))
  await sweepFacts(platform, before(keptFor.files))
}

async function sweepRows({ knex, clock }: Platform, before: (age: number) => Date): Promise<void> {
  await Session.query(knex).delete().where('expiresAt', '<', before(keptFor.sessions))
  await Session.query(knex).delete().where('revokedAt', '<', before(keptFor.sessions))
  await VerificationCode.query(knex).delete().where('expiresAt', '<', before(keptFor.codes))
  await IdempotencyKey.query(knex).delete().where('createdAt', '<', before(keptFor.idempotencyKeys))
  await AuditEntry.query(knex)
    .delete()
    .where({ actorId: null, objectId: null })
    .where('at', '<', before(keptFor.nobodysAudit))
  await FailedMail.query(knex).delete().where('failedAt', '<', before(keptFor.failedMails))
  await Notification.query(knex).delete().where('createdAt', '<', before(keptFor.notifications))
  await knex('reminders').delete().where('givenAt', '<', before(keptFor.reminders))
  await sweepInvitations(knex, before(keptFor.invitations))
  await ModuleFailure.query(knex).delete().where('failedAt', '<', before(keptFor.moduleFailures))
  await ModulePublication.query(knex).delete().where('begunAt', '<', before(keptFor.files))
  await knex('rateLimits').delete().where('expire', '<', clock().getTime())
  await RfqDraft.query(knex).delete().where('savedAt', '<', before(keptFor.drafts))
  await sweepWaitingFiles(knex, before(keptFor.files))
}

/** Attached to a message that was never sent, or drawings of a request that was never submitted and is no draft. */
async function sweepWaitingFiles(knex: Knex, before: Date): Promise<void> {
  const draft = RfqDraft.query()
    .whereColumn('rfqDrafts.userId', 'files.uploadedBy')
    .whereRaw('files.id = any(rfq_drafts.file_ids)')
  await StoredFile.query(knex).delete().whereNull('linkedToId').where('createdAt', '<', before).whereNotExists(draft)
}

/** An unanswered one ends when it expires. */
async function sweepInvitations(knex: Knex, before: Date): Promise<void> {
  await CompanyInvitation.query(knex)
    .delete()
    .where('expiresAt', '<', before)
    .orWhere('acceptedAt', '<', before)
    .orWhere('declinedAt', '<', before)
    .orWhere('withdrawnAt', '<', before)
}

/** Removes stored bytes that no row refers to: those of interrupted requests and deleted files. */
async function sweepFiles({ knex, store, log }: Platform, before: Date): Promise<void> {
  let removed = await store.sweepUnfinished(before)
  let batch: string[] = []
  const removeOrphans = async () => {
    const named = await StoredFile.query(knex).distinct('objectKey').whereIn('objectKey', batch)
    const kept = new Set(named.map((file) => file.objectKey))
    for (const key of batch.filter((candidate) => !kept.has(candidate))) {
      await store.delete(key)
      removed += 1
    }
    batch = []
  }
  for await (const object of store.list('files/')) {
    if (object.modifiedAt < before) batch.push(object.key)
    if (batch.length === 500) await removeOrphans()
  }
  await removeOrphans()
  // From publications that were finished or abandoned.
  for await (const { key, modifiedAt } of store.list('module-uploads/')) {
    if (modifiedAt >= before) continue
    await store.delete(key)
    removed += 1
  }
  if (removed > 0) log.info({ removed }, 'removed stored bytes that nothing refers to')
}
