import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk that is small enough to be filled. */
export interface SmallDisk {
  folder: string
  fill(): Promise<void>
  free(): Promise<void>
  remove(): Promise<void>
}

/** @returns undefined where this user may not mount one */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'kerf-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'kerf-soak', folder])
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  await chmod(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'w')
      try {
        for (let size = 1024 * 1024; size >= 512; ) {
          // A write may be cut short at the end of the disk, before the next one is refused.
          const isTaken = await file.write(Buffer.alloc(size)).then(
            ({ bytesWritten }) => bytesWritten === size,
            () => false,
          )
          if (!isTaken) size /= 2
        }
      } finally {
        await file.close()
      }
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
