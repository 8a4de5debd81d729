import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ModuleChunks } from '../build/chunks.ts'
import { containerFile } from '../build/preset.ts'
import type { ModuleManifest } from '../platform.ts'
import { contentVersion, measureFiles, type ReleaseDescriptor } from './descriptor.ts'
import { pageOffer } from './page-offer.ts'
import { refuseUnknownCounts } from './refuse-unknown-counts.ts'
import type { ShellBuild } from './shell-build.ts'

/** The checkout: this file is module-kit/src/release/describe-build.ts. */
const checkout = path.resolve(import.meta.dirname, '../../..')

const packageFile = z.object({ version: z.string() })

const federationManifest = z.object({ shared: z.array(z.object({ name: z.string(), version: z.string() })) })

/** Files a build leaves only for later builds. */
const unpublished = /\.(map|sha256|html)$|^(release|shell)\.json$|^mf-(manifest|stats)\.json$/

/**
 * Describes the release made by a module's build output.
 * @param directory the module's workspace
 * @throws when a page that `module.json` names has no chunk, since its file is missing or misnamed, when its navigation
 *   counts what the contracts do not offer, and when it brings a style sheet, whose hash nobody would check
 */
export function describeBuild(directory: string, manifest: ModuleManifest, chunks: ModuleChunks): ReleaseDescriptor {
  refuseUnknownCounts(manifest)
  const dist = path.join(directory, 'dist')
  const { preload, pages, unused } = chunks
  for (const { page } of manifest.routes) {
    if (!pages[page]?.length) throw new Error(`${manifest.name}: module.tsx loads no file ${page}-page.tsx`)
  }
  const files = measureFiles(dist, (file) => !unpublished.test(file) && !unused.includes(file))
  const sheet = Object.keys(files).find((file) => file.endsWith('.css'))
  if (sheet) throw new Error(`${manifest.name}: ${sheet} would be loaded unverified; use styled-components`)
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
    runtimeApi: pageOffer(checkout).runtimeApi,
    manifest,
  }
}

/** Describes the shell's build output. @param frame the files of the frame around a signed-in user's pages */
export function describeShell(directory: string, frame: string[]): ShellBuild {
  return { files: measureFiles(path.join(directory, 'dist'), (file) => !unpublished.test(file)), frame }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What a commit ends in where files differ from it. */
const withChanges = '+changes'

/** The commit of a checkout, with a mark where files differ from it; `null` outside of a repository. */
export function currentCommit(directory: string): string | null {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: directory, encoding: 'utf8', stdio: 'pipe' })
  try {
    const commit = git('rev-parse', 'HEAD').trim()
    return git('status', '--porcelain') === '' ? commit : commit + withChanges
  } catch {
    // An unpacked archive has no repository, and a machine may have no git.
    return null
  }
}
