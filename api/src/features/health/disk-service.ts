import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

/** Size in bytes of the test write that shows whether a disk can be written to. */
const written = 4096

/**
 * Checks whether the data directory's disk can be written to: by its free space, and by a small write, as a disk may be
 * mounted read-only, or over quota for this user.
 * @returns what is wrong with it; undefined if nothing is, or if nothing is stored there
 */
export async function describeDisk(config: Config): Promise<string | undefined> {
  const isUsed = !config.s3 || !config.databaseUrl || !config.mail.smtpUrl
  if (!isUsed) return undefined
  const disk = await statfs(config.dataDir).catch((error: unknown) => codeOf(error))
  if (typeof disk === 'string') return describe(disk)
  const { bavail, bsize } = disk
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  if (bavail * bsize < config.leastFreeBytes) return `The disk of DATA_DIR is full: ${free} MB are free`
  return tryToWrite(config.dataDir)
}

async function tryToWrite(folder: string): Promise<string | undefined> {
  const path = join(folder, `.probe-${randomUUID()}`)
  try {
    const file = await open(path, 'wx')
    try {
      await file.writeFile(Buffer.alloc(written))
    } finally {
      await file.close()
    }
    return undefined
  } catch (error) {
    return describe(codeOf(error))
  } finally {
    await rm(path, { force: true }).catch(() => {}) // a file that could not be written may not be removable either
  }
}

const words: Partial<Record<string, string>> = {
  ENOSPC: 'The disk of DATA_DIR is full',
  EDQUOT: 'The quota of the disk of DATA_DIR is used up',
  EROFS: 'The disk of DATA_DIR is read-only',
  EACCES: 'The user that runs Kerf may not write to DATA_DIR',
  ENOENT: 'DATA_DIR is gone',
}

const describe = (code: string) => words[code] ?? `DATA_DIR cannot be written to (${code})`

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
