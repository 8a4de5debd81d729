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

/** `mf-customer` is the folder of the module `customer`. */
export const moduleNamed = (name: string) => name.replace(/^mf-/, '')

/** The newest published version of a module. @throws {CommandFailed} when there is none */
async function newest(target: Target, module: string): Promise<string> {
  const [release] = await call(target, listModuleReleases, { query: { module, limit: '1' } })
  if (release) return release.version
  throw new CommandFailed(`Nothing of ${module} was published yet`)
}

async function stateOf(target: Target, module: string): Promise<ModuleChannels | undefined> {
  return (await call(target, listModuleChannels)).find((one) => one.module === module)
}

/** Gives a version to everybody; the newest by default. @returns a line for the terminal */
export async function promote(target: Target, module: string, named?: string): Promise<string> {
  const version = named ?? (await newest(target, module))
  const stable = (await stateOf(target, module))?.stable?.version ?? null
  await call(target, promoteModule, { params: { module }, body: { version, basedOn: { stable } } })
  return `Everybody gets ${module} ${version}${stable ? `; it was ${stable}` : ''}`
}

/** Gives a version to a share of the users; 0 ends the canary. @returns a line for the terminal */
export async function setCanary(target: Target, module: string, percent: number, named?: string): Promise<string> {
  const running = percent === 0 ? (await stateOf(target, module))?.canary?.version : undefined
  const version = named ?? running ?? (await newest(target, module))
  await call(target, setModuleCanary, { params: { module }, body: { version, percent } })
  if (percent === 0) return `The canary of ${module} is over`
  return `${percent} % of the accounts get ${module} ${version}`
}

/** Returns to the release everybody had before. @returns a line for the terminal */
export async function rollBack(target: Target, module: string): Promise<string> {
  const { stable } = await call(target, rollBackModule, { params: { module } })
  return `Everybody gets ${module} ${stable?.version} again`
}

/** What runs, for one module or for all. @returns lines for the terminal */
export async function status(target: Target, module?: string): Promise<string[]> {
  const all = await call(target, listModuleChannels)
  return all.filter((one) => module === undefined || one.module === module).flatMap(linesOf)
}

function linesOf({ module, stable, canary: tried, previous, use }: ModuleChannels): string[] {
  const heard = (version: string) => {
    const own = use.find((one) => one.version === version)
    return own ? `${own.users} users and ${own.failures} failures in the last hour` : 'nobody in the last hour'
  }
  return [
    module,
    ...(stable ? [`  stable   ${stable.version}  since ${stable.since}  ${heard(stable.version)}`] : []),
    ...(tried ? [`  canary   ${tried.version}  ${tried.percent} %  ${heard(tried.version)}`] : []),
    ...(previous ? [`  before   ${previous}`] : []),
  ]
}

/** Compares two releases: by default the one everybody has with the newest. @returns lines for the terminal */
export async function diff(target: Target, module: string, from?: string, to?: string): Promise<string[]> {
  const read = (version: string) => call(target, getModuleRelease, { params: { module, version } })
  const older = from ?? (await stateOf(target, module))?.stable?.version
  if (!older) throw new CommandFailed(`Nothing of ${module} runs yet, so name two versions`)
  return differences(await read(older), await read(to ?? (await newest(target, module))))
}
