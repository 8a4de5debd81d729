import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { moduleManifest } from '@kerf/module-kit/platform'
import {
  descriptorFile,
  type Encoding,
  encodings,
  integrityOf,
  type ReleaseDescriptor,
  releaseDescriptor,
} from '@kerf/module-kit/release/descriptor'
import type { Knex } from 'knex'
import { ModuleRelease } from '../../models/module-release.ts'
import type { Log } from '../../platform/log/log.ts'
import { ObjectMissing, type ObjectStore, type StoredObject } from '../../platform/storage/object-store.ts'

/** Releases as objects: `modules/<module>/<version>/…`, the descriptor among the files. */
export interface Releases {
  /** @returns the descriptor of a release, `null` when there is no complete one, or when it is not what was published */
  find(module: string, version: string): Promise<ReleaseDescriptor | null>
  /** Stores the files of a release from its build output, and its descriptor last. */
  put(descriptor: ReleaseDescriptor, dist: string): Promise<void>
  /** Stores one file of a release; the descriptor, which makes it complete, comes last. */
  store(descriptor: Pick<ReleaseDescriptor, 'module' | 'version'>, file: string, bytes: Buffer): Promise<void>
  /** Opens a file of a release, or its compressed copy. */
  open(descriptor: ReleaseDescriptor, file: string, encoding: Encoding | null): Promise<StoredObject>
}

const keyOf = (module: string, version: string, file: string) => `modules/${module}/${version}/${file}`

/** What says whether a descriptor is the one that was published. */
interface Witness {
  knex: Knex
  log: Log
}

/** A descriptor in the store is not the one that was published. */
class DescriptorDiffers extends Error {
  constructor(module: string, version: string) {
    super(`The ${descriptorFile} of ${module} ${version} in the store is not the one that was published`)
    this.name = 'DescriptorDiffers'
  }
}

/**
 * The releases in an object store. Descriptors are cached in memory: a release never changes.
 * @param witness where each was recorded when it was published: it holds the hashes that browsers verify, so a change of
 *   it in the store would go through. Without one they are taken at their word
 */
export function openReleases(store: ObjectStore, witness?: Witness): Releases {
  const known = new Map<string, ReleaseDescriptor>()
  const told = new Set<string>()

  async function read(module: string, version: string): Promise<ReleaseDescriptor | null> {
    try {
      const { stream } = await store.get(keyOf(module, version, descriptorFile))
      const content = await json(stream).catch((error: unknown) => {
        if (error instanceof SyntaxError) return undefined
        throw error
      })
      const { data } = releaseDescriptor.safeParse(content)
      if (!data || (witness && !(await isRecorded(witness.knex, data, module, version)))) {
        throw new DescriptorDiffers(module, version)
      }
      return data
    } catch (error) {
      if (error instanceof ObjectMissing) return null
      throw error
    }
  }

  /** A release that was tampered with is not offered; all others are. It is told once. */
  async function readOrTell(module: string, version: string): Promise<ReleaseDescriptor | null> {
    try {
      return await read(module, version)
    } catch (error) {
      if (!(witness && error instanceof DescriptorDiffers)) throw error
      if (!told.has(error.message)) witness.log.error({ err: error }, 'a release is not offered')
      told.add(error.message)
      return null
    }
  }

  return {
    async find(module, version) {
      const name = `${module}@${version}`
      const found = known.get(name) ?? (await readOrTell(module, version))
      if (found) known.set(name, found)
      return found
    },
    async put(descriptor, dist) {
      const { module, version } = descriptor
      for (const [file, { encodings: kept }] of Object.entries(descriptor.files)) {
        for (const name of [file, ...kept.map((encoding) => file + encodings[encoding])]) {
          await store.put(keyOf(module, version, name), createReadStream(path.join(dist, name)))
        }
      }
      await store.put(keyOf(module, version, descriptorFile), Readable.from([JSON.stringify(descriptor)]))
    },
    async store({ module, version }, file, bytes) {
      await store.put(keyOf(module, version, file), Readable.from([bytes], { objectMode: false }))
    },
    open: ({ module, version }, file, encoding) =>
      store.get(keyOf(module, version, encoding ? file + encodings[encoding] : file)),
  }
}

/**
 * The hashes that are recorded of a release: of each file, and in place of its description of what that says about which
 * files are loaded.
 */
export function recordedHashes({ entry, files, preload, pages }: ReleaseDescriptor): Record<string, string> {
  const hashes = Object.entries(files).map(([file, { integrity }]) => [file, integrity])
  // A database may keep the fields of an object in another order.
  const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  const loaded = integrityOf(Buffer.from(JSON.stringify([entry, sorted(files), preload, sorted(pages)])))
  return { ...Object.fromEntries(hashes), [descriptorFile]: loaded }
}

/** Whether two recordings are of the same release. One from before descriptions were recorded lacks theirs. */
export function sameHashes(a: Record<string, string>, b: Record<string, string>): boolean {
  const [{ [descriptorFile]: one, ...files }, { [descriptorFile]: other, ...otherFiles }] = [a, b]
  return isDeepStrictEqual(files, otherFiles) && (one === undefined || other === undefined || one === other)
}

/** Whether hashes, manifest and contracts are those of the row that was written when the release was published. */
async function isRecorded(knex: Knex, read: ReleaseDescriptor, module: string, version: string): Promise<boolean> {
  const row = await ModuleRelease.query(knex).findOne({ module, version })
  if (!row || read.module !== module || read.version !== version || read.contracts !== row.contracts) return false
  // Rows of before may lack what a later schema fills in.
  const manifest = moduleManifest.safeParse(row.manifest).data
  return sameHashes(recordedHashes(read), row.integrity) && isDeepStrictEqual(manifest, read.manifest)
}
