import { join } from 'node:path'
import { DiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import { type S3Options, S3Store } from './s3-store.ts'

/** The store that the configuration names: a bucket where one is given, the folder `objects` of `dataDir` otherwise. */
export function createObjectStore(options: { dataDir: string; s3?: S3Options }): ObjectStore {
  return options.s3 ? new S3Store(options.s3) : new DiskStore(join(options.dataDir, 'objects'))
}
