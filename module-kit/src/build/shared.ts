import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin'
import { z } from 'zod'

type SharedMap = Extract<NonNullable<ModuleFederationOptions['shared']>, Record<string, unknown>>

/**
 * Libraries of which a page may hold one copy only, since they keep state or contexts in module scope, each with
 * whether its deeper paths are imported as well. A shared library is never shaken: of large ones, own files are shared
 * that use a part of them.
 */
const libraries = {
  react: true,
  'react-dom': true,
  'react-redux': false,
  'styled-components': false,
}

/** Own files with state in module scope: how they are imported, and where they are. */
const ownFiles = {
  '@kerf/shared-contracts/client/base-api': 'shared-contracts/src/client/base-api.ts',
  '@kerf/shared-contracts/client/idempotency': 'shared-contracts/src/client/idempotency.ts',
  '@kerf/shared-contracts/client/session': 'shared-contracts/src/client/session.ts',
  '@kerf/shared-contracts/client/upload-progress': 'shared-contracts/src/client/upload-progress.ts',
  '@kerf/shared-ui/toasts': 'shared-ui/src/toasts.tsx',
  '@kerf/module-kit/runtime/router': 'module-kit/src/runtime/router.ts',
}

/** Libraries of which a shared file of ours stands for the part that is used; see that file. */
export const libraryParts = { 'react-router-dom': 'module-kit/src/runtime/router.ts' }

/**
 * What shell and modules share, each as a singleton.
 *
 * Own files are matched by their absolute path, since their neighbours import them relatively: a module's generated
 * endpoints would otherwise bring a base slice, and with it a cache, of their own.
 *
 * @param root the checkout that holds the workspaces
 * @param eager whether they are in the first script, as in the shell, whose page cannot do without any of them
 */
export function sharedSingletons(root: string, eager: boolean): SharedMap {
  const shared: SharedMap = {}
  for (const [name, isDeep] of Object.entries(libraries)) {
    const version = packageVersion(path.join(root, 'node_modules', name))
    const one = { singleton: true, eager, version, requiredVersion: `^${version}` }
    shared[name] = one
    if (isDeep) shared[`${name}/`] = one
  }
  for (const [request, file] of Object.entries(ownFiles)) {
    const version = packageVersion(path.join(root, workspaceOf(file)))
    shared[path.join(root, file)] = {
      singleton: true,
      eager,
      shareKey: request,
      version,
      requiredVersion: `^${version}`,
    }
  }
  return shared
}

const workspaceOf = (file: string) => file.slice(0, file.indexOf('/'))

const packageFile = z.object({ version: z.string() })

/** @returns the version of the package in `directory` */
export function packageVersion(directory: string): string {
  return packageFile.parse(JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))).version
}
