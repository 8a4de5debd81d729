import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'

/** The checkout. */
export const root = resolve(import.meta.dirname, '..', '..')

/** A file of an installed tool, to be run with `process.execPath`. @param path e.g. `typescript/bin/tsc` */
export const tool = (path: string) => join(root, 'node_modules', path)

/** Where checks keep what makes the next run faster: in the checkout, or in the system's folder when it is read-only. */
export function cacheFolder(): string {
  const inCheckout = join(root, '.cache')
  try {
    mkdirSync(inCheckout, { recursive: true })
    accessSync(inCheckout, constants.W_OK)
    return inCheckout
  } catch {
    const ofThisUser = join(tmpdir(), `kerf-cache-${userInfo().username}`)
    mkdirSync(ofThisUser, { recursive: true, mode: 0o700 })
    return ofThisUser
  }
}
