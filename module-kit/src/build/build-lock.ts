import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two checks of a lock held by another process. */
const lookAgain = 200

/**
 * Runs `work` while no other process of this machine holds the lock. A lock whose holder has died is taken over.
 * @param file the lock, created and removed by this function
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!take(file)) await wait(lookAgain)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
  }
  if (!isAlive(holderOf(file))) rmSync(file, { force: true })
  return false
}

function holderOf(file: string): number {
  try {
    // An empty file is just being written.
    return Number(readFileSync(file, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isErrno(error, 'EPERM')
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
