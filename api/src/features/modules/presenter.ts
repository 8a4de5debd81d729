import type { ModuleListing } from '@kerf/module-kit/platform'
import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'

const loadedByBrowser = /\.(js|css)$/

/** The release as the shell needs it to load the module. */
export function presentModule({ module, version, entry, files, manifest }: ReleaseDescriptor): ModuleListing {
  const loaded = Object.entries(files).filter(([file]) => loadedByBrowser.test(file))
  return {
    name: module,
    title: manifest.title,
    version,
    base: presentBase({ module, version }),
    entry,
    integrity: Object.fromEntries(loaded.map(([file, { integrity }]) => [file, integrity])),
    manifest,
  }
}

/** The base address of a release's files. */
export function presentBase({ module, version }: Pick<ReleaseDescriptor, 'module' | 'version'>): string {
  return `/modules/${module}/${version}/`
}
