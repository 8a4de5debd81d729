import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import {
  descriptorFile,
  type Encoding,
  encodings,
  type ReleaseDescriptor,
  releaseDescriptor,
} from '@kerf/module-kit/release/descriptor'
import { ObjectMissing, type ObjectStore, type StoredObject } from '../../platform/storage/object-store.ts'

/** Releases as objects: `modules/<module>/<version>/…`, the descriptor among the files. */
export interface Releases {
  /** @returns the descriptor of a release, `null` if there is no complete one */
  find(module: string, version: string): Promise<ReleaseDescriptor | null>
  /** Stores the files of a release from its build output, and its descriptor last. */
  put(descriptor: ReleaseDescriptor, dist: string): Promise<void>
  /** Stores one file of a release; the descriptor, which makes it complete, comes last. */
  store(descriptor: Pick<ReleaseDescriptor, 'module' | 'version'>, file: string, bytes: Buffer): Promise<void>
  /** Opens a file of a release, or its compressed copy. */
  open(descriptor: ReleaseDescriptor, file: string, encoding: Encoding | null): Promise<StoredObject>
}

const keyOf = (module: string, version: string, file: string) => `modules/${module}/${version}/${file}`

/** The releases in an object store. Descriptors are cached in memory: a release never changes. */
export function openReleases(store: ObjectStore): Releases {
  const known = new Map<string, ReleaseDescriptor>()

  async function read(module: string, version: string): Promise<ReleaseDescriptor | null> {
    try {
      const { stream } = await store.get(keyOf(module, version, descriptorFile))
      return releaseDescriptor.parse(await json(stream))
    } catch (error) {
      if (error instanceof ObjectMissing) return null
      throw error
    }
  }

  return {
    async find(module, version) {
      const name = `${module}@${version}`
      const found = known.get(name) ?? (await read(module, version))
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
