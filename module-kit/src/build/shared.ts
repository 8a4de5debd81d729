import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin'
import { z } from 'zod'

type SharedMap = Extract<NonNullable<ModuleFederationOptions['shared']>, Record<string, unknown>>

/**
 * Libraries that a page may load only once, since they keep state or contexts in module scope, each with whether its
 * deeper paths are imported as well. Shared libraries are not tree-shaken: of large ones, own files that use a part of
 * them are shared instead.
 */
const libraries = {
  react: true,
  'react-dom': true,
  'react-redux': false,
  'styled-components': false,
}

/** Their names. */
export const sharedLibraries = Object.keys(libraries)

/** Our own: how it is imported, and where it is. All of it is one package with one version. */
const runtime = {
  '@kerf/shared-runtime': 'src/index.ts',
  '@kerf/shared-runtime/router': 'src/router.ts',
}

/**
 * A workspace of the checkout or, if the checkout does not contain it (as with a single team's), the installed package.
 */
export function packageFolder(root: string, workspace: string): string {
  const own = path.join(root, workspace)
  return existsSync(own) ? own : realpathSync(path.join(root, 'node_modules/@kerf', workspace))
}

/** Libraries that a shared file of ours replaces by the used part; see that file. */
export function libraryParts(root: string): Record<string, string> {
  return {
    'react-router-dom': path.join(packageFolder(root, 'shared-runtime'), runtime['@kerf/shared-runtime/router']),
  }
}

/**
 * What shell and modules share, each as a singleton.
 *
 * Our own is matched by its absolute path, since its generated endpoints import it relatively: a module would otherwise
 * bring a base slice, and with it a cache, of its own.
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
  const folder = packageFolder(root, 'shared-runtime')
  const version = packageVersion(folder)
  for (const [request, file] of Object.entries(runtime)) {
    shared[path.join(folder, file)] = {
      singleton: true,
      eager,
      shareKey: request,
      version,
      requiredVersion: `^${version}`,
    }
  }
  return shared
}

const packageFile = z.object({ version: z.string() })

/** @returns the version of the package in `directory` */
export function packageVersion(directory: string): string {
  return packageFile.parse(JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))).version
}
