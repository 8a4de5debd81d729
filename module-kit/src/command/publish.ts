import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beginPublication, finishPublication } from '@kerf/shared-contracts/contracts/modules-admin'
import { buildOne } from '../build/build-workspaces.ts'
import { currentCommit } from '../release/describe-build.ts'
import { readDescriptor } from '../release/descriptor.ts'
import { releaseSizes } from '../release/measure.ts'
import { call, send, type Target } from './client.ts'
import { inKilobytes } from './words.ts'

/** How many uploads run at once. */
const atOnce = 6

/**
 * Builds a module and publishes it. The server says whether it accepts the release before a byte is sent.
 * @param workspace its folder in the checkout, e.g. `mf-customer`
 * @returns what was published, as `module version`
 */
export async function publish(
  target: Target,
  root: string,
  workspace: string,
  report: (line: string) => void,
): Promise<string> {
  await buildOne(root, workspace)
  const dist = path.join(root, workspace, 'dist')
  // A build that was kept may have been made before its files were committed.
  return publishBuilt(target, dist, report, currentCommit(path.join(root, workspace)))
}

/** Publishes a built module. @param dist its build output @param commit of its files; by default that of the build */
export async function publishBuilt(
  target: Target,
  dist: string,
  report: (line: string) => void,
  commit?: string | null,
): Promise<string> {
  const built = readDescriptor(dist)
  const descriptor = { ...built, commit: commit === undefined ? built.commit : commit }
  const { module, version } = descriptor
  const { total, page, pageName } = releaseSizes(descriptor)
  report(`Built ${module} ${version}: ${inKilobytes(total)}, the largest page is ${pageName} with ${inKilobytes(page)}`)
  const { id, uploads } = await call(target, beginPublication, { body: { descriptor } })
  const waiting = [...uploads]
  const sender = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await send(target, next.url, new Uint8Array(readFileSync(path.join(dist, next.file))))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  await call(target, finishPublication, { params: { id } })
  report(`Published ${module} ${version}. Nobody gets it yet: promote it, or try it on a share with canary`)
  return `${module} ${version}`
}
