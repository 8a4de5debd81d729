/** Bytes read at a time: a large file is never in memory as a whole. */
const step = 1024 * 1024
const digests = new WeakMap<Blob, string>()

/**
 * Hashes files before they are sent, so that {@link contentOf} can tell them apart. Unreadable files stay unknown, as do
 * all files in a browser without hashing.
 */
export async function learnContents(files: readonly Blob[]): Promise<void> {
  if (!globalThis.crypto?.subtle) return
  for (const file of files) {
    if (digests.has(file)) continue
    const digest = await digestOf(file).catch(() => undefined)
    if (digest) digests.set(file, digest)
  }
}

/** The hash of a file's content; undefined before {@link learnContents} has read it. */
export function contentOf(file: Blob): string | undefined {
  return digests.get(file)
}

/** SHA-256 of the SHA-256 of each chunk, in hexadecimal. */
async function digestOf(file: Blob): Promise<string> {
  const hashes: ArrayBuffer[] = []
  for (let at = 0; at < file.size; at += step) {
    hashes.push(await crypto.subtle.digest('SHA-256', await file.slice(at, at + step).arrayBuffer()))
  }
  const whole = await crypto.subtle.digest('SHA-256', await new Blob(hashes).arrayBuffer())
  return Array.from(new Uint8Array(whole), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
