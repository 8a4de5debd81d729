import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const reasons: Partial<Record<string, string>> = {
  EROFS: 'its disk is read-only',
  EACCES: 'the user that runs Kerf may not write there',
  EPERM: 'the user that runs Kerf may not write there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of its disk is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file in its place',
  EIO: 'its disk fails',
}

/**
 * Creates the data directory if there is none, and checks that it can be written to.
 * @throws Error with a message for the person who starts Kerf
 */
export async function openDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, 'Kerf is testing whether it may write here', { flag: 'wx' })
  } catch (error) {
    throw unusable(dataDir, error)
  } finally {
    await rm(probe, { force: true }).catch(() => {}) // a file that could not be written may not be removable either
  }
}

function unusable(dataDir: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  const reason = reasons[code] ?? code
  return new Error(
    `Kerf cannot store anything in DATA_DIR (${dataDir}): ${reason}. Fix this, or set DATA_DIR to another directory.`,
    {
      cause: error,
    },
  )
}
