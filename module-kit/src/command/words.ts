import type { ModuleReleaseDetails } from '@kerf/shared-contracts/contracts/modules-admin'

export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const signed = (bytes: number) => `${bytes < 0 ? '-' : '+'}${inKilobytes(Math.abs(bytes))}`

type Compared = Pick<ModuleReleaseDetails, 'version' | 'contracts' | 'files' | 'routes' | 'shared'>

const nothing: Compared = { version: 'nothing', contracts: 'none', files: [], routes: [], shared: {} }

/**
 * What differs between two releases: contracts, routes, shared libraries, files and bytes, one line each.
 * @param before null before the first release
 */
export function differences(before: Compared | null, to: Compared): string[] {
  const from = before ?? nothing
  const size = ({ files }: Compared) => files.reduce((sum, file) => sum + file.size, 0)
  return [
    `${from.version} -> ${to.version}`,
    ...(from.contracts === to.contracts ? [] : [`contracts  ${from.contracts} -> ${to.contracts}`]),
    ...routeChanges(from.routes, to.routes),
    ...sharedChanges(from.shared, to.shared),
    ...fileChanges(from.files, to.files),
    `all files  ${inKilobytes(size(from))} -> ${inKilobytes(size(to))} (${signed(size(to) - size(from))})`,
  ]
}

function routeChanges(from: readonly string[], to: readonly string[]): string[] {
  const [gone, added] = [from.filter((route) => !to.includes(route)), to.filter((route) => !from.includes(route))]
  return [...gone.map((route) => `route -    ${route}`), ...added.map((route) => `route +    ${route}`)]
}

function sharedChanges(from: Record<string, string>, to: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort()
  return names
    .filter((name) => from[name] !== to[name])
    .map((name) => `shared     ${name} ${from[name] ?? 'none'} -> ${to[name] ?? 'none'}`)
}

/** File names contain a hash of their content, so a changed file is identified by the rest of its name. */
function fileChanges(from: Compared['files'], to: Compared['files']): string[] {
  const plainly = (files: Compared['files']) =>
    new Map(files.map((file) => [file.path.replace(/\.[0-9a-f]{6,}(?=\.)/, ''), file]))
  const [before, after] = [plainly(from), plainly(to)]
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old?.integrity === now?.integrity) return []
    if (!old) return [`file +     ${name} ${inKilobytes(now?.size ?? 0)}`]
    if (!now) return [`file -     ${name} ${inKilobytes(old.size)}`]
    return [`file       ${name} ${inKilobytes(now.size)} (${signed(now.size - old.size)})`]
  })
}
