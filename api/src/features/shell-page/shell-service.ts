import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readShellBuild, type ShellBuild, shellBuildFile } from '@kerf/module-kit/release/shell-build'

/** The checkout: this file is api/src/features/shell-page/shell-service.ts. */
const checkout = path.resolve(import.meta.dirname, '../../../..')

export interface BuiltShell extends ShellBuild {
  /** The page as built. */
  template: string
  /** The folder of its files. */
  dist: string
}

/**
 * Reads the shell's build output, once for each build.
 * @param root the checkout; the running one by default
 * @returns a function that reads it.
 * @throws when the shell has not been built
 */
export function shellReader(root = checkout): () => BuiltShell {
  const dist = path.join(root, 'shell/dist')
  let read: { at: number; shell: BuiltShell } | undefined
  return () => {
    const at = statSync(path.join(dist, shellBuildFile)).mtimeMs
    if (read?.at !== at) {
      const template = readFileSync(path.join(dist, 'index.html'), 'utf8')
      read = { at, shell: { ...readShellBuild(dist), template, dist } }
    }
    return read.shell
  }
}
