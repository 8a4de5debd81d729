import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diff, promote, rollBack, setCanary, status } from '@kerf/module-kit/command/channels'
import { CommandFailed, type Target } from '@kerf/module-kit/command/client'
import { publishBuilt } from '@kerf/module-kit/command/publish'
import { descriptorFile } from '@kerf/module-kit/release/descriptor'
import { contractsVersion } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signedInAdmin } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { type BuildOptions, buildRelease } from '../../../test/modules.ts'
import { startS3Server } from '../../../test/s3-server.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { S3Store } from '../../platform/storage/s3-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kerf-command-'))
const running: TestApi[] = []
let local: Target
beforeAll(async () => {
  local = await newKerf()
})
afterAll(async () => {
  for (const api of running) await api.stop()
  rmSync(folder, { recursive: true })
})

afterEach(() => vi.unstubAllGlobals())

/** A Kerf with a publish token. */
async function newKerf(store?: ObjectStore): Promise<Target> {
  const api = await startApi(store ? { store: () => store } : {})
  running.push(api)
  const { token: as } = await signedInAdmin(api)
  const { body } = await api.request('post', '/api/admin/publish-tokens', { as, json: { name: 'Pipeline' } })
  return { url: api.url, token: body.secret }
}

/** Writes what a build would produce, and publishes it. */
async function publish(target: Target, options: BuildOptions): Promise<string> {
  const { descriptor, bytes } = buildRelease(options)
  for (const [file, content] of bytes) writeFileSync(path.join(folder, file), content)
  writeFileSync(path.join(folder, descriptorFile), JSON.stringify(descriptor))
  await publishBuilt(target, folder, () => {})
  return descriptor.version
}

/** Has changes wait until two have read what runs. */
function afterBothHaveLooked(): void {
  const ask = fetch
  const looked = Promise.withResolvers<void>()
  let count = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method !== 'GET') await looked.promise
    const answer = await ask(address, init)
    if (init.method === 'GET') count += 1
    if (count === 2) looked.resolve()
    return answer
  })
}

test('a team publishes, tries out, promotes, compares and rolls back', async () => {
  const first = await publish(local, { content: 'one' })
  expect(await status(local, 'tooling')).toEqual(['tooling', '  published, but nobody gets it yet'])
  expect((await diff(local, 'tooling')).slice(0, 3)).toEqual([
    `nothing -> ${first}`,
    `contracts  none -> ^${contractsVersion}`,
    'route +    /tooling',
  ])
  expect(await promote(local, 'tooling')).toBe(`Everybody gets tooling ${first}`)
  expect(await promote(local, 'tooling')).toBe(`Everybody has tooling ${first} already`)
  expect(await diff(local, 'tooling')).toEqual([`Everybody has the newest release of tooling, ${first}`])
  const second = await publish(local, { content: 'the second', path: '/tools' })
  expect(await setCanary(local, 'tooling', 5)).toBe(`5 % of the accounts get tooling ${second}`)
  expect((await status(local, 'tooling')).join('\n')).toMatch(/stable +1\.0\.0-.*\n +canary +1\.0\.0-.* +5 % /)
  expect(await diff(local, 'tooling')).toEqual([
    `${first} -> ${second}`,
    'route -    /tooling',
    'route +    /tools',
    'file       container.js 0.0 kB (+0.0 kB)',
    'all files  0.0 kB -> 0.0 kB (+0.0 kB)',
  ])
  expect(await promote(local, 'tooling')).toBe(`Everybody gets tooling ${second}; it was ${first}`)
  expect(await rollBack(local, 'tooling')).toBe(`Everybody gets tooling ${first} again; it was ${second}`)
})

test('what was tried is promoted, and its share grows, though something newer was published meanwhile', async () => {
  const first = await publish(local, { module: 'tried', content: 'one' })
  await promote(local, 'tried')
  const second = await publish(local, { module: 'tried', content: 'two' })
  await setCanary(local, 'tried', 5)
  const third = await publish(local, { module: 'tried', content: 'three' })
  await expect(setCanary(local, 'tried', 25)).rejects.toThrow(`${second} is in canary, and ${third} is newer`)
  expect(await setCanary(local, 'tried', 25, second)).toBe(`25 % of the accounts get tried ${second}`)
  expect(await promote(local, 'tried')).toBe(`Everybody gets tried ${second}; it was ${first}`)
  await expect(setCanary(local, 'tried', 5, second)).rejects.toThrow(`Everybody has tried ${second} already`)
  expect(await setCanary(local, 'tried', 0)).toBe('tried has no canary')
})

test('of two who roll back at once, one is refused', async () => {
  for (const content of ['one', 'two', 'three']) {
    await promote(local, 'taken-back', await publish(local, { module: 'taken-back', content }))
  }
  afterBothHaveLooked()
  const [first, second] = await Promise.allSettled([rollBack(local, 'taken-back'), rollBack(local, 'taken-back')])
  const outcomes = [first, second].map(({ status: outcome }) => outcome).sort()
  expect(outcomes).toEqual(['fulfilled', 'rejected'])
})

test("a refusal is reported with the server's message", async () => {
  await publish(local, { module: 'refused' })
  await expect(publish(local, { module: 'refused' })).rejects.toThrow(/^refused 1\.0\.0-\w+ was published already/)
  await expect(promote({ ...local, token: 'kerf_pub_wrong' }, 'refused')).rejects.toThrow(
    'The publish token is not valid',
  )
  await expect(status(local, 'unheard-of')).rejects.toThrow('Nothing of unheard-of was published yet')
  await expect(status({ ...local, url: 'http://127.0.0.1:1' })).rejects.toThrow(CommandFailed)
})

test('with an S3 store, the bytes go straight to S3 and are read back from there', async () => {
  const s3 = await startS3Server(path.join(folder, 's3'))
  const target = await newKerf(new S3Store(s3.options))
  const version = await publish(target, {})
  const file = await fetch(`${target.url}/modules/tooling/${version}/container.js`)
  expect(await file.text()).toBe("let kerf_tooling = 'one'")
  await s3.stop()
})
