import { Readable } from 'node:stream'
import { User } from '../../models/user.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ZipEntry } from '../../platform/storage/zip.ts'
import type { ReadWork } from '../../platform/work.ts'
import { readAccount } from './account-service.ts'
import { readFiles } from './files-service.ts'
import { jsonArray, jsonObject } from './json-text.ts'
import { readMessages } from './messages-service.ts'
import { readOrders } from './orders-service.ts'
import { readRequests } from './requests-service.ts'
import { readSupplier } from './supplier-service.ts'
import { text } from './text.ts'

type DataFile = keyof typeof text.readme.files

/** A text that is made while it is read, and no longer once nobody reads it. */
function entry(name: string, modifiedAt: Date, read: () => AsyncGenerator<string>): ZipEntry {
  return { name: `${text.folder}/${name}`, modifiedAt, open: async () => Readable.from(read()) }
}

/**
 * All that is kept about the user who asks, as entries of a ZIP: read page by page when the turn of each comes, so that
 * nothing of it gathers in memory.
 */
export async function* ownDataEntries(
  { config, store }: Pick<Platform, 'config' | 'store'>,
  work: ReadWork,
): AsyncGenerator<ZipEntry> {
  const { now } = work
  const { accountType } = await User.query(work.tx).findById(work.viewer.id).throwIfNotFound()
  const data: Partial<Record<DataFile, () => AsyncGenerator<string>>> = {
    'account.json': async function* () {
      yield* jsonObject(await readAccount(work))
    },
    ...(accountType === 'supplier'
      ? {
          'supplier.json': async function* () {
            yield* jsonObject(await readSupplier(work))
          },
        }
      : {
          'rfqs.json': () => jsonArray(readRequests(work, config.businessTimeZone)),
          'orders.json': () => jsonArray(readOrders(work)),
        }),
    'messages.json': () => jsonArray(readMessages(work)),
  }
  const names = Object.keys(data) as DataFile[] // the keys written above
  yield entry('README.txt', now, () => readme(work, [...names, 'files/']))
  for (const [name, read] of Object.entries(data)) yield entry(name, now, read)
  yield* readFiles(work, store)
}

async function* readme({ viewer, now }: ReadWork, names: readonly DataFile[]): AsyncGenerator<string> {
  const { title, made, kinds, files, notHere } = text.readme
  const moment = now.toISOString().slice(0, 16).replace('T', ' ')
  const listed = names.map((name) => `${name}\n  ${files[name]}`)
  yield [title(viewer.name), made(moment), ...listed, kinds, notHere, ''].join('\n\n')
}
