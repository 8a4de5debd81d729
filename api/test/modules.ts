import { brotliCompressSync } from 'node:zlib'
import { type ActorKind, moduleFile } from '@kerf/module-kit/platform'
import { contentVersion, integrityOf, type ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { contractsVersion } from '@kerf/shared-contracts/contracts/registry'
import type { Answered, TestApi } from './harness.ts'

/** A built release, as a module's checkout would have it: the description, and the bytes of every file. */
export interface BuiltRelease {
  descriptor: ReleaseDescriptor
  bytes: Map<string, Buffer>
}

export interface BuildOptions {
  module?: string
  access?: ActorKind[]
  /** Different content makes a different version. */
  content?: string
  contracts?: string
  path?: string
  budget?: { page: number; total: number }
  shared?: Record<string, string>
  /** Names of the panels it offers to other modules. */
  panels?: string[]
  runtimeApi?: Record<string, string>
}

/** Creates a release with one page. */
export function buildRelease(options: BuildOptions = {}): BuiltRelease {
  const { module = 'tooling', access = ['customer'], content = 'one', path = `/${module}`, shared = {} } = options
  const contracts = options.contracts ?? `^${contractsVersion}`
  const container = Buffer.from(`let kerf_${module} = '${content}'`)
  const files = {
    'container.js': { integrity: integrityOf(container), size: container.length, encodings: ['br' as const] },
  }
  const routes = [{ path, page: 'start', title: module }]
  const head = { name: module, title: `The ${module} module`, theme: 'customer', access, contracts, routes }
  const manifest = moduleFile.parse({
    ...head,
    ...(options.budget && { budget: options.budget }),
    panels: options.panels ?? [],
  })
  const descriptor: ReleaseDescriptor = {
    ...{ module, version: contentVersion('1.0.0', { files, manifest }), entry: 'container.js', contracts },
    ...{ commit: 'f00dcafe', files, preload: ['container.js'], pages: { start: ['container.js'] }, shared, manifest },
    ...(options.runtimeApi && { runtimeApi: options.runtimeApi }),
  }
  const bytes = new Map([
    ['container.js', container],
    ['container.js.br', brotliCompressSync(container)],
  ])
  return { descriptor, bytes }
}

/** Starts to publish. */
export const beginPublication = (api: TestApi, as: string, { descriptor }: BuiltRelease): Promise<Answered> =>
  api.request('post', '/api/admin/modules/publications', { as, json: { descriptor } })

/** Sends files to the requested addresses. */
export async function sendFiles(api: TestApi, as: string, begun: Answered, bytes: Map<string, Buffer>): Promise<void> {
  for (const { file, url } of begun.body.uploads) {
    const body = bytes.get(file)
    if (!body) continue
    const response = await fetch(url.startsWith('/') ? api.url + url : url, {
      method: 'PUT',
      headers: url.startsWith('/') ? { authorization: `Bearer ${as}` } : {},
      body: new Uint8Array(body),
    })
    if (!response.ok) throw new Error(`${file}: ${response.status} ${await response.text()}`)
  }
}

/** Publishes a whole release. @returns the answer to the last call */
export async function publishRelease(api: TestApi, as: string, release: BuiltRelease): Promise<Answered> {
  const begun = await beginPublication(api, as, release)
  if (begun.status !== 201) return begun
  await sendFiles(api, as, begun, release.bytes)
  return api.request('post', `/api/admin/modules/publications/${begun.body.id}/finish`, { as })
}
