import { moduleFile } from '@kerf/module-kit/platform'
import {
  descriptorFile,
  type Encoding,
  encodings,
  type ReleaseDescriptor,
  type ReleaseFile,
  releaseDescriptor,
} from '@kerf/module-kit/release/descriptor'
import { ModuleName } from '@kerf/shared-contracts/contracts/modules'
import { valid } from 'semver'
import { problem } from '../../platform/errors.ts'

const MB = 1024 * 1024
/** Limits of a release. The largest module of Kerf has 3 MB in 30 files. A pin has room for versions of 80 characters. */
const most = { files: 1000, file: 20 * MB, total: 100 * MB, name: 200, version: 80, commit: 100 }
/** The name of a file that can be stored and served. */
const fileName = /^(?:[\w-][\w.-]*\/){0,5}[\w-][\w.-]*$/

/** A file, or a compressed copy of it, with the size and hash its bytes must have. */
export interface Expected {
  file: ReleaseFile
  encoding: Encoding | null
}

/** How many bytes may be sent: a compressed copy may be a little larger than the file itself. */
export const largestOf = ({ file }: Expected) => file.size + 1024

/** Everything that is sent for a release, by name. */
export function expectedUploads({ files }: Pick<ReleaseDescriptor, 'files'>): Map<string, Expected> {
  return new Map(
    Object.entries(files).flatMap(([name, file]): [string, Expected][] => [
      [name, { file, encoding: null }],
      ...file.encodings.map((encoding): [string, Expected] => [name + encodings[encoding], { file, encoding }]),
    ]),
  )
}

/** @throws Problem `module.descriptor_invalid` saying what is wrong */
export function readRelease(given: unknown): ReleaseDescriptor {
  const parsed = releaseDescriptor.safeParse(given)
  if (!parsed.success) throw invalid(parsed.error.issues)
  const release = parsed.data
  // Checked as its team wrote it: a dead navigation link is found here at the latest.
  const manifest = moduleFile.safeParse(release.manifest)
  if (!manifest.success) {
    throw invalid(manifest.error.issues.map(({ path, message }) => ({ path: ['manifest', ...path], message })))
  }
  for (const wrong of wrongInHead(release)) throw invalid([wrong])
  for (const wrong of wrongInFiles(release)) throw invalid([wrong])
  return release
}

interface Wrong {
  path: readonly PropertyKey[]
  message: string
}

function* wrongInHead({ module, version, commit, contracts, manifest, pages }: ReleaseDescriptor): Generator<Wrong> {
  if (!ModuleName.safeParse(module).success) yield { path: ['module'], message: 'has more than 40 characters' }
  if (manifest.name !== module) yield { path: ['manifest', 'name'], message: 'is another' }
  if (manifest.contracts !== contracts) yield { path: ['manifest', 'contracts'], message: 'is another' }
  if (version.length > most.version) yield { path: ['version'], message: `has more than ${most.version} characters` }
  else if (valid(version) !== version) yield { path: ['version'], message: 'is no semantic version' }
  if (commit && commit.length > most.commit) yield { path: ['commit'], message: 'is too long' }
  const unbuilt = manifest.routes.find(({ page }) => !Object.hasOwn(pages, page))
  if (unbuilt) yield { path: ['pages', unbuilt.page], message: 'is missing' }
}

function* wrongInFiles(release: ReleaseDescriptor): Generator<Wrong> {
  const { files } = release
  const names = Object.keys(files)
  const large = names.find((name) => (files[name]?.size ?? 0) > most.file)
  if (large !== undefined) yield { path: ['files', large], message: `is larger than ${most.file / MB} MB` }
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0)
  if (names.length > most.files || total > most.total) {
    yield { path: ['files'], message: `are more than ${most.files}, or than ${most.total / MB} MB` }
  }
  const scripts = [release.entry, ...release.preload, ...Object.values(release.pages).flat()]
  const missing = scripts.find((name) => !Object.hasOwn(files, name))
  if (missing !== undefined) yield { path: ['files', missing], message: 'is missing' }
  const odd = names.find((name) => !fileName.test(name) || name.length > most.name || name === descriptorFile)
  if (odd !== undefined) yield { path: ['files', odd], message: 'has a name that cannot be stored' }
  const clashing = clashIn(release)
  if (clashing !== undefined) yield { path: ['files', clashing], message: 'has the name of another file or folder' }
}

/** A name that is needed twice: for a file, for a compressed copy, or for a folder. */
function clashIn({ files }: ReleaseDescriptor): string | undefined {
  const names = Object.entries(files).flatMap(([name, { encodings: kept }]) => [
    name,
    ...kept.map((encoding) => name + encodings[encoding]),
  ])
  const folders = new Set(names.flatMap((name) => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index))))
  return names.find((name, at) => folders.has(name) || names.indexOf(name) !== at)
}

function invalid([first]: readonly Wrong[]) {
  const message = `The description of the release cannot be read: ${first?.path.join('.')} ${first?.message}`
  return problem('module.descriptor_invalid', { message })
}
