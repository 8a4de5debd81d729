import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { StoredFile } from '../../models/stored-file.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { ReadWork } from '../../platform/work.ts'
import { copyOfPdf } from './pdf-copy.ts'

type Copying = Pick<Platform, 'store' | 'log'> & { config: Pick<Platform['config'], 'files'> }

/** Copies of PDFs that lie in the store already, by the key of what each is a copy of. */
export type PdfCopies = ReadonlyMap<string, ReceivedFile>

/**
 * Milliseconds for all PDFs of a request, of which each takes less than a second, and for those before it: together less
 * than a connection to the database may be idle (`connect.ts`).
 */
const timeLimit = 25_000
const longestWait = 25_000
/** Requests that wait for those of others; each holds a connection to the database meanwhile. */
const mostWaiting = 3
let waiting = 0
const busy = 'PDFs of other requests are being copied for suppliers. Nothing was saved. Please try again in a minute.'

/** Ends when the last copies that were asked for are made: a process copies for one request at a time. */
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Copies the PDFs among these files of RFQs for suppliers, without what they say of their author. It takes a while, so it
 * comes before anything is locked. The sweep removes copies that are not used.
 * @throws Problem `supplier_request.unreadable_pdf`, `document.not_made`
 */
export async function copyPdfs(
  { tx }: ReadWork,
  copying: Copying,
  chosen: readonly { fileId: string }[],
): Promise<PdfCopies> {
  const ids = chosen.map(({ fileId }) => fileId)
  const pdfs = await StoredFile.query(tx).whereIn('id', ids).where({ linkedToType: 'rfq', kind: 'pdf' })
  if (pdfs.length === 0) return new Map()
  const tooBusy = () => problem('document.not_made', { message: busy, retryAfter: timeLimit / 1000 })
  if (waiting >= mostWaiting) throw tooBusy()
  waiting += 1
  const patience = AbortSignal.timeout(longestWait)
  const gaveUp = Promise.withResolvers<never>()
  const giveUp = () => gaveUp.reject(tooBusy())
  patience.addEventListener('abort', giveUp)
  const turn = lastTurn.then(() => {
    waiting -= 1
    if (patience.aborted) throw tooBusy()
    patience.removeEventListener('abort', giveUp)
    return copyEach(copying, pdfs, AbortSignal.timeout(timeLimit))
  })
  lastTurn = turn.catch(() => {})
  return Promise.race([turn, gaveUp.promise])
}

async function copyEach(copying: Copying, pdfs: readonly StoredFile[], signal: AbortSignal): Promise<PdfCopies> {
  const copies = new Map<string, ReceivedFile>()
  for (const { objectKey, fileName } of pdfs) {
    if (!copies.has(objectKey)) copies.set(objectKey, await copyOf(copying, { objectKey, fileName }, signal))
  }
  return copies
}

async function copyOf(
  { store, config, log }: Copying,
  { objectKey, fileName }: Pick<StoredFile, 'objectKey' | 'fileName'>,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  // Without the compression of its objects it may be larger than what its customer could send.
  const largest = 4 * config.files.documentBytes
  const copy = await copyOfPdf(await buffer((await store.get(objectKey)).stream), { log, signal, largest })
  if (!copy) throw problem('supplier_request.unreadable_pdf')
  const limits = { step: 0, other: largest }
  return receiveFile(store, Readable.from([copy]), { fileName, kinds: ['pdf'], limits })
}
