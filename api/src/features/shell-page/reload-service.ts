import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { descriptorFile } from '@kerf/module-kit/release/descriptor'
import { shellBuildFile } from '@kerf/module-kit/release/shell-build'

/** The checkout: this file is api/src/features/shell-page/reload-service.ts. */
const checkout = path.resolve(import.meta.dirname, '../../../..')

/** Milliseconds between two looks at the builds. */
const lookEvery = 500

/**
 * For development: notices when a module or the shell has been built anew. Building writes these files last, so what
 * they describe is whole.
 *
 * @param onBuilt called after each build
 * @param root the checkout; the one that runs unless said
 * @returns how to stop
 */
export function watchBuilds(onBuilt: () => void, root = checkout): () => void {
  let last = builtAt(root)
  const timer = setInterval(() => {
    const now = builtAt(root)
    if (now === last) return
    last = now
    onBuilt()
  }, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}

function builtAt(root: string): string {
  return readdirSync(root)
    .flatMap((workspace) => [descriptorFile, shellBuildFile].map((file) => path.join(root, workspace, 'dist', file)))
    .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join()
}
