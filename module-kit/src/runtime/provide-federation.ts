import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler'
// The shell exposes nothing itself, so its own build leaves out what containers begin with.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

declare global {
  interface Window {
    /** What containers need of the federation runtime; see `provided-federation.ts`. */
    kerfFederation?: Pick<typeof bundlerRuntime, 'attachShareScopeMap' | 'runtime' | 'bundlerRuntime'>
  }
}

const { attachShareScopeMap, runtime } = bundlerRuntime

window.kerfFederation = {
  attachShareScopeMap,
  runtime,
  bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, initContainerEntry },
}
