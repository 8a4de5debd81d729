import type { ModuleListing } from '../platform.ts'
import type { ReleaseDescriptor } from './descriptor.ts'

const loadedByBrowser = /\.(js|css|wasm)$/

/** A release as the shell needs it to load the module. */
export function listingOf({ module, version, entry, files, manifest }: ReleaseDescriptor): ModuleListing {
  const loaded = Object.entries(files).filter(([file]) => loadedByBrowser.test(file))
  return {
    name: module,
    title: manifest.title,
    version,
    base: baseOf({ module, version }),
    entry,
    integrity: Object.fromEntries(loaded.map(([file, { integrity }]) => [file, integrity])),
    manifest,
  }
}

/** The base address of a release's files. */
export function baseOf({ module, version }: Pick<ReleaseDescriptor, 'module' | 'version'>): string {
  return `/modules/${module}/${version}/`
}
