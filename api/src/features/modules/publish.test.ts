import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import { type ActorKind, moduleFile } from '@kerf/module-kit/platform'
import {
  contentVersion,
  descriptorFile,
  measureFiles,
  type ReleaseDescriptor,
} from '@kerf/module-kit/release/descriptor'
import Koa from 'koa'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { State } from '../../platform/http/context.ts'
import { errorHandler } from '../../platform/http/error-handler.ts'
import { createLog } from '../../platform/log/log.ts'
import { createObjectStore } from '../../platform/storage/create-object-store.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { currentReleases, guardedFrom, loadableBy } from './catalogue-service.ts'
import { publishBuiltModules, ReleaseDiffers } from './publish-service.ts'
import { openReleases, recordedHashes } from './release-service.ts'
import { moduleFiles } from './routes.ts'

let database: TestDatabase
let store: ObjectStore
let root = ''
const log = createLog('silent')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'kerf-modules-'))
  store = createObjectStore({ dataDir: path.join(root, 'data') })
  await database.knex('module_moves').delete()
  await database.knex('module_channels').delete()
  await database.knex('module_releases').delete()
})
afterEach(async () => {
  await store.close()
  rmSync(root, { recursive: true })
})

interface BuildOptions {
  access?: ActorKind[]
  content?: string
  version?: string
}

/** Writes into the checkout what a build of the module would produce. */
function build(name: string, options: BuildOptions = {}): ReleaseDescriptor {
  const { access = ['customer'], content = `let kerf_${name}`, version } = options
  const dist = path.join(root, `mf-${name}`, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(path.join(dist, 'container.js'), content)
  writeFileSync(path.join(dist, 'container.js.br'), brotliCompressSync(content))
  const routes = [{ path: `/${name}`, page: 'start', title: name }]
  const manifest = moduleFile.parse({ name, title: name, theme: 'customer', access, contracts: '^2.0.0', routes })
  const files = measureFiles(dist, (file) => file !== descriptorFile)
  const descriptor = {
    ...{ module: name, version: version ?? contentVersion('1.0.0', { files, manifest }), entry: 'container.js' },
    ...{ contracts: '^2.0.0', commit: null, files, preload: ['container.js'], pages: {}, shared: {}, manifest },
  }
  writeFileSync(path.join(dist, descriptorFile), JSON.stringify(descriptor))
  return descriptor
}

const publish = () => publishBuiltModules({ knex: database.knex, store, log }, root)
const current = async () => {
  const found = await currentReleases(database.knex, openReleases(store))
  return found.map(({ module, version }) => `${module}@${version}`)
}
const pointStableAt = async (version: string) => {
  const release = await database.knex('module_releases').where({ version }).first('id')
  await database.knex('module_channels').where({ channel: 'stable' }).update({ releaseId: release.id })
}

test('a build is published with every file, and users get it', async () => {
  const { version } = build('customer')
  await publish()
  expect(await current()).toEqual([`customer@${version}`])
  expect(await store.exists(`modules/customer/${version}/container.js`)).toBe(true)
  expect(await store.exists(`modules/customer/${version}/container.js.br`)).toBe(true)
})

test('publishing again changes nothing, and several processes at once publish once', async () => {
  build('customer')
  build('admin', { access: ['admin'] })
  await Promise.all([publish(), publish(), publish()])
  const releases = await database.knex('module_releases').select()
  await publish()
  expect(await database.knex('module_releases').select()).toEqual(releases)
  expect(releases).toHaveLength(2)
})

test('what is recorded of a release does not depend on the order of its fields', () => {
  const { files, ...rest } = build('customer')
  const more = { ...files, 'a.js': { size: 1, integrity: 'sha384-x', encodings: [] } }
  const reversed = Object.fromEntries(Object.entries(more).reverse())
  expect(recordedHashes({ ...rest, files: more })).toEqual(recordedHashes({ ...rest, files: reversed }))
})

test('a published version is never replaced by other bytes', async () => {
  build('customer', { version: '1.0.0-b1', content: 'one' })
  await publish()
  build('customer', { version: '1.0.0-b1', content: 'two' })
  await expect(publish()).rejects.toThrow(ReleaseDiffers)
  const { stream } = await store.get('modules/customer/1.0.0-b1/container.js')
  expect((await stream.toArray()).join('')).toBe('one')
})

test('a new build moves the stable channel, and so does going back to an earlier one', async () => {
  const first = build('customer', { content: 'one' })
  await publish()
  const second = build('customer', { content: 'two' })
  await publish()
  expect(await current()).toEqual([`customer@${second.version}`])
  build('customer', { content: 'one' })
  await publish()
  expect(await current()).toEqual([`customer@${first.version}`])
})

test('a roll-back survives a restart with the same build', async () => {
  const first = build('customer', { content: 'one' })
  await publish()
  build('customer', { content: 'two' })
  await publish()
  await pointStableAt(first.version)
  await publish()
  expect(await current()).toEqual([`customer@${first.version}`])
})

test('files lost from the store are stored again', async () => {
  const { version } = build('customer')
  await publish()
  await store.delete(`modules/customer/${version}/${descriptorFile}`)
  expect(await current()).toEqual([])
  await publish()
  expect(await current()).toEqual([`customer@${version}`])
})

test('a description that was changed in the store is offered to nobody, and is stored again at the next start', async () => {
  const { version } = build('customer')
  build('admin', { access: ['admin'] })
  await publish()
  const offered = async () => {
    const found = await currentReleases(database.knex, openReleases(store, { knex: database.knex, log }))
    return found.map(({ module }) => module)
  }
  const key = `modules/customer/${version}/${descriptorFile}`
  const { stream } = await store.get(key)
  const text = (await stream.toArray()).join('')
  for (const changed of [
    text.replace('"size":', '"size" '),
    text.replace('sha384-', 'sha384-A'),
    text.replace('^2', '^1'),
    text.replace('"preload":["container.js"]', '"preload":[]'),
    text.replace('"encodings":["br"]', '"encodings":[]'),
  ]) {
    await store.put(key, Readable.from([changed]))
    expect(await offered()).toEqual(['admin'])
  }
  await publish()
  expect(await offered()).toEqual(['admin', 'customer'])
})

test('an actor gets the modules for their kind, and only the paths of the others', async () => {
  build('customer')
  build('admin', { access: ['admin'] })
  await publish()
  const releases = await currentReleases(database.knex, openReleases(store))
  expect(loadableBy('admin', releases).map(({ module }) => module)).toEqual(['admin'])
  expect(loadableBy('visitor', releases)).toEqual([])
  expect(guardedFrom('admin', releases)).toEqual([{ path: '/customer', access: ['customer'] }])
})

test('a file that cannot be had may not be kept by a browser, which asks anew', async () => {
  const { version } = build('customer')
  await publish()
  await store.delete(`modules/customer/${version}/container.js`)
  const server = new Koa<State>()
    .use(errorHandler(log))
    .use(moduleFiles(openReleases(store)))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const headers = { 'accept-encoding': 'identity' }
    const answer = await fetch(`http://127.0.0.1:${port}/modules/customer/${version}/container.js`, { headers })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
  } finally {
    server.close()
  }
})

test('the files of a release are served compressed, and nothing else', async () => {
  const { version } = build('customer')
  await publish()
  const app = new Koa().use(moduleFiles(openReleases(store)))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const base = `http://127.0.0.1:${port}/modules/customer/${version}/`
    const get = (name: string) => fetch(base + name, { headers: { 'accept-encoding': 'br' } })
    const container = await get('container.js')
    expect(container.headers.get('content-encoding')).toBe('br')
    expect(await container.text()).toBe('let kerf_customer')
    expect((await get(descriptorFile)).status).toBe(404)
    expect((await get('container.js.br')).status).toBe(404)
    expect((await get('constructor')).status).toBe(404)
    expect((await get('..%2F..%2Fother')).status).toBe(404)
  } finally {
    server.close()
  }
})
