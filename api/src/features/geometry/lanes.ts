import type { StoredFile } from '../../models/stored-file.ts'
import type { EnqueueOptions } from '../../platform/jobs/jobs.ts'

/** Files of more bytes than this go the slow lane. */
const largeBytes = 4 * 1024 * 1024

/** Whether the small files must not wait behind this one. */
export const isLarge = ({ size }: Pick<StoredFile, 'size'>): boolean => size > largeBytes

/**
 * How the work of a file is queued: once for its bytes.
 * @param isShown whether there is something to show meanwhile: then those that wait with nothing go first
 */
export const inLine = ({ sha256 }: Pick<StoredFile, 'sha256'>, isShown: boolean): EnqueueOptions => ({
  singletonKey: sha256,
  priority: isShown ? -1 : 0,
})
