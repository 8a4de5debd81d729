/**
 * Replaces Module Federation's runtime and its helpers in the shell's build: only their used part. The bundler's own
 * runtime imports both whole, so they could not be tree-shaken.
 */
// biome-ignore lint/performance/noBarrelFile: it stands for a library, as one file.
export { createInstance, getInstance, init } from '@module-federation/runtime/dist/index.js'

/** Needed for libraries shared in tree-shaken copies. Kerf has none. */
export function getRemoteEntry(): never {
  throw new Error('Modules are loaded by runtime/containers.ts alone')
}

// biome-ignore lint/style/noDefaultExport: the helpers are one.
export default {
  // Snapshots are switched off (`disableSnapshot`).
  global: { getGlobalSnapshotInfoByModuleInfo: () => undefined },
}
