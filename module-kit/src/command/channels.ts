import path from 'node:path'
import {
  getModuleRelease,
  listModuleChannels,
  listModuleReleases,
  type ModuleChannels,
  promoteModule,
  rollBackModule,
  setModuleCanary,
} from '@kerf/shared-contracts/contracts/modules-admin'
import { CommandFailed, call, type Target } from './client.ts'
import { differences } from './words.ts'

/** `mf-customer`, which a shell completes to `mf-customer/`, is the folder of the module `customer`. */
export const moduleNamed = (folder: string) => path.basename(folder).replace(/^mf-/, '')

/** The newest published version of a module. @throws {CommandFailed} when there is none */
async function newest(target: Target, module: string): Promise<string> {
  const [release] = await call(target, listModuleReleases, { query: { module, limit: '1' } })
  if (release) return release.version
  throw new CommandFailed(`Nothing of ${module} was published yet`)
}

async function stateOf(target: Target, module: string): Promise<ModuleChannels | undefined> {
  return (await call(target, listModuleChannels)).find((one) => one.module === module)
}

/** Gives a version to everybody; by default that of the canary, or the newest if none runs. @returns a line to print */
export async function promote(target: Target, module: string, named?: string): Promise<string> {
  const state = await stateOf(target, module)
  const version = named ?? state?.canary?.version ?? (await newest(target, module))
  const stable = state?.stable?.version ?? null
  if (stable === version) return `Everybody has ${module} ${version} already`
  await call(target, promoteModule, { params: { module }, body: { version, basedOn: { stable } } })
  return `Everybody gets ${module} ${version}${stable ? `; it was ${stable}` : ''}`
}

/**
 * Gives a version to a share of the users; 0 ends the canary.
 * @param named the newest version by default
 * @returns a line to print
 * @throws {CommandFailed} where another than the newest is in canary and none is named: the users of one would lose it
 */
export async function setCanary(target: Target, module: string, percent: number, named?: string): Promise<string> {
  const { canary: running = null, stable } = (await stateOf(target, module)) ?? {}
  if (percent === 0 && !running) return `${module} has no canary`
  const version = named ?? (percent === 0 ? running?.version : undefined) ?? (await newest(target, module))
  if (percent > 0 && version === stable?.version) throw new CommandFailed(`Everybody has ${module} ${version} already`)
  if (percent > 0 && named === undefined && running && running.version !== version) {
    throw new CommandFailed(`${running.version} is in canary, and ${version} is newer: name the one that you mean`)
  }
  const basedOn = { canary: running?.version ?? null, percent: running?.percent ?? null }
  await call(target, setModuleCanary, { params: { module }, body: { version, percent, basedOn } })
  if (percent === 0) return `The canary of ${module} is over`
  return `${percent} % of the accounts get ${module} ${version}`
}

/** Returns to the release everybody had before. @returns a line to print */
export async function rollBack(target: Target, module: string): Promise<string> {
  const seen = (await stateOf(target, module))?.stable?.version ?? null
  const body = { basedOn: { stable: seen } }
  const { stable } = await call(target, rollBackModule, { params: { module }, body })
  return `Everybody gets ${module} ${stable?.version} again; it was ${seen}`
}

/** What runs, for one module or for all. @returns lines to print. @throws {CommandFailed} for an unknown module */
export async function status(target: Target, module?: string): Promise<string[]> {
  const all = await call(target, listModuleChannels)
  const shown = all.filter((one) => module === undefined || one.module === module)
  if (shown.length > 0) return shown.flatMap(linesOf)
  throw new CommandFailed(module === undefined ? 'Nothing was published yet' : `Nothing of ${module} was published yet`)
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

function linesOf({ module, stable, canary: tried, previous, use }: ModuleChannels): string[] {
  const heard = (version: string) => {
    const { users = 0, failures = 0 } = use.find((one) => one.version === version) ?? {}
    if (users === 0 && failures === 0) return 'nobody in the last hour'
    return `${counted(users, 'user')} and ${counted(failures, 'failure')} in the last hour`
  }
  const others = use.filter(({ version }) => version !== stable?.version && version !== tried?.version)
  return [
    module,
    ...(stable ? [`  stable   ${stable.version}  since ${stable.since}  ${heard(stable.version)}`] : []),
    ...(tried ? [`  canary   ${tried.version}  ${tried.percent} %  ${heard(tried.version)}`] : []),
    ...(stable || tried ? [] : ['  published, but nobody gets it yet']),
    // In windows that were not loaded anew since, and in browsers that an admin pinned it to.
    ...others.map(({ version }) => `  also     ${version}  ${heard(version)}`),
    ...(previous ? [`  before   ${previous}`] : []),
  ]
}

/** Compares two releases: by default the one everybody has, or none, with the newest. @returns lines to print */
export async function diff(target: Target, module: string, from?: string, to?: string): Promise<string[]> {
  const read = (version: string) => call(target, getModuleRelease, { params: { module, version } })
  const older = from ?? (await stateOf(target, module))?.stable?.version
  const newer = to ?? (await newest(target, module))
  if (older === newer) return [`Everybody has the newest release of ${module}, ${newer}`]
  return differences(older === undefined ? null : await read(older), await read(newer))
}
