import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { sharedLibraries } from '../build/shared.ts'

/** What the page gives to every module: the same is recorded when a module is built, and compared when it is published. */
export interface PageOffer {
  /** Versions of the shared libraries, by their names. */
  shared: Record<string, string>
  /** The version of shared-runtime, for people. */
  runtimeVersion: string
  /** A hash of each declaration that shared-runtime offers, by its name. */
  runtimeApi: Record<string, string>
}

/** A workspace of the checkout, or the package of this name where the checkout does not hold it. */
export function packageFolder(root: string, workspace: string): string {
  const own = path.join(root, workspace)
  return existsSync(own) ? own : realpathSync(path.join(root, 'node_modules/@kerf', workspace))
}

const packageFile = z.object({ version: z.string() })

/**
 * Reads what the page of this checkout offers.
 * @param root the checkout
 * @throws when its packages are not installed
 */
export function pageOffer(root: string): PageOffer {
  const versionIn = (folder: string) =>
    packageFile.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).version
  const runtime = packageFolder(root, 'shared-runtime')
  const libraries = sharedLibraries.map((name) => [name, versionIn(path.join(root, 'node_modules', name))])
  return {
    shared: Object.fromEntries(libraries),
    runtimeVersion: versionIn(runtime),
    runtimeApi: declarationsIn(readFileSync(path.join(runtime, 'public-api.txt'), 'utf8')),
  }
}

/** The recorded declarations, each hashed. */
function declarationsIn(record: string): Record<string, string> {
  const found = [...record.matchAll(/^([^:\n]+): (.+)$/gm)]
  return Object.fromEntries(
    found.map(([, name = '', declaration = '']) => [
      name,
      createHash('sha256').update(declaration).digest('base64url').slice(0, 12),
    ]),
  )
}
