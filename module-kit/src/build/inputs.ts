import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Sources that end up in every bundle. */
export const sharedSources = [
  'shared-contracts/src',
  'shared-runtime/src',
  'shared-runtime/endpoints',
  'shared-runtime/package.json',
  'shared-parts/src',
  'shared-ui/src',
  'module-kit/src',
]

/** Everything else that affects every bundle. */
const sharedFiles = ['package-lock.json', 'tsconfig.json']

/** What affects one workspace's bundle. */
export const ownSources = ['src', 'module.json', 'rsbuild.config.ts', 'package.json']

const noInput = /\.(test|test-d)\.tsx?$|\.md$/

/** @returns a hash of everything that all bundles of the checkout have in common */
export function sharedInputs(root: string, mode: string): string {
  const hash = createHash('sha256').update(mode)
  for (const source of [...sharedSources, ...sharedFiles]) addPath(hash, root, source)
  return hash.digest('hex')
}

/** @returns a hash of everything that goes into one workspace's bundle; equal hashes make equal bundles */
export function workspaceInputs(root: string, workspace: string, shared: string): string {
  const hash = createHash('sha256').update(shared)
  for (const source of ownSources) addPath(hash, root, path.join(workspace, source))
  return hash.digest('hex')
}

function addPath(hash: Hash, root: string, relative: string): void {
  const full = path.join(root, relative)
  if (!existsSync(full)) return
  if (statSync(full).isFile()) {
    addFile(hash, full, relative)
    return
  }
  const files = readdirSync(full, { recursive: true, encoding: 'utf8' }).sort()
  for (const file of files) {
    const inside = path.join(full, file)
    if (!noInput.test(file) && statSync(inside).isFile()) addFile(hash, inside, path.join(relative, file))
  }
}

function addFile(hash: Hash, full: string, name: string): void {
  const content = readFileSync(full)
  hash.update(`\n${name} ${content.length}\n`).update(content)
}
