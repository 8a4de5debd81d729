/**
 * Stands in the shell's build for Module Federation's runtime: the part of it that is used. The bundler's own runtime
 * takes that library whole, so it could not be shaken.
 */
// biome-ignore lint/performance/noBarrelFile: it stands for a library, as one file.
export { createInstance, getInstance, init } from '@module-federation/runtime/dist/index.js'
