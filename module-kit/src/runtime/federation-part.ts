/**
 * Stands in the shell's build for Module Federation's runtime and its helpers: the part of them that is used. The
 * bundler's own runtime takes both whole, so they could not be shaken.
 */
// biome-ignore lint/performance/noBarrelFile: it stands for a library, as one file.
export { createInstance, getInstance, init } from '@module-federation/runtime/dist/index.js'

/** Libraries that are shared in shaken copies would ask for it. Kerf shares none so. */
export function getRemoteEntry(): never {
  throw new Error('Modules are loaded by runtime/containers.ts alone')
}

// biome-ignore lint/style/noDefaultExport: the helpers are one.
export default {
  // Snapshots are switched off (`disableSnapshot`).
  global: { getGlobalSnapshotInfoByModuleInfo: () => undefined },
}
