import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sendMessage } from '@kerf/shared-contracts/contracts/messages'
import { text } from '@kerf/shared-contracts/contracts/values'
import type { Attachment, ParsedMail } from 'mailparser'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import type { ReplyTarget } from '../../platform/mail/reply-addresses.ts'
import { openReadWork, transact } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { lockPlace } from './place-service.ts'
import { assertMayWrite } from './policy.ts'
import { writtenIn } from './reply-text.ts'
import { send } from './sending-service.ts'

const field = sendMessage.files.attachments

/** Whether a mail was sent automatically: answering it would start a loop (RFC 3834). */
export function isAutomatic({ headers }: Pick<ParsedMail, 'headers'>): boolean {
  const said = (name: string) => String(headers.get(name) ?? '').toLowerCase()
  const submitted = said('auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /\b(bulk|junk|list|auto_reply)\b/.test(said('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list'].some((name) => headers.has(name))
  )
}

/** The account a reply address was made for, if it is also the sender. */
async function findWriter({ knex }: Platform, mail: ParsedMail, target: ReplyTarget): Promise<Actor | null> {
  const addresses = (mail.from?.value ?? []).map(({ address = '' }) => address.toLowerCase())
  const named = await User.query(knex).whereIn('email', addresses).whereNull('deletedAt')
  const user = named.find(({ id }) => target.isOf(id))
  if (!user) return null
  const { id, isAdmin, accountType, name, email, companyId, companyRole } = user
  return { id, kind: isAdmin ? 'admin' : accountType, name, email, companyId, companyRole }
}

async function assertNotSuspended({ knex }: Platform, { id }: Actor): Promise<void> {
  const suspended = await SupplierProfile.query(knex).findById(id).whereNotNull('suspendedAt').resultSize()
  if (suspended > 0) throw problem('auth.suspended')
}

/** Stores the attachments after the same checks as uploads. */
async function receiveAll({ config, store }: Platform, attachments: readonly Attachment[]): Promise<ReceivedFile[]> {
  // Pictures embedded in the text are logos in signatures.
  const meant = attachments.filter(({ related }) => !related)
  if (meant.length > Math.min(field.maxCount, config.files.perRequest)) throw problem('file.too_many')
  const { stepBytes: step, documentBytes: other } = config.files
  const received: ReceivedFile[] = []
  try {
    for (const { content, filename = '' } of meant) {
      const options = { fileName: filename, kinds: field.kinds, limits: { step, other } }
      received.push(await receiveFile(store, Readable.from([content]), options))
    }
    return received
  } catch (error) {
    await discard(store, received)
    throw error
  }
}

async function discard(store: Platform['store'], files: readonly ReceivedFile[]): Promise<void> {
  for (const { objectKey } of files) await store.delete(objectKey)
}

/**
 * Adds the reply to a mail to its conversation, as the user the mail went to.
 * @param from the address of the server that delivered it
 * @returns the id of the message; `null` if the same mail was received before
 * @throws Problem whatever refuses a message in the portal; `auth.required` if the sender is not the user the mail went
 *   to; `rate_limited`
 */
export async function receiveReply(
  platform: Platform,
  target: ReplyTarget,
  mail: ParsedMail,
  from: string,
): Promise<string | null> {
  const writer = await findWriter(platform, mail, target)
  if (!writer) throw problem('auth.required')
  await assertNotSuspended(platform, writer)
  await platform.limits.countAccount('reply', writer.id)
  const { success, data: body } = text(4000).safeParse(writtenIn(mail.text ?? ''))
  if (!success) throw problem('validation.failed', { message: inputText.messageTooLong })
  const attachments = await receiveAll(platform, mail.attachments)
  const origin = { id: randomUUID(), address: from, userAgent: 'mail', moduleVersions: '' }
  try {
    const id = await transact(platform, openReadWork(platform, writer, origin), (work) =>
      write(work, target.conversationId, keyOf(target, mail), { body, attachments }),
    )
    if (id === null) await discard(platform.store, attachments)
    return id
  } catch (error) {
    await discard(platform.store, attachments)
    throw error
  }
}

async function write(
  work: Work,
  conversationId: string,
  key: string,
  message: { body: string; attachments: ReceivedFile[] },
): Promise<string | null> {
  // A second delivery of the same mail waits for the first.
  await work.tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`reply ${key}`])
  const place = await lockPlace(work, { conversationId })
  assertMayWrite(work.actor, place)
  if (await work.tx('receivedMails').where({ key }).first()) return null
  const { id } = await send(work, place, message)
  await work.tx('receivedMails').insert({ key, messageId: id })
  return id
}

/** A mail without an id of its own is identified by its content. */
function keyOf({ conversationId }: ReplyTarget, { messageId, date, text: said }: ParsedMail): string {
  const told = messageId ?? `${date?.toISOString()} ${said}`
  return createHash('sha256').update(`${conversationId} ${told}`).digest('base64url')
}
