import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

const room = '@kerf/shared-parts/'
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** The files of `shared-parts` that a file imports. */
function importedParts(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith(room)
      ? `shared-parts/src/${fileName.slice(room.length)}`
      : normalize(join(dirname(file), fileName)),
  )
}

/**
 * The workspaces that use each file of `shared-parts`, directly or through another part. Tests do not count, as they
 * would keep alive what no screen shows.
 * @param root the checkout
 */
export function usersOfParts(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = globSync('shared-parts/src/**/*.{ts,tsx}', { cwd: root, exclude: isTest })
  const users = new Map(parts.map((part) => [part, new Set<string>()]))
  const inner = new Map(parts.map((part) => [part, importedParts(root, part)]))
  const note = (part: string, workspace: string) => {
    const known = users.get(part)
    if (!known || known.has(workspace)) return
    known.add(workspace)
    for (const next of inner.get(part) ?? []) note(next, workspace)
  }
  for (const file of globSync('{mf-*,shell}/src/**/*.{ts,tsx}', { cwd: root, exclude: isTest })) {
    const [workspace = ''] = file.split('/')
    for (const part of importedParts(root, file)) note(part, workspace)
  }
  return users
}
