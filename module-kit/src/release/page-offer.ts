import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packageFolder, packageVersion, sharedLibraries } from '../build/shared.ts'

/** What the page gives to every module: the same is recorded when a module is built, and compared when it is published. */
export interface PageOffer {
  /** Versions of the shared libraries, by their names. */
  shared: Record<string, string>
  /** The version of shared-runtime, for people. */
  runtimeVersion: string
  /** A hash of each declaration that shared-runtime offers, by its name. */
  runtimeApi: Record<string, string>
}

/**
 * Reads what the page of this checkout offers.
 * @param root the checkout
 * @throws when its packages are not installed
 */
export function pageOffer(root: string): PageOffer {
  const runtime = packageFolder(root, 'shared-runtime')
  const libraries = sharedLibraries.map((name) => [name, packageVersion(path.join(root, 'node_modules', name))])
  return {
    shared: Object.fromEntries(libraries),
    runtimeVersion: packageVersion(runtime),
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
