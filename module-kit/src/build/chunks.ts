import type { Rspack } from '@rsbuild/core'
import { exposeKey } from '../federation.ts'
import { containerFile } from './preset.ts'

/** Which scripts of a module's build are needed when. */
export interface ModuleChunks {
  /** Whichever page is shown. */
  preload: string[]
  /** By page id. */
  pages: Record<string, string[]>
  /** Belongs to the bundler's own entry, which nobody loads. */
  unused: string[]
}

/**
 * Reads from the bundler's account which chunk holds which page.
 * @param pageIds the pages that `module.json` names; each lies in a file `<page id>-page.tsx`
 */
export function moduleChunks(stats: Rspack.Stats | Rspack.MultiStats, pageIds: readonly string[]): ModuleChunks {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkOrigins: true,
    ids: true,
  }) as Rspack.StatsCompilation
  const scripts = chunks.map((chunk) => ({
    files: (chunk.files ?? []).filter((file) => file.endsWith('.js')),
    names: chunk.names ?? [],
    requests: (chunk.origins ?? []).map((origin) => origin.request ?? ''),
  }))
  const exposeChunk = `__federation_expose_${exposeKey.replace('./', '')}`
  const filesWhere = (matches: (script: (typeof scripts)[number]) => boolean) =>
    [...new Set(scripts.filter(matches).flatMap((script) => script.files))].sort()

  return {
    preload: [containerFile, ...filesWhere(({ names }) => names.includes(exposeChunk))],
    pages: Object.fromEntries(
      pageIds.map((page) => [
        page,
        filesWhere(({ requests }) => requests.some((it) => it.endsWith(`/${page}-page.tsx`))),
      ]),
    ),
    unused: filesWhere(({ names }) => names.includes('main')),
  }
}
