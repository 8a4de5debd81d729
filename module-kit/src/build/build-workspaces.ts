import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { moduleFile } from '../platform.ts'
import { describeBuild, describeShell } from '../release/describe-build.ts'
import { descriptorFile } from '../release/descriptor.ts'
import { shellBuildFile } from '../release/shell-build.ts'
import { withLock } from './build-lock.ts'
import { frameFiles, moduleChunks } from './chunks.ts'
import { compressFiles } from './compress.ts'
import { sharedInputs, workspaceInputs } from './inputs.ts'
import { buildMode } from './preset.ts'

/** Records beside a build what it was made from. */
const inputsFile = 'inputs.sha256'

/** @returns the workspaces that are bundled for the browser: the shell and every module */
export function bundledWorkspaces(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'rsbuild.config.ts')))
    .map((entry) => entry.name)
    .sort()
}

/**
 * Builds the shell and every module whose inputs changed since their last build, one after another.
 * A second call does nothing. Two processes that call at once build once.
 *
 * @param root the checkout
 * @param report receives one line for each workspace that was built
 * @returns the workspaces that were built
 * @throws at the end, naming those that could not be built; the bundler has said why
 */
export async function buildStale(root: string, report: (line: string) => void = () => {}): Promise<string[]> {
  return withLock(path.join(root, '.cache/build.lock'), async () => {
    const shared = sharedInputs(root, buildMode())
    const built: string[] = []
    const failed: string[] = []
    for (const workspace of bundledWorkspaces(root)) {
      const inputs = workspaceInputs(root, workspace, shared)
      if (inputs === lastInputs(root, workspace)) continue
      const start = performance.now()
      try {
        await buildWorkspace(root, workspace, inputs)
      } catch (error) {
        report(`${workspace}: ${error instanceof Error ? error.message : String(error)}`)
        failed.push(workspace)
        continue
      }
      report(`Built ${workspace} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
      built.push(workspace)
    }
    if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}`)
    return built
  })
}

/**
 * Rebuilds one module, or keeps its build if its inputs are unchanged.
 * @throws if it cannot be built; the bundler has said why
 */
export async function buildOne(root: string, workspace: string): Promise<void> {
  await withLock(path.join(root, '.cache/build.lock'), async () => {
    const inputs = workspaceInputs(root, workspace, sharedInputs(root, buildMode()))
    if (inputs !== lastInputs(root, workspace)) await buildWorkspace(root, workspace, inputs)
  })
}

function lastInputs(root: string, workspace: string): string | undefined {
  const file = path.join(root, workspace, 'dist', inputsFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function buildWorkspace(root: string, workspace: string, inputs: string): Promise<void> {
  const directory = path.join(root, workspace)
  const dist = path.join(directory, 'dist')
  forgetInputs(directory)
  const rsbuild = await createRsbuild({ cwd: directory, config: await loadConfig(directory) })
  const { stats, close } = await rsbuild.build()
  if (!stats) throw new Error(`${workspace}: the bundler gave no account of its build`)
  await finishBuild(directory, stats)
  await close()
  mkdirSync(dist, { recursive: true })
  writeFileSync(path.join(dist, inputsFile), inputs)
}

/** From here on the build of `directory` counts as stale. */
export function forgetInputs(directory: string): void {
  rmSync(path.join(directory, 'dist', inputsFile), { force: true })
}

/** Compresses the build output and writes its description: the release of a module, or the description of the shell. */
export async function finishBuild(directory: string, stats: Rspack.Stats | Rspack.MultiStats): Promise<void> {
  const dist = path.join(directory, 'dist')
  if (buildMode() === 'production') await compressFiles(dist)
  const manifestFile = path.join(directory, 'module.json')
  if (!existsSync(manifestFile)) {
    writeJson(path.join(dist, shellBuildFile), describeShell(directory, frameFiles(stats)))
    return
  }
  const manifest = moduleFile.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const pageIds = [...new Set(manifest.routes.map((route) => route.page))]
  writeJson(path.join(dist, descriptorFile), describeBuild(directory, manifest, moduleChunks(stats, pageIds)))
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

/** Loads a workspace's `rsbuild.config.ts`. */
export async function loadConfig(directory: string): Promise<RsbuildConfig> {
  const file = pathToFileURL(path.join(directory, 'rsbuild.config.ts')).href
  const loaded: { default: RsbuildConfig } = await import(file)
  return loaded.default
}
