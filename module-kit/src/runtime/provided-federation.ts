/**
 * Replaces the bundler's federation runtime in the build of every module: the shell provides the page's, so that
 * containers do not bring it again.
 */
import type {} from './provide-federation.ts'

/** The bundler puts this into workers as well, which have no page, and share nothing. */
const isWorker = typeof window === 'undefined'
const provided = isWorker ? undefined : window.kerfFederation
if (!provided && !isWorker) throw new Error('This page has no shell that provides the federation runtime')

const nothingShared = { init() {}, installInitialConsumes() {} }

// biome-ignore lint/style/noDefaultExport: the bundler takes the default of what it imports here.
export default {
  attachShareScopeMap: provided?.attachShareScopeMap,
  // `init` would find the shell's instance, since the build's identity is compiled into it.
  runtime: { init: provided?.createInstance },
  // Each container keeps its own share scopes.
  bundlerRuntime: { ...(provided?.bundlerRuntime ?? nothingShared), S: {} },
  bundlerRuntimeOptions: {},
  instance: undefined,
  initOptions: undefined,
}
