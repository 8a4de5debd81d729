/** Bytes sent so far of the request that carries a file, and all its bytes. */
export interface UploadProgress {
  sent: number
  total: number
}

type Listener = (progress: UploadProgress) => void
const listeners = new WeakMap<Blob, Listener>()

/**
 * Reports how far the upload of a file is, for whichever call carries it.
 * @returns how to stop watching
 */
export function watchUpload(file: Blob, listener: Listener): () => void {
  listeners.set(file, listener)
  return () => listeners.delete(file)
}

/** Tells the watchers of these files how far their request is. */
export function reportUpload(files: Iterable<Blob>, progress: UploadProgress): void {
  for (const file of files) listeners.get(file)?.(progress)
}
