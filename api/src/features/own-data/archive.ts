import { Readable } from 'node:stream'
import type { User } from '../../models/user.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ZipEntry } from '../../platform/storage/zip.ts'
import type { ReadWork } from '../../platform/work.ts'
import { findChoices } from '../profile/notification-choices-service.ts'
import { presentChoice, presentProfile } from '../profile/presenter.ts'
import { getOwnProfile, type OwnProfile } from '../profile/service.ts'
import {
  presentOwnAccount,
  presentOwnActivity,
  presentOwnDraft,
  presentOwnFilter,
  presentOwnHistory,
  presentOwnMessage,
  presentOwnNotification,
  presentOwnSession,
} from './account-presenter.ts'
import {
  findDraft,
  readActivity,
  readHistory,
  readNotifications,
  readSavedFilters,
  readSessions,
} from './account-service.ts'
import { presentOwnOrder, presentOwnRequest } from './business-presenter.ts'
import { readFiles } from './files-service.ts'
import { jsonArray, jsonObject } from './json-text.ts'
import { readMessages } from './messages-service.ts'
import { readOrders } from './orders-service.ts'
import { readRequests } from './requests-service.ts'
import {
  presentOwnCertificate,
  presentReceivedRequest,
  presentSupplierProfile,
  presentSupplierQuote,
} from './supplier-presenter.ts'
import { findSupplierProfile, readCertificates, readReceivedRequests, readSupplierQuotes } from './supplier-service.ts'
import { text } from './text.ts'

type DataFile = keyof typeof text.readme.files
/** Builds the text of a file in the ZIP when its turn comes. */
type Texts = [name: DataFile, read: () => AsyncGenerator<string>][]

/**
 * All data stored about the user who asks, as entries of a ZIP: each is read page by page when its turn comes, so that
 * nothing accumulates in memory, and reading stops when the download is aborted.
 */
export async function* ownDataEntries({ store }: Pick<Platform, 'store'>, work: ReadWork): AsyncGenerator<ZipEntry> {
  const profile = await getOwnProfile(work)
  const texts: Texts = [
    ['account.json', () => account(work, profile)],
    ...businessOf(work, profile.user),
    ['messages.json', () => jsonArray(readMessages(work), (item) => presentOwnMessage(item, work.actor.id))],
  ]
  const names = [...texts.map(([name]) => name), 'files/'] as const
  yield textEntry(work, 'README.txt', () => readme(work, names))
  for (const [name, read] of texts) yield textEntry(work, name, read)
  for await (const { file, number } of readFiles(work)) {
    yield {
      name: `${text.folder}/files/${number ?? text.unnumbered}/${file.fileName}`,
      size: file.size,
      modifiedAt: file.createdAt,
      open: async () => (await store.get(file.objectKey)).stream,
    }
  }
}

function textEntry({ now }: ReadWork, name: string, read: () => AsyncGenerator<string>): ZipEntry {
  return { name: `${text.folder}/${name}`, modifiedAt: now, open: async () => Readable.from(read()) }
}

async function* account(work: ReadWork, profile: OwnProfile): AsyncGenerator<string> {
  const notifications = (await findChoices(work)).map(presentChoice)
  const draft = await findDraft(work)
  const own = { notifications, rfqDraft: draft ? presentOwnDraft(draft) : null }
  yield* jsonObject(
    { ...presentOwnAccount(profile.user), ...presentProfile(profile), ...own },
    {
      savedFilters: jsonArray(readSavedFilters(work), presentOwnFilter),
      told: jsonArray(readNotifications(work), presentOwnNotification),
      sessions: jsonArray(readSessions(work), presentOwnSession),
      activity: jsonArray(readActivity(work), presentOwnActivity),
      history: jsonArray(readHistory(work), presentOwnHistory),
    },
  )
}

/** Suppliers have requests to them, quotes and purchase orders; everybody else has requests and orders. */
function businessOf(work: ReadWork, { accountType }: User): Texts {
  if (accountType === 'supplier') return [['supplier.json', () => supplier(work)]]
  const day = { today: work.today, timeZone: work.provider.timeZone }
  return [
    ['rfqs.json', () => jsonArray(readRequests(work), (request) => presentOwnRequest(request, day))],
    ['orders.json', () => jsonArray(readOrders(work), presentOwnOrder)],
  ]
}

async function* supplier(work: ReadWork): AsyncGenerator<string> {
  const found = await findSupplierProfile(work)
  yield* jsonObject(
    { profile: found && presentSupplierProfile(found) },
    {
      certificates: jsonArray(readCertificates(work), presentOwnCertificate),
      requests: jsonArray(readReceivedRequests(work), presentReceivedRequest),
      quotes: jsonArray(readSupplierQuotes(work), presentSupplierQuote),
    },
  )
}

async function* readme({ actor, now, provider }: ReadWork, names: readonly DataFile[]): AsyncGenerator<string> {
  const { title, made, kinds, files, notHere } = text.readme
  const moment = now.toISOString().slice(0, 16).replace('T', ' ')
  const listed = names.map((name) => `${name}\n  ${files[name]}`)
  yield [title(provider.name, actor.name), made(moment), ...listed, kinds, notHere, ''].join('\n\n')
}
