import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rspack } from '@rsbuild/core'
import { z } from 'zod'
import { moduleChunks } from '../build/chunks.ts'
import { containerFile } from '../build/preset.ts'
import type { ModuleManifest } from '../platform.ts'
import { contentVersion, measureFiles, type ReleaseDescriptor } from './descriptor.ts'

const packageFile = z.object({ version: z.string() })

const federationManifest = z.object({ shared: z.array(z.object({ name: z.string(), version: z.string() })) })

/** Files of a build that are no part of the release. */
const unpublished = /\.(map|sha256)$|^release\.json$|^mf-(manifest|stats)\.json$/

/**
 * Describes the release that a module's build output makes.
 * @param directory the module's workspace
 * @throws when a page that `module.json` names has no chunk: its file is missing or misnamed
 */
export function describeBuild(
  directory: string,
  manifest: ModuleManifest,
  stats: Rspack.Stats | Rspack.MultiStats,
): ReleaseDescriptor {
  const dist = path.join(directory, 'dist')
  const pageIds = [...new Set(manifest.routes.map((route) => route.page))]
  const { preload, pages, unused } = moduleChunks(stats, pageIds)
  const missing = pageIds.filter((page) => !pages[page]?.length)
  if (missing.length > 0) {
    throw new Error(
      `mf-${manifest.name}: module.tsx loads no file ${missing.map((page) => `${page}-page.tsx`).join(', ')}`,
    )
  }
  const files = measureFiles(dist, (file) => !unpublished.test(file) && !unused.includes(file))
  const { version } = packageFile.parse(readJson(path.join(directory, 'package.json')))
  const { shared } = federationManifest.parse(readJson(path.join(dist, 'mf-manifest.json')))
  return {
    module: manifest.name,
    version: contentVersion(version, { files, manifest }),
    entry: containerFile,
    contracts: manifest.contracts,
    commit: currentCommit(directory),
    files,
    preload,
    pages,
    shared: Object.fromEntries(shared.map((library) => [library.name, library.version])),
    manifest,
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function currentCommit(directory: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    // An unpacked archive has no repository, and a machine may have no git.
    return null
  }
}
