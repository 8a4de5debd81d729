/**
 * Stands in the build of every module where the bundler's federation runtime stands otherwise: the shell provides the
 * one of the page, so that a container does not bring it again. The core of the runtime is provided in the same way, by
 * the plugin's `externalRuntime`.
 */
import type {} from './provide-federation.ts'

const provided = window.kerfFederation
if (!provided) throw new Error('This page has no shell that provides the federation runtime')

// biome-ignore lint/style/noDefaultExport: the bundler takes the default of what it imports here.
export default {
  attachShareScopeMap: provided.attachShareScopeMap,
  // `init` would find the shell's instance, since the build's identity is compiled into it.
  runtime: { ...provided.runtime, init: provided.runtime.createInstance },
  // Each container keeps its own share scopes.
  bundlerRuntime: { ...provided.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  instance: undefined,
  initOptions: undefined,
}
