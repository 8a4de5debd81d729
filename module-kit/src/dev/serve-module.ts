import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http'
import { request as overHttps } from 'node:https'
import path from 'node:path'
import type { ModuleListing } from '../platform.ts'
import { type ReleaseDescriptor, readDescriptor } from '../release/descriptor.ts'
import { baseOf, listingOf } from '../release/listing.ts'
import { allowsLocalModules, localPage, reloadPath, withLocal } from './local-page.ts'

/** A Kerf as this machine shows it, with one module built here. */
export interface LocalKerf {
  /** Where a browser finds it. */
  url: string
  /** Takes a new build, and has the open pages reload. */
  renew(): void
  stop(): Promise<void>
}

/** A Kerf does not let developers see their builds in it. */
export class LocalModulesForbidden extends Error {}

/** @throws {LocalModulesForbidden} where the server does not allow it, or is no Kerf */
export async function assertAllowsLocal(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch((error: unknown) => {
    throw new LocalModulesForbidden(`${url} cannot be reached`, { cause: error })
  })
  await answer.body?.cancel()
  if (answer.headers.get(allowsLocalModules) === '1') return
  throw new LocalModulesForbidden(
    `${url} does not allow modules of developers: it has to be started with LOCAL_MODULES=1`,
  )
}

/**
 * Shows a running Kerf on this machine, with all its data, and one module from a build of this machine. Only what
 * browsers are told to load is changed on the way; every call goes to the server as it is.
 *
 * @param server the address of the Kerf, e.g. `https://portal.example`
 * @param dist the build of the module, read anew after each `renew`
 * @param port 0 for any
 */
export async function serveModule(server: string, dist: string, port: number): Promise<LocalKerf> {
  const upstream = new URL(server)
  const windows = new Set<ServerResponse>()
  let built = readDescriptor(dist)
  const own = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', upstream)
    if (pathname === reloadPath) {
      answer
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write(': listening\n\n')
      windows.add(answer)
      answer.once('close', () => windows.delete(answer))
    } else if (!sendBuilt(pathname, built, dist, answer)) passOn(upstream, asked, answer, listingOf(built))
  })
  await new Promise<void>((resolve, reject) => own.once('error', reject).listen(port, 'localhost', resolve))
  const address = own.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : port}`,
    renew() {
      built = readDescriptor(dist)
      for (const window of windows) window.write('data: reload\n\n')
    },
    stop: () =>
      new Promise((resolve) => {
        own.close(() => resolve())
        own.closeAllConnections()
      }),
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Answers with a file of the build, if it is one. */
function sendBuilt(pathname: string, built: ReleaseDescriptor, dist: string, answer: ServerResponse): boolean {
  const base = baseOf(built)
  const file = pathname.startsWith(base) ? pathname.slice(base.length) : ''
  if (!Object.hasOwn(built.files, file) || !existsSync(path.join(dist, file))) return false
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
  createReadStream(path.join(dist, file))
    .on('error', () => answer.destroy())
    .pipe(answer)
  return true
}

function passOn(upstream: URL, asked: IncomingMessage, answer: ServerResponse, local: ModuleListing): void {
  const isPage = asked.method === 'GET' && (asked.headers.accept ?? '').includes('text/html')
  const isList = asked.method === 'GET' && new URL(asked.url ?? '/', upstream).pathname === '/api/modules'
  const send = upstream.protocol === 'https:' ? overHttps : overHttp
  const passed = send(new URL(asked.url ?? '/', upstream), {
    method: asked.method,
    // A connection that was kept may have been closed by the server meanwhile.
    agent: false,
    headers: headersFor(upstream, asked, isPage || isList),
  })
  passed.once('response', (given) => {
    const headers = headersOf(upstream, given)
    const type = given.headers['content-type'] ?? ''
    // A browser opens files like pages, and whatever stands before a server answers with pages of its own.
    const isChanged = isPage ? type.startsWith('text/html') : isList && type.startsWith('application/json')
    if (!isChanged) {
      answer.writeHead(given.statusCode ?? 502, headers)
      given.on('error', () => answer.destroy()).pipe(answer)
      return
    }
    textOf(given)
      .then((text) => {
        const policy = String(given.headers['content-security-policy'] ?? '')
        const changed = isPage ? localPage(text, policy, local) : listWith(text, local)
        const { 'content-length': _, etag: __, ...others } = headers
        answer.writeHead(given.statusCode ?? 502, others).end(changed ?? text)
      })
      .catch(() => answer.destroy())
  })
  passed.on('error', ({ message }) => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502, { 'content-type': 'text/plain' }).end(`${upstream.origin} cannot be reached: ${message}`)
  })
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

/** @returns `null` for an error body */
function listWith(text: string, local: ModuleListing): string | null {
  const offered: ModuleListing[] | object = JSON.parse(text)
  return Array.isArray(offered) ? JSON.stringify(withLocal(offered, local)) : null
}

/** What a browser sent, as if it had sent it to the server itself. */
function headersFor(upstream: URL, { headers }: IncomingMessage, isRead: boolean) {
  const { 'if-none-match': known, ...others } = headers
  return {
    ...others,
    ...(known && !isRead && { 'if-none-match': known }),
    host: upstream.host,
    ...(headers.origin && { origin: upstream.origin }),
    ...(headers.referer && { referer: upstream.origin }),
    ...(isRead && { 'accept-encoding': 'identity' }),
  }
}

/** What a server answered, for a browser that found it at another address. */
function headersOf(upstream: URL, { headers }: IncomingMessage) {
  const { 'strict-transport-security': _, ...others } = headers
  const { location } = others
  return location?.startsWith(upstream.origin)
    ? { ...others, location: location.slice(upstream.origin.length) || '/' }
    : others
}

async function textOf(given: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of given.setEncoding('utf8')) text += part
  return text
}
