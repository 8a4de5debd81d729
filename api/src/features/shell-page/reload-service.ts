import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { descriptorFile } from '@kerf/module-kit/release/descriptor'
import { shellBuildFile } from '@kerf/module-kit/release/shell-build'

/** The checkout: this file is api/src/features/shell-page/reload-service.ts. */
const checkout = path.resolve(import.meta.dirname, '../../../..')

/** Milliseconds between two checks of the builds. */
const lookEvery = 500

/**
 * For development: notices new builds of a module or the shell. Builds write these files last, so what they describe is
 * complete.
 *
 * @param onBuilt called after each build
 * @param root the checkout; the running one by default
 * @returns a function that stops it
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
