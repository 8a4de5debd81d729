import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type ModuleListing, moduleFile, type PageState } from '../platform.ts'
import { descriptorFile, integrityOf, type ReleaseDescriptor } from '../release/descriptor.ts'
import { listingOf } from '../release/listing.ts'
import { withLocal } from './local-page.ts'
import { assertAllowsLocal, LocalModulesForbidden, serveModule } from './serve-module.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

function releaseOf(
  module: string,
  content: string,
  access: ('customer' | 'admin')[] = ['customer'],
): ReleaseDescriptor {
  const bytes = Buffer.from(content)
  const routes = [{ path: `/${module}`, page: 'start', title: module }]
  const manifest = moduleFile.parse({
    name: module,
    title: module,
    theme: 'customer',
    access,
    contracts: '^1.0.0',
    routes,
  })
  return {
    ...{
      module,
      version: `1.0.0-b${content.length}`,
      entry: 'container.js',
      contracts: '^1.0.0',
      commit: null,
      manifest,
    },
    files: { 'container.js': { integrity: integrityOf(bytes), size: bytes.length, encodings: [] } },
    ...{ preload: ['container.js'], pages: {}, shared: {} },
  }
}

/** A build in a folder. */
function build(content: string, folder = mkdtempSync(path.join(tmpdir(), 'kerf-dev-'))): string {
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'container.js'), content)
  writeFileSync(path.join(folder, descriptorFile), JSON.stringify(releaseOf('tooling', content)))
  return folder
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const published = listingOf(releaseOf('tooling', 'published'))
const another = listingOf(releaseOf('orders', 'other'))

function pageOf(modules: ModuleListing[]): string {
  const state = { signedIn: true, modules, guarded: [], provider: { name: 'Kerf', logo: null, timeZone: 'UTC' } }
  return (
    `<head><link rel="preload" as="script" href="${published.base}container.js"><link rel="preload" href="${another.base}x.js">` +
    `<script type="application/json" id="kerf-page">${JSON.stringify(state)}</script></head>`
  )
}

/** A Kerf that offers two modules, and keeps what it was asked. */
async function newKerf(): Promise<{ url: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = []
  const url = await serve((request, answer) => {
    asked.push(request)
    answer.setHeader('x-kerf-local-modules', '1')
    if (request.url === '/api/modules')
      answer.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify([published, another]))
    else if (request.url === '/api/rfqs') answer.setHeader('set-cookie', 'a=b').end('[]')
    else {
      answer.setHeader('content-security-policy', "script-src 'nonce-n0nce'").setHeader('content-type', 'text/html')
      answer.end(pageOf([published, another]))
    }
  })
  return { url, asked }
}

async function show(url: string, dist: string) {
  const local = await serveModule(url, dist, 0)
  ends.push(local.stop)
  return local
}

const versionsIn = (modules: ModuleListing[]) => modules.map(({ name, version }) => `${name} ${version}`).sort()

test('page and list of a running Kerf name the build of this machine, which is served from there', async () => {
  const kerf = await newKerf()
  const local = await show(kerf.url, build('local build'))
  const page = await (await fetch(`${local.url}/tooling`, { headers: { accept: 'text/html' } })).text()
  const state: PageState = JSON.parse(/id="kerf-page">(.*?)<\/script>/.exec(page)?.[1] ?? '')
  expect(versionsIn(state.modules)).toEqual(['orders 1.0.0-b5', 'tooling 1.0.0-b11'])
  expect(page).toContain('<script nonce="n0nce">new EventSource')
  expect(page).not.toContain(published.base)
  expect(page).toContain(another.base)
  const list: ModuleListing[] = JSON.parse(await (await fetch(`${local.url}/api/modules`)).text())
  expect(versionsIn(list)).toEqual(['orders 1.0.0-b5', 'tooling 1.0.0-b11'])
  const entry = list.find(({ name }) => name === 'tooling')
  expect(await (await fetch(`${local.url}${entry?.base}${entry?.entry}`)).text()).toBe('local build')
})

test('a call reaches the server as if the browser had made it there', async () => {
  const kerf = await newKerf()
  const local = await show(kerf.url, build('local build'))
  const headers = { origin: local.url, authorization: 'Bearer one', cookie: 'kerf_session=one' }
  const answer = await fetch(`${local.url}/api/rfqs`, { method: 'POST', headers, body: '{}' })
  expect(answer.headers.get('set-cookie')).toBe('a=b')
  expect(await answer.text()).toBe('[]')
  const [asked] = kerf.asked
  expect(asked?.headers).toMatchObject({ ...headers, origin: kerf.url, host: new URL(kerf.url).host })
})

test('a file that is opened like a page arrives byte by byte', async () => {
  const drawing = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00, 0x80])
  const url = await serve((_asked, answer) => void answer.setHeader('content-type', 'application/pdf').end(drawing))
  const local = await show(url, build('local build'))
  const answer = await fetch(`${local.url}/api/files/1`, { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(drawing)
})

test('what stands before a server that is away is passed on as it is', async () => {
  const away = '<html><body>Bad gateway</body></html>'
  const url = await serve((_asked, answer) => void answer.writeHead(502, { 'content-type': 'text/html' }).end(away))
  const local = await show(url, build('local build'))
  for (const [path, accept] of Object.entries({ '/orders': 'text/html', '/api/modules': 'application/json' })) {
    const answer = await fetch(local.url + path, { headers: { accept } })
    expect([answer.status, await answer.text()]).toEqual([502, away])
  }
})

test('a new build is offered from then on, and open pages reload', async () => {
  const kerf = await newKerf()
  const dist = build('local build')
  const local = await show(kerf.url, dist)
  const stream = (await fetch(`${local.url}/dev/reload`)).body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await stream?.read())?.value).toBe(': listening\n\n')
  build('a newer local build', dist)
  local.renew()
  expect((await stream?.read())?.value).toBe('data: reload\n\n')
  const list: ModuleListing[] = JSON.parse(await (await fetch(`${local.url}/api/modules`)).text())
  expect(versionsIn(list)).toContain('tooling 1.0.0-b19')
})

test('a module that was never published is shown to those whom it is for', () => {
  const fresh = listingOf(releaseOf('spares', 'new'))
  expect(versionsIn(withLocal([another], fresh))).toEqual(['orders 1.0.0-b5', 'spares 1.0.0-b3'])
  const ofAdmins = listingOf(releaseOf('office', 'new', ['admin']))
  expect(withLocal([another], ofAdmins)).toEqual([another])
})

test('a Kerf that does not allow it is left alone', async () => {
  const url = await serve((_asked, answer) => void answer.end('<html></html>'))
  await expect(assertAllowsLocal(url)).rejects.toThrow(/does not allow modules of developers: .* LOCAL_MODULES=1/)
  await expect(assertAllowsLocal('http://127.0.0.1:1')).rejects.toThrow(LocalModulesForbidden)
  const { url: allowed } = await newKerf()
  await expect(assertAllowsLocal(allowed)).resolves.toBeUndefined()
})
