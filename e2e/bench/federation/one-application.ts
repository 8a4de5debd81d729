import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRsbuild, type Rspack } from '@rsbuild/core'
import { loadConfig } from '../../../module-kit/src/build/build-workspaces.ts'
import { compressFiles } from '../../../module-kit/src/build/compress.ts'
import { root } from '../../../scripts/lib/root.ts'

/** An import of one source by another, e.g. of a page by its module. */
export interface Import {
  /** A part of the path of the source that imports. */
  from: string
  /** The end of the imported path. */
  request: string
}

export interface OneApplication {
  /** The folder of the build. */
  dist: string
  /** The page as the build left it. */
  page: string
  /** The files that an import needs besides those in the page. */
  filesOf: (imported: Import) => string[]
}

/** Builds shell and modules from the same sources as one application, without federation, into `dist`. */
export async function buildOneApplication(dist: string): Promise<OneApplication> {
  const shell = join(root, 'shell')
  const config = await loadConfig(shell)
  const alias = {
    ...(typeof config.resolve?.alias === 'object' ? config.resolve.alias : {}),
    '@kerf/module-kit/runtime/provide-federation$': join(import.meta.dirname, 'local-modules.ts'),
  }
  const rsbuild = await createRsbuild({
    cwd: shell,
    config: {
      ...config,
      resolve: { ...config.resolve, alias },
      // The best split for one application: shared chunks are separate, and nothing is grouped by hand.
      splitChunks: { preset: 'none', chunks: 'all', minSize: 20_000 },
      output: { ...config.output, distPath: { ...distPath(config.output?.distPath), root: dist } },
      plugins: (config.plugins ?? []).filter((plugin) => !isFederation(plugin)),
    },
  })
  const { stats, close } = await rsbuild.build()
  if (!stats) throw new Error('The bundler gave no account of its build')
  const filesOf = chunkFinder(stats)
  await close()
  await compressFiles(dist)
  return { dist, page: readFileSync(join(dist, 'index.html'), 'utf8'), filesOf }
}

const distPath = (value: unknown) => (typeof value === 'object' ? value : {})

function isFederation(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && String(plugin.name).includes('federation')
}

/** Finds the files of the chunks that an import loads. */
function chunkFinder(stats: Rspack.Stats | Rspack.MultiStats): OneApplication['filesOf'] {
  const account: Rspack.StatsCompilation = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true })
  const chunks = account.chunks ?? []
  return ({ from, request }) => {
    const needed = chunks.filter(({ origins = [] }) =>
      origins.some((by) => by.moduleIdentifier?.includes(from) && by.request?.endsWith(request)),
    )
    return [...new Set(needed.flatMap(({ files = [] }) => files.filter((file) => /\.(js|css)$/.test(file))))]
  }
}
