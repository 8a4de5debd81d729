import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import {
  descriptorFile,
  type Encoding,
  integrityOf,
  type ReleaseDescriptor,
  releaseDescriptor,
} from '@kerf/module-kit/release/descriptor'
import type { Knex } from 'knex'
import { ModulePublication } from '../../models/module-publication.ts'
import { ModuleRelease } from '../../models/module-release.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { UsedToken } from '../../platform/auth/publish-tokens.ts'
import { problem } from '../../platform/errors.ts'
import { ObjectMissing, type ObjectStore } from '../../platform/storage/object-store.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { lockModule, othersThan } from './channel-service.ts'
import { modulePublicationBegun, modulePublished } from './events.ts'
import type { Publishing } from './publishing.ts'
import { assertFits, assertWithinBudget } from './release-checks.ts'
import { type Expected, expectedUploads, largestOf, readRelease } from './release-reading.ts'
import { recordedHashes } from './release-service.ts'

/** How long upload addresses are valid, in milliseconds. */
const uploadsLast = 60 * 60 * 1000
/** A publish token may be limited to one module. @throws Problem `module.token_for_other` */
function assertTokenFor(token: UsedToken | undefined, module: string): void {
  if (token?.module != null && token.module !== module) throw problem('module.token_for_other')
}

/**
 * Checks a built release, and returns where to send its files.
 * @throws Problem `module.*` saying why it is refused
 */
export async function begin(
  work: Work,
  { store, offer }: Publishing,
  given: unknown,
): Promise<{ id: string; uploads: { file: string; url: string }[] }> {
  const release = readRelease(given)
  const { module, version } = release
  assertTokenFor(work.request.token, module)
  await assertNew(work, release)
  assertFits(release, offer(), await othersThan(work.tx, module))
  assertWithinBudget(release)
  const publication = await ModulePublication.query(work.tx).insertAndFetch({
    module,
    descriptor: { ...release },
    begunBy: work.actor.id,
    begunAt: work.now,
  })
  await work.happened(modulePublicationBegun, { module, version })
  const names = [...expectedUploads(release).keys()]
  const uploads = names.map(async (file) => {
    const signed = await store.uploadAddress(stagedKey(publication.id, file), uploadsLast)
    return { file, url: signed ?? `/modules/uploads/${publication.id}/${file}` }
  })
  return { id: publication.id, uploads: await Promise.all(uploads) }
}

/** A file that may be sent to this server, if the store gives out no upload addresses of its own. */
export interface Awaited {
  key: string
  /** How many bytes it may have: a compressed copy may be a little larger than the file itself. */
  largest: number
}

/** @throws Problem `module.publication_not_found`, `module.token_for_other`, `module.file_differs` */
export async function awaited(
  work: { tx: Knex; actor: Actor; token: UsedToken | undefined },
  id: string,
  name: string,
): Promise<Awaited> {
  const publication = await find(work, id)
  assertTokenFor(work.token, publication.module)
  const expected = expectedUploads(describedBy(publication)).get(name)
  if (!expected) throw problem('module.file_differs', { message: `${name} is not a file of this release` })
  return { key: stagedKey(id, name), largest: largestOf(expected) }
}

/**
 * Publishes a release whose files were all sent: each is read, checked against its hash, and stored for good.
 * @throws Problem `module.*` saying why it is refused
 */
export async function finish(work: Work, { store, releases, offer }: Publishing, id: string): Promise<ModuleRelease> {
  const publication = await find(work, id)
  const release = describedBy(publication)
  const { module, version, files, manifest, contracts, commit } = release
  assertTokenFor(work.request.token, module)
  await lockModule(work.tx, module)
  await assertNew(work, release)
  assertFits(release, offer(), await othersThan(work.tx, module))
  for (const [file, expected] of expectedUploads(release)) {
    await releases.store(release, file, await verified(store, stagedKey(id, file), file, expected))
  }
  await releases.store(release, descriptorFile, Buffer.from(JSON.stringify(release)))
  const published = await ModuleRelease.query(work.tx).insertAndFetch({
    ...{ module, version, manifest, contracts, commit },
    integrity: recordedHashes(release),
    size: Object.values(files).reduce((sum, { size }) => sum + size, 0),
    publishedBy: work.actor.id,
    tokenId: work.request.token?.id ?? null,
    createdAt: work.now,
  })
  await ModulePublication.query(work.tx).deleteById(id)
  await work.happened(modulePublished, { release: published, pipeline: work.request.token?.name ?? null })
  work.afterCommit(() => removeStaged(store, id))
  return published
}

/** Removes the files sent for a finished publication. */
async function removeStaged(store: ObjectStore, id: string): Promise<void> {
  for await (const { key } of store.list(`${stagedFolder(id)}/`)) await store.delete(key)
}

const stagedFolder = (id: string) => `module-uploads/${id}`
const stagedKey = (id: string, file: string) => `${stagedFolder(id)}/${file}`

async function find({ tx, actor }: { tx: Knex; actor: Actor }, id: string): Promise<ModulePublication> {
  const publication = await ModulePublication.query(tx).findOne({ id, begunBy: actor.id })
  if (!publication) throw problem('module.publication_not_found')
  return publication
}

/** It was checked when the publication started. */
const describedBy = ({ descriptor }: ModulePublication) => releaseDescriptor.parse(descriptor)

async function assertNew({ tx }: ReadWork, { module, version }: ReleaseDescriptor): Promise<void> {
  if (!(await ModuleRelease.query(tx).findOne({ module, version }))) return
  const message = `${module} ${version} was published already, and a release never changes`
  throw problem('module.version_exists', { message })
}

const unpacked: Record<Encoding, (bytes: Buffer, limit: number) => Promise<Buffer>> = {
  br: (bytes, maxOutputLength) => promisify(brotliDecompress)(bytes, { maxOutputLength }),
  gzip: (bytes, maxOutputLength) => promisify(gunzip)(bytes, { maxOutputLength }),
}

/** @returns the bytes that were sent. @throws Problem `module.file_missing`, `module.file_differs` */
async function verified(store: ObjectStore, key: string, name: string, expected: Expected): Promise<Buffer> {
  const { file, encoding } = expected
  const bytes = await sent(store, key, name, largestOf(expected))
  const content = encoding ? await unpacked[encoding](bytes, file.size + 1).catch(() => null) : bytes
  if (content && content.length === file.size && integrityOf(content) === file.integrity) return bytes
  throw problem('module.file_differs', { message: `${name} is not the file that the release names` })
}

async function sent(store: ObjectStore, key: string, name: string, limit: number): Promise<Buffer> {
  try {
    const { stream, size } = await store.get(key)
    if (size <= limit) return await buffer(stream)
    stream.destroy()
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error
    throw problem('module.file_missing', { message: `${name} was not sent` })
  }
  throw problem('module.file_differs', { message: `${name} is larger than the release says` })
}
