import type { StoredFile } from '../../models/stored-file.ts'
import type { EnqueueOptions } from '../../platform/jobs/jobs.ts'

/** Files of more bytes than this go the slow lane. */
const largeBytes = 4 * 1024 * 1024

/** STEP text that is packed holds about this many times its bytes: four to five and a half in real files. */
const packing = 5

const packedTypes = ['application/gzip', 'model/step+zip']

/** Whether the small files must not wait behind this one. A packed file counts as what it likely unpacks to. */
export const isLarge = ({ size, mimetype }: Pick<StoredFile, 'size' | 'mimetype'>): boolean =>
  (packedTypes.includes(mimetype) ? size * packing : size) > largeBytes

/**
 * How the work of a file is queued: once for its bytes.
 * @param isShown whether there is something to show meanwhile: then those that wait with nothing go first
 */
export const inLine = ({ sha256 }: Pick<StoredFile, 'sha256'>, isShown: boolean): EnqueueOptions => ({
  singletonKey: sha256,
  priority: isShown ? -1 : 0,
})
