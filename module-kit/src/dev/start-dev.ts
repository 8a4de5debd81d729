import { existsSync } from 'node:fs'
import path from 'node:path'
import { createRsbuild, type Rspack } from '@rsbuild/core'
import { bundledWorkspaces, finishBuild, forgetInputs, loadConfig } from '../build/build-workspaces.ts'

/** Everything bundled, while being watched. */
export interface RunningDev {
  /** Ends all watching. */
  stop(): Promise<void>
}

/**
 * Builds the shell and every module for development, and builds each again whenever a file of it changes. A finished
 * build is placed where a release build would be; an API with `NODE_ENV=development` publishes it and makes browsers
 * reload.
 *
 * @param root the checkout
 * @param report receives one line for each build, and its errors
 * @returns once everything has been built, even with errors
 */
export async function startDev(root: string, report: (line: string) => void = () => {}): Promise<RunningDev> {
  process.env.KERF_BUILD = 'development'
  const watching: { close: () => Promise<void> }[] = []
  for (const workspace of bundledWorkspaces(root)) watching.push(await watchWorkspace(root, workspace, report))
  return {
    async stop() {
      await Promise.all(watching.map(({ close }) => close()))
    },
  }
}

/**
 * Builds one workspace, and again whenever a file of it changes.
 * @param onBuilt called after each build without errors
 * @returns once it has been built the first time, even where it has errors
 */
export async function watchWorkspace(
  root: string,
  workspace: string,
  report: (line: string) => void,
  onBuilt: () => void = () => {},
): Promise<{ close: () => Promise<void> }> {
  const directory = path.join(root, workspace)
  // This is not a release build.
  forgetInputs(directory)
  const rsbuild = await createRsbuild({ cwd: directory, config: await loadConfig(directory) })
  let settleFirst = () => {}
  const first = new Promise<void>((resolve) => {
    settleFirst = resolve
  })
  rsbuild.onAfterCreateCompiler(({ compiler }) => {
    // No script imports the manifest, but the build carries it.
    const manifest = path.join(directory, 'module.json')
    for (const one of 'compilers' in compiler ? compiler.compilers : [compiler]) {
      one.hooks.afterCompile.tap(
        'kerf',
        ({ fileDependencies }) => void (existsSync(manifest) && fileDependencies.add(manifest)),
      )
    }
    // Unlike Rsbuild's own hook this one is called for a build with errors as well.
    compiler.hooks.done.tap('kerf', (stats: Rspack.Stats | Rspack.MultiStats) => {
      void finish(directory, stats)
        .then(
          () => {
            report(`Built ${workspace}`)
            onBuilt()
          },
          (error: unknown) => report(`${workspace}: ${error instanceof Error ? error.message : String(error)}`),
        )
        .finally(settleFirst)
    })
  })
  const build = await rsbuild.build({ watch: true })
  await first
  return build
}

async function finish(directory: string, stats: Rspack.Stats | Rspack.MultiStats): Promise<void> {
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  await finishBuild(directory, stats)
}
