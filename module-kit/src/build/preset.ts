import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { containerName, exposeKey } from '../federation.ts'
import { moduleFile } from '../platform.ts'
import { pluginChunkIntegrity } from './chunk-integrity.ts'
import { libraryParts, packageVersion, sharedSingletons } from './shared.ts'

/** File name of a module's container, beside which all its other files lie. */
export const containerFile = 'container.js'

const kitRoot = path.resolve(import.meta.dirname, '../..')
const checkout = path.dirname(kitRoot)

/** `KERF_BUILD=development` builds readable code with React's warnings; anything else builds for release. */
export function buildMode(): 'development' | 'production' {
  return process.env.KERF_BUILD === 'development' ? 'development' : 'production'
}

function commonConfig(directory: string, isShell: boolean): RsbuildConfig {
  const mode = buildMode()
  return {
    root: directory,
    mode,
    logLevel: 'error',
    // Fast refresh and the development transform of one module would break React in a shell built for release.
    plugins: [pluginReact({ fastRefresh: false, splitChunks: false, swcReactOptions: { development: false } })],
    resolve: { alias: aliases(isShell) },
    output: {
      target: 'web',
      distPath: { root: 'dist', js: 'js', jsAsync: 'js', css: 'css', cssAsync: 'css', font: 'font', svg: 'image' },
      cleanDistPath: true,
      filenameHash: true,
      legalComments: 'none',
      sourceMap: mode === 'development' ? { js: 'cheap-module-source-map' } : false,
      overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'],
    },
    security: { sri: { enable: isShell, algorithm: 'sha384' } },
    performance: { printFileSize: false },
  }
}

/** For builds in mode development, which read the prefix from here, and are served as release builds are. */
const developmentWith = (assetPrefix: string): RsbuildConfig['dev'] => ({
  assetPrefix,
  hmr: false,
  liveReload: false,
  lazyCompilation: false,
})

function aliases(isShell: boolean): Record<string, string> {
  const parts = Object.entries(libraryParts(checkout)).map(([library, file]) => [`${library}$`, file])
  return { ...Object.fromEntries(parts), ...federationRuntime(isShell) }
}

/**
 * The federation plugin names the CommonJS builds of its runtime, which cannot be tree-shaken: the shell replaces them
 * by the others, and the outermost by its used part. A container has no runtime; it takes the shell's.
 */
function federationRuntime(isShell: boolean): Record<string, string> {
  const { resolve } = createRequire(import.meta.url)
  const bundlerRuntime = resolve('@module-federation/webpack-bundler-runtime')
  if (!isShell) return { [bundlerRuntime]: path.join(kitRoot, 'src/runtime/provided-federation.ts') }
  const core = resolve('@module-federation/runtime-core')
  const part = path.join(kitRoot, 'src/runtime/federation-part.ts')
  return {
    [bundlerRuntime]: path.join(path.dirname(bundlerRuntime), 'bundler.js'),
    '@module-federation/runtime-core$': path.join(path.dirname(core), 'index.js'),
    [resolve('@module-federation/runtime')]: part,
    '@module-federation/runtime/helpers$': part,
    '@module-federation/enhanced/runtime$': part,
  }
}

/** What is split is loaded later; a worker stays one file, so that the page can check it before it starts. */
const isAsyncPart = (chunk: Rspack.Chunk) => !chunk.canBeInitial() && !chunk.hasRuntime()

/**
 * Scripts of libraries that a module starts in threads, by their address: named as its other scripts, whose hashes the
 * page knows, and which are served compressed.
 */
const workerScripts = {
  ...{ dependency: 'url', test: /\.mjs$/, type: 'asset/resource' },
  generator: { filename: 'js/[name].[contenthash:10].js' },
}

/**
 * The Rsbuild configuration of a module: one container that exposes `./module` (its `src/module.tsx`).
 *
 * @param directory the module's workspace, i.e. `import.meta.dirname` of its `rsbuild.config.ts`
 * @param own what the bundler needs to know of this module alone
 * @throws when `module.json` is not a valid manifest
 */
export function defineModule(directory: string, own: Rspack.Configuration = {}): RsbuildConfig {
  const manifest = moduleFile.parse(JSON.parse(readFileSync(path.join(directory, 'module.json'), 'utf8')))
  const common = commonConfig(directory, false)
  return defineConfig({
    ...common,
    source: { entry: { main: path.join(kitRoot, 'src/runtime/empty.ts') } },
    // Every release has its own address; without hashes a watched build leaves no old files behind.
    output: { ...common.output, assetPrefix: 'auto', filenameHash: buildMode() === 'production' },
    dev: developmentWith('auto'),
    splitChunks: { preset: 'none', chunks: isAsyncPart },
    tools: { htmlPlugin: false, rspack: [{ module: { rules: [workerScripts] } }, own] },
    server: { cors: false, headers: { 'Access-Control-Allow-Origin': 'null' } },
    plugins: [
      ...(common.plugins ?? []),
      pluginChunkIntegrity(),
      pluginModuleFederation({
        name: containerName(manifest.name),
        filename: containerFile,
        exposes: { [exposeKey]: { import: [path.join(kitRoot, 'src/runtime/style-nonce.ts'), './src/module.tsx'] } },
        shared: sharedSingletons(checkout, false),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          asyncStartup: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  })
}

const isShellChunk = ({ name }: { name?: string }) => name === 'shell'

/**
 * The Rsbuild configuration of the shell: the page's scripts and the shared singletons, and no module.
 *
 * @param directory the shell's workspace, i.e. `import.meta.dirname` of its `rsbuild.config.ts`
 */
export function defineShell(directory: string): RsbuildConfig {
  const common = commonConfig(directory, true)
  return defineConfig({
    ...common,
    source: { entry: { shell: './src/main.ts' }, define: { KERF_VERSION: JSON.stringify(packageVersion(directory)) } },
    output: { ...common.output, assetPrefix: '/assets/', filename: { html: 'index.html' } },
    dev: developmentWith('/assets/'),
    html: {
      template: './src/page.html',
      // Otherwise these deferred scripts would wait for everything that the server has the page preload.
      tags: (tags) =>
        tags.map((tag) => (tag.tag === 'script' ? { ...tag, attrs: { ...tag.attrs, fetchpriority: 'high' } } : tag)),
    },
    splitChunks: {
      preset: 'none',
      // Libraries change less often than the shell, and browsers then keep them.
      cacheGroups: {
        libraries: { name: 'libraries', test: /[\\/]node_modules[\\/]/, chunks: isShellChunk, enforce: true },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      pluginModuleFederation({
        name: containerName('shell'),
        remotes: {},
        shared: sharedSingletons(checkout, true),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // `runtime/containers.ts` loads modules.
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
    ],
  })
}
