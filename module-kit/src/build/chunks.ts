import type { Rspack } from '@rsbuild/core'
import { exposeKey } from '../federation.ts'
import { containerFile } from './preset.ts'

type Stats = Rspack.Stats | Rspack.MultiStats

/** Which scripts of a module's build are needed when. */
export interface ModuleChunks {
  /** Whichever page is shown. */
  preload: string[]
  /** By page id. */
  pages: Record<string, string[]>
  /** Belongs to the bundler's own entry, which is never loaded. */
  unused: string[]
}

interface Chunk {
  files: string[]
  names: string[]
  /** What imports it, as written in the import. */
  requests: string[]
}

/**
 * Reads from the bundler's stats which chunk contains which page.
 * @param pageIds the pages that `module.json` names; each lies in a file `<page id>-page.tsx`
 */
export function moduleChunks(stats: Stats, pageIds: readonly string[]): ModuleChunks {
  const chunks = chunksIn(stats)
  const exposeChunk = `__federation_expose_${exposeKey.replace('./', '')}`
  const used = filesOf(chunks.filter(({ names }) => !names.includes('main')))
  const page = (id: string) =>
    filesOf(chunks.filter(({ requests }) => requests.some((it) => it.endsWith(`/${id}-page.tsx`))))
  return {
    preload: [containerFile, ...filesOf(chunks.filter(({ names }) => names.includes(exposeChunk)))],
    pages: Object.fromEntries(pageIds.map((id) => [id, page(id)])),
    unused: filesOf(chunks).filter((file) => !used.includes(file)),
  }
}

/**
 * Reads from the bundler's stats what the shell needs beyond the files its page names.
 * @returns the files of the frame around a signed-in user's pages
 */
export function frameFiles(stats: Stats): string[] {
  return filesOf(chunksIn(stats).filter(({ requests }) => requests.some((it) => it.endsWith('/portal-frame.tsx'))))
}

function chunksIn(stats: Stats): Chunk[] {
  const account: Rspack.StatsCompilation = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true })
  return (account.chunks ?? []).map((chunk) => ({
    files: (chunk.files ?? []).filter((file) => /\.(js|css)$/.test(file)),
    names: chunk.names ?? [],
    requests: (chunk.origins ?? []).map((origin) => origin.request ?? ''),
  }))
}

function filesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ files }) => files))].sort()
}
