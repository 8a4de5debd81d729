import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInAdmin, signedInCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { type BuildOptions, beginPublication, buildRelease, publishRelease, sendFiles } from '../../../test/modules.ts'
import { isInCanary } from './actor-service.ts'

let api: TestApi
let admin = ''
beforeAll(async () => {
  api = await startApi()
  admin = (await signedInAdmin(api)).token
})
afterAll(() => api.stop())

beforeEach(async () => {
  for (const table of ['module_moves', 'module_failures', 'module_channels', 'module_releases']) {
    await api.knex(table).delete()
  }
})

const ask = (path: string, json?: object, as = admin) =>
  api.request(json ? 'post' : 'get', `/api/admin/modules${path}`, { as, ...(json && { json }) })

async function publish(options: BuildOptions = {}): Promise<string> {
  const { status, body } = await publishRelease(api, admin, buildRelease(options))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.version
}

/** The version of the module that an actor is offered. */
async function offered(as: string, headers?: Record<string, string>): Promise<string | undefined> {
  const { body } = await api.request('get', '/api/modules', { as, ...(headers && { headers }) })
  return body.find(({ name }: { name: string }) => name === 'tooling')?.version
}

async function newToken(module: string | null = null): Promise<{ id: string; secret: string }> {
  const json = { name: `Pipeline ${crypto.randomUUID()}`, module }
  return (await api.request('post', '/api/admin/publish-tokens', { as: admin, json })).body
}

/** The manifest of the module, with its page at another path. */
function withRoute(path: string) {
  const { manifest } = buildRelease().descriptor
  return { ...manifest, routes: manifest.routes.map((route) => ({ ...route, path })) }
}

describe('publishing', () => {
  test('a token can publish, and the release records who published it and with what', async () => {
    const { secret } = await newToken()
    const { status, body } = await publishRelease(api, secret, buildRelease())
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { module: 'tooling', commit: 'f00dcafe', fits: true, tokenName: expect.stringMatching(/^Pipeline/) },
    })
    const file = await fetch(`${api.url}/modules/tooling/${body.version}/container.js`)
    expect(await file.text()).toBe("let kerf_tooling = 'one'")
    expect(await offered((await signedInCustomer(api)).token)).toBeUndefined()
  })

  test('a version is published once', async () => {
    const version = await publish()
    const again = await publishRelease(api, admin, buildRelease())
    expect(again).toMatchObject({ status: 409, body: { code: 'module.version_exists' } })
    expect(again.body.message).toContain(version)
  })

  test.each<[string, BuildOptions, string, string]>([
    ['for other contracts', { contracts: '^99.0.0' }, 'module.contracts_mismatch', 'needs contracts ^99.0.0'],
    ['over its budget', { budget: { page: 5, total: 9_000 } }, 'module.over_budget', 'page start needs'],
    [
      'with a library of another major',
      { shared: { react: '3.0.0' } },
      'module.library_mismatch',
      'brings react 3.0.0',
    ],
    [
      'against another shared-runtime',
      { runtimeApi: { toast: 'changed', nothingOfTheKind: 'x' } },
      'module.runtime_mismatch',
      'it has no nothingOfTheKind, and it declares toast differently',
    ],
  ])('a release %s is refused with the reason', async (_what, options, code, reason) => {
    const refused = await beginPublication(api, admin, buildRelease(options))
    expect(refused).toMatchObject({ status: 409, body: { code, message: expect.stringContaining(reason) } })
  })

  test('a route that another module has is refused for the same users, but not for others', async () => {
    const version = await publish()
    await ask('/tooling/promote', { version })
    const clash = buildRelease({ module: 'fixtures', path: '/tooling' })
    expect(await beginPublication(api, admin, clash)).toMatchObject({
      status: 409,
      body: { code: 'module.route_clash', message: 'The module tooling already has the route /tooling' },
    })
    const forOthers = buildRelease({ module: 'fixtures', path: '/tooling', access: ['supplier'] })
    expect((await beginPublication(api, admin, forOthers)).status).toBe(201)
  })

  test('a panel that another module offers is refused', async () => {
    await ask('/tooling/promote', { version: await publish({ path: '/gauges', panels: ['gauge'] }) })
    const clash = await beginPublication(api, admin, buildRelease({ module: 'fixtures', panels: ['gauge'] }))
    expect(clash.body).toMatchObject({ code: 'module.panel_clash', message: expect.stringContaining('panel gauge') })
  })

  test('files that are missing, or differ from those the release names, are refused', async () => {
    const release = buildRelease()
    const begun = await beginPublication(api, admin, release)
    const finish = () => api.request('post', `/api/admin/modules/publications/${begun.body.id}/finish`, { as: admin })
    expect(await finish()).toMatchObject({ status: 409, body: { code: 'module.file_missing' } })
    const packed = release.bytes.get('container.js') ?? Buffer.alloc(0)
    await sendFiles(
      api,
      admin,
      begun,
      new Map([
        ['container.js', packed],
        ['container.js.br', packed],
      ]),
    )
    expect(await finish()).toMatchObject({ status: 409, body: { message: expect.stringContaining('container.js.br') } })
    await sendFiles(api, admin, begun, release.bytes)
    expect((await finish()).status).toBe(200)
  })

  const file = buildRelease().descriptor.files['container.js']
  const { manifest } = buildRelease().descriptor
  test.each<[string, object, string]>([
    ['a script that it lacks', { preload: ['gone.js'] }, 'files.gone.js is missing'],
    ['a page that was not built', { pages: {} }, 'pages.start is missing'],
    [
      'a version that no pin has room for',
      { version: `1.0.0-b${'a'.repeat(80)}` },
      'version has more than 80 characters',
    ],
    ['a malformed version', { version: '1.0.0-b..' }, 'version is no semantic version'],
    ['two ranges of contracts', { manifest: { ...manifest, contracts: '*' } }, 'manifest.contracts is another'],
    ['a file above its folder', { files: { 'container.js': file, 'js/../../x.js': file } }, 'cannot be stored'],
    [
      'a file in place of the description',
      { files: { 'container.js': file, 'release.json': file } },
      'cannot be stored',
    ],
    [
      'a file with a very long name',
      { files: { 'container.js': file, [`${'x'.repeat(200)}.js`]: file } },
      'cannot be stored',
    ],
    [
      'a file where a compressed copy is',
      { files: { 'container.js': file, 'container.js.br': file } },
      'container.js.br has',
    ],
    [
      'a file where a folder is',
      { files: { 'container.js': file, js: file, 'js/a.js': file } },
      'files.js has the name',
    ],
    ['a route that is an address of the server', { manifest: withRoute('/api/tools') }, 'is an address of the server'],
    ['a route for every address', { manifest: withRoute('/*') }, 'is not made of words'],
  ])('a description with %s is refused with what is wrong', async (_what, change, reason) => {
    const answer = await ask('/publications', { descriptor: { ...buildRelease().descriptor, ...change } })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(reason) } })
  })

  test('a route that another module has in its canary is refused, however it is written', async () => {
    const version = await publish({ path: '/tools/:id' })
    await ask('/tooling/canary', { version, percent: 5 })
    const clash = await beginPublication(api, admin, buildRelease({ module: 'fixtures', path: '/tools/:tool' }))
    expect(clash.body.code).toBe('module.route_clash')
  })

  test('files are accepted only from those who publish', async () => {
    const begun = await beginPublication(api, admin, buildRelease())
    const [{ url }] = begun.body.uploads
    const send = (as: string, path = url, body = 'x') =>
      fetch(api.url + path, { method: 'PUT', headers: { authorization: `Bearer ${as}` }, body })
    expect((await send((await signedInCustomer(api)).token)).status).toBe(403)
    expect((await send('nobody')).status).toBe(401)
    expect((await send((await signedInAdmin(api)).token)).status).toBe(404)
    expect((await send((await newToken('fixtures')).secret)).status).toBe(403)
    expect((await send(admin, `${url}x`)).status).toBe(409)
    expect((await send(admin, url, 'x'.repeat(5000))).status).toBe(413)
  })
})

describe('what users get', () => {
  test('everybody gets the promoted release, and a rollback returns to the previous one', async () => {
    const { token } = await signedInCustomer(api)
    const [first, second] = [await publish(), await publish({ content: 'two' })]
    await ask('/tooling/promote', { version: first })
    await ask('/tooling/promote', { version: second })
    expect(await offered(token)).toBe(second)
    const back = await ask('/tooling/rollback', {})
    expect(back.body).toMatchObject({ stable: { version: first }, previous: null })
    expect(await offered(token)).toBe(first)
    expect(await ask('/tooling/rollback', {})).toMatchObject({ status: 409, body: { code: 'module.nothing_before' } })
    const { body: moves } = await ask('/history?module=tooling')
    expect(moves.map(({ kind, version }: { kind: string; version: string }) => [kind, version])).toEqual([
      ['rollback', first],
      ['promote', second],
      ['promote', first],
    ])
  })

  test('a canary is given to the same share of accounts, until it is ended or promoted', async () => {
    const [first, second] = [await publish(), await publish({ content: 'two' })]
    await ask('/tooling/promote', { version: first })
    const people = await Promise.all(Array.from({ length: 6 }, () => signedInCustomer(api)))
    await ask('/tooling/canary', { version: second, percent: 50 })
    for (const { token, user } of people) {
      const isIn = isInCanary({ module: 'tooling', version: second }, 50, user.id)
      expect(await offered(token)).toBe(isIn ? second : first)
    }
    await ask('/tooling/canary', { version: second, percent: 100 })
    expect(await offered(people[0]?.token ?? '')).toBe(second)
    expect((await ask('/tooling/canary', { version: second, percent: 0 })).body.canary).toBeNull()
    expect(await offered(people[0]?.token ?? '')).toBe(first)
  })

  test('a move based on something a colleague has changed is refused', async () => {
    const [first, second] = [await publish(), await publish({ content: 'two' })]
    await ask('/tooling/promote', { version: first, basedOn: { stable: null } })
    const late = await ask('/tooling/promote', { version: second, basedOn: { stable: null } })
    expect(late).toMatchObject({ status: 409, body: { code: 'write.stale', changed: { isSelf: true } } })
  })

  test('a pin applies to the browser that has it', async () => {
    const [first, second] = [await publish(), await publish({ content: 'two' })]
    await ask('/tooling/promote', { version: first })
    const { token } = await signedInCustomer(api)
    const pinned = await api.request('put', '/api/admin/modules/tooling/pin', { as: admin, json: { version: second } })
    expect(pinned.body.pinned).toBe(second)
    const [cookie = ''] = (pinned.headers.get('set-cookie') ?? '').split(';')
    expect(await offered(token, { cookie })).toBe(second)
    expect(await offered(token)).toBe(first)
  })

  test('a release that no longer fits the contracts, as after an API update, is replaced by the last that fits', async () => {
    const [first, second] = [await publish(), await publish({ content: 'two' })]
    await ask('/tooling/promote', { version: first })
    const other = { ...buildRelease({ content: 'three' }).descriptor, contracts: '^99.0.0' }
    await api.knex('module_releases').where({ version: second }).update({ contracts: other.contracts })
    const key = `modules/tooling/${other.version}/release.json`
    await api.platform.store.put(key, Readable.from([JSON.stringify(other)], { objectMode: false }))
    await api.knex('module_releases').where({ version: second }).update({ version: other.version })
    const { id } = await api.knex('module_releases').where({ version: other.version }).first('id')
    await api.knex('module_channels').where({ channel: 'stable' }).update({ releaseId: id })
    expect(await offered((await signedInCustomer(api)).token)).toBe(first)
  })

  test('use and failures of the last hour are reported by version', async () => {
    const version = await publish()
    await ask('/tooling/promote', { version })
    const { token } = await signedInCustomer(api)
    const headers = { 'x-kerf-modules': `shell@1.0.0,tooling@${version}` }
    await api.request('get', '/api/profile', { as: token, headers })
    const json = { module: 'tooling', version, kind: 'load', message: 'It did not come' }
    await api.request('post', '/api/modules/failures', { as: token, json })
    await api.request('post', '/api/modules/failures', { as: token, json: { ...json, version: '9.9.9-nobodys' } })
    const { body } = await ask('')
    expect(body[0].use).toEqual([{ version, users: 1, failures: 1 }])
  })
})

describe('publish tokens', () => {
  test('a token is shown once, stored as a hash, and stops working when revoked', async () => {
    const { id, secret } = await newToken()
    const { body } = await api.request('get', '/api/admin/publish-tokens', { as: admin })
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(JSON.stringify(await api.knex('publish_tokens').where({ id }))).not.toContain(secret)
    expect(body.find((token: { id: string }) => token.id === id)).toMatchObject({ ending: secret.slice(-4) })
    expect((await ask('', undefined, secret)).status).toBe(200)
    await api.request('delete', `/api/admin/publish-tokens/${id}`, { as: admin })
    expect((await ask('', undefined, secret)).status).toBe(401)
  })

  test('a token can do nothing but publish', async () => {
    const { secret } = await newToken()
    for (const path of ['/api/admin/companies', '/api/admin/publish-tokens', '/api/profile']) {
      expect((await api.request('get', path, { as: secret })).status).toBe(401)
    }
  })

  test('a token for one module is refused for another', async () => {
    const { secret } = await newToken('fixtures')
    const refused = await beginPublication(api, secret, buildRelease())
    expect(refused).toMatchObject({ status: 403, body: { code: 'module.token_for_other' } })
    const version = await publish()
    expect((await ask('/tooling/promote', { version }, secret)).body.code).toBe('module.token_for_other')
  })

  test('a token ends with the rights of the admin who made it', async () => {
    const maker = await signedInAdmin(api)
    const json = { name: 'Somebody’s' }
    const { secret } = (await api.request('post', '/api/admin/publish-tokens', { as: maker.token, json })).body
    await api.knex('users').where({ id: maker.user.id }).update({ deletedAt: new Date() })
    expect((await ask('', undefined, secret)).status).toBe(401)
  })
})
