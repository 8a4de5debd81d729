/** Bytes sent so far of the request that carries a file, and its total. */
export interface UploadProgress {
  sent: number
  total: number
}

type Listener = (progress: UploadProgress) => void
const listeners = new WeakMap<Blob, Listener>()

/**
 * Reports the upload progress of a file, whichever call carries it.
 * @returns how to stop watching
 */
export function watchUpload(file: Blob, listener: Listener): () => void {
  listeners.set(file, listener)
  return () => listeners.delete(file)
}

/** Tells the watchers of these files how far their request has come. */
export function reportUpload(files: Iterable<Blob>, progress: UploadProgress): void {
  for (const file of files) listeners.get(file)?.(progress)
}
