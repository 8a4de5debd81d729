import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { DiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import { PatientStore } from './patient-store.ts'
import { type S3Options, S3Store } from './s3-store.ts'

export interface StoreOptions {
  dataDir: string
  s3?: S3Options | undefined
  waits?: Config['waits']['store']
}

const usual: Config['waits']['store'] = { head: 5_000, get: 10_000, stall: 20_000, put: 30_000 }

/**
 * The configured store: a bucket if one is given, otherwise the folder `objects` of `dataDir`. It never keeps a caller
 * waiting longer than `waits` allows.
 */
export function createObjectStore({ dataDir, s3, waits = usual }: StoreOptions): ObjectStore {
  return new PatientStore(s3 ? new S3Store(s3) : new DiskStore(join(dataDir, 'objects')), waits)
}
