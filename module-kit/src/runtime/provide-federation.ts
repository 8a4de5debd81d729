import { getInstance } from '@module-federation/enhanced/runtime'
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler'
// The shell exposes nothing itself, so its own build leaves out what containers begin with.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { type Containers, createContainers } from './containers.ts'

declare global {
  interface Window {
    /** What containers need of the page; see `provided-federation.ts`. */
    kerfFederation?: Pick<typeof bundlerRuntime, 'attachShareScopeMap' | 'bundlerRuntime'> & {
      createInstance: (typeof bundlerRuntime)['runtime']['createInstance']
      /** The hash that a module's script must have; the chunk loader of each container asks for it. */
      integrityOf(address: string): string
    }
  }
}

/**
 * Gives the containers of this page the federation runtime, and the hashes of their chunks. To be called before the
 * first of them is loaded.
 * @param integrityOf the hash that a script of a module must have. @throws when there is no such script
 * @returns what loads containers, with what the shell shares
 */
export function provideFederation(integrityOf: (address: string) => string): Containers {
  const { attachShareScopeMap, runtime } = bundlerRuntime
  window.kerfFederation = {
    attachShareScopeMap,
    createInstance: runtime.createInstance,
    bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, initContainerEntry },
    integrityOf,
  }
  const shareScopes = getInstance()?.shareScopeMap
  if (!shareScopes) throw new Error('This build shares nothing with modules')
  return createContainers(window, integrityOf, shareScopes)
}
