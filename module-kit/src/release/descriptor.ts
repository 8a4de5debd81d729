import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { moduleManifest } from '../platform.ts'

/** Where a build leaves its descriptor, beside the files it describes. */
export const descriptorFile = 'release.json'

/** The compressions in which a copy is stored beside a file, and the extension of each. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

const encoding = z.enum(['br', 'gzip'])

export const releaseFile = z.object({
  /** `sha384-<base64>`, as in the `integrity` attribute. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  /** Bytes, not compressed. */
  size: z.number().int().nonnegative(),
  /** The compressed copies that exist beside it. */
  encodings: z.array(encoding),
})
export type ReleaseFile = z.infer<typeof releaseFile>

/** One immutable release of a module: everything needed to publish, offer and verify it. */
export const releaseDescriptor = z.object({
  module: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** The package's version and a hash of all content, e.g. `1.0.0-b3f2a9c1b4`. */
  version: z.string().regex(/^\d+\.\d+\.\d+-[\w.-]+$/),
  /** The container script, below the release. */
  entry: z.string(),
  /** Range of contract versions it can talk to. */
  contracts: z.string(),
  /** The commit it was built from, with `+changes` where files differed from it; `null` outside of a repository. */
  commit: z.string().nullable(),
  files: z.record(z.string(), releaseFile),
  /** Scripts needed whichever page is shown, the entry among them. */
  preload: z.array(z.string()),
  /** Scripts of each page, by page id. */
  pages: z.record(z.string(), z.array(z.string())),
  /** Versions of the libraries it brings for sharing. A mismatch of singletons only warns at run time. */
  shared: z.record(z.string(), z.string()),
  /**
   * What it was compiled against in shared-runtime: a hash of each recorded declaration, by name. Releases from before
   * this was recorded have none.
   */
  runtimeApi: z.record(z.string(), z.string()).optional(),
  manifest: moduleManifest,
})
export type ReleaseDescriptor = z.infer<typeof releaseDescriptor>

/**
 * Reads the descriptor of a built module.
 * @param dist the module's build output
 * @throws if there is none or it is malformed: the module has not been built
 */
export function readDescriptor(dist: string): ReleaseDescriptor {
  return releaseDescriptor.parse(JSON.parse(readFileSync(path.join(dist, descriptorFile), 'utf8')))
}

/** @returns `sha384-<base64>` of the content */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * Measures the files of a build, by their path below `dist` with forward slashes.
 * @param isPublished decides by path whether a file is part of the release
 */
export function measureFiles(dist: string, isPublished: (file: string) => boolean): Record<string, ReleaseFile> {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => statSync(path.join(dist, file)).isFile())
    .sort()
  const present = new Set(all)
  const compressedName = /\.(br|gz)$/
  const published = all.filter((file) => !compressedName.test(file) && isPublished(file))
  return Object.fromEntries(
    published.map((file) => {
      const content = readFileSync(path.join(dist, file))
      const kept = encoding.options.filter((name) => present.has(file + encodings[name]))
      return [file, { integrity: integrityOf(content), size: content.length, encodings: kept }]
    }),
  )
}

/** @returns the package's version with a hash of the release's content: different content, different version */
export function contentVersion(packageVersion: string, content: Pick<ReleaseDescriptor, 'files' | 'manifest'>): string {
  const integrities = Object.entries(content.files).map(([file, { integrity }]) => `${file} ${integrity}`)
  const hash = createHash('sha256')
    .update(JSON.stringify([integrities.sort(), content.manifest]))
    .digest('hex')
  // A letter first: an all-digit identifier with a leading zero would be no semantic version.
  return `${packageVersion}-b${hash.slice(0, 10)}`
}
