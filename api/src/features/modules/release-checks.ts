import { addressesOf } from '@kerf/module-kit/addresses'
import type { ModuleManifest } from '@kerf/module-kit/platform'
import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { releaseSizes } from '@kerf/module-kit/release/measure'
import type { PageOffer } from '@kerf/module-kit/release/page-offer'
import { routeAccess } from '@kerf/module-kit/routing'
import { contractsVersion } from '@kerf/shared-contracts/contracts/registry'
import { coerce, major, satisfies, validRange } from 'semver'
import { problem } from '../../platform/errors.ts'

/** The details of a release to be offered: its description, or as much of it as an old release has. */
export type Checked = Pick<ReleaseDescriptor, 'module' | 'contracts' | 'shared' | 'manifest'> & {
  runtimeApi?: ReleaseDescriptor['runtimeApi'] | undefined
}

/** Whether a range of contract versions includes the contracts of the running API. */
export function fitsContracts(range: string): boolean {
  return validRange(range) !== null && satisfies(contractsVersion, range)
}

/**
 * Refuses a release that would not work in this Kerf (docs/product/modules-and-pages.md, 'What is refused').
 * @param others the manifests of the other modules users get
 * @throws Problem saying what does not fit
 */
export function assertFits(release: Checked, offer: PageOffer, others: readonly ModuleManifest[]): void {
  assertContracts(release)
  assertRuntime(release, offer)
  assertLibraries(release, offer)
  assertRoutes(release.manifest, others)
  assertPanels(release.manifest, others)
}

/** @throws Problem `module.over_budget` */
export function assertWithinBudget(release: ReleaseDescriptor): void {
  const { budget } = release.manifest
  if (!budget) return
  const { page, pageName, total } = releaseSizes(release)
  const over = [
    ...(page > budget.page ? [`page ${pageName} needs ${kilobytes(page)} of ${kilobytes(budget.page)}`] : []),
    ...(total > budget.total ? [`all files are ${kilobytes(total)} of ${kilobytes(budget.total)}`] : []),
  ]
  if (over.length === 0) return
  const message = `This release is larger than the budget in its module.json: ${over.join('; ')}`
  throw problem('module.over_budget', { message })
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function assertContracts({ contracts }: Checked): void {
  if (fitsContracts(contracts)) return
  const message = `This release needs contracts ${contracts}, and this Kerf has ${contractsVersion}`
  throw problem('module.contracts_mismatch', { message })
}

/** The recorded declarations decide, not the version: each one the module was compiled against must exist unchanged. */
function assertRuntime({ runtimeApi = {} }: Checked, offer: PageOffer): void {
  const changed = Object.entries(runtimeApi).filter(([name, hash]) => offer.runtimeApi[name] !== hash)
  if (changed.length === 0) return
  const [missing, different] = [
    changed.filter(([name]) => !(name in offer.runtimeApi)),
    changed.filter(([name]) => name in offer.runtimeApi),
  ].map((list) => list.map(([name]) => name))
  const parts = [
    ...(missing?.length ? [`it has no ${some(missing)}`] : []),
    ...(different?.length ? [`it declares ${some(different)} differently`] : []),
  ]
  const message = `This release was built against a shared-runtime that differs from this Kerf's ${offer.runtimeVersion}: ${parts.join(', and ')}`
  throw problem('module.runtime_mismatch', { message })
}

const some = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')

function assertLibraries({ shared }: Checked, offer: PageOffer): void {
  for (const [name, version] of Object.entries(shared)) {
    const here = offer.shared[name.replace(/\/$/, '')]
    const [brought, given] = [coerce(version), coerce(here)]
    if (!brought || !given || major(brought) === major(given)) continue
    const message = `This release brings ${name} ${version}, but the page shares ${here}, a different major version`
    throw problem('module.library_mismatch', { message })
  }
}

/** Two modules may share an address only if nobody may load both, as with the start page. */
function assertRoutes(manifest: ModuleManifest, others: readonly ModuleManifest[]): void {
  for (const route of manifest.routes) {
    for (const other of others) {
      if (other.name === manifest.name) continue
      const clash = other.routes.find(
        (taken) =>
          addressesOf(taken.path) === addressesOf(route.path) &&
          routeAccess(other, taken).some((kind) => routeAccess(manifest, route).includes(kind)),
      )
      if (!clash) continue
      const message = `The module ${other.name} already has the route ${clash.path}`
      throw problem('module.route_clash', { message })
    }
  }
}

/** Of two modules with the same panel only one could show it to those who may load both. */
function assertPanels(manifest: ModuleManifest, others: readonly ModuleManifest[]): void {
  for (const other of others) {
    if (other.name === manifest.name || !other.access.some((kind) => manifest.access.includes(kind))) continue
    const clash = other.panels?.find((panel) => manifest.panels?.includes(panel))
    if (clash === undefined) continue
    throw problem('module.panel_clash', { message: `The module ${other.name} already offers the panel ${clash}` })
  }
}
