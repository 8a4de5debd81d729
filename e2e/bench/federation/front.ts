import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import { extname, join } from 'node:path'
import type { Import, OneApplication } from './one-application.ts'

export interface Front {
  url: string
  close: () => void
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/**
 * A proxy in front of Kerf on its own port. For one application it serves that application's files, and replaces the
 * page's scripts by its own. It caches immutable files, so that both sides are served from memory.
 * @param early files it preloads, where the product preloads a module's files
 */
export async function openFront(
  kerf: string,
  application?: OneApplication,
  early: readonly Import[] = [],
): Promise<Front> {
  const kept = new Map<string, Kept>()
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', kerf).pathname
    const file = application && join(application.dist, path.replace(/^\/assets\//, ''))
    const known = kept.get(path)
    if (known) send(known, outgoing)
    else if (application && file && path.startsWith('/assets/') && existsSync(file)) {
      const read = readAsset(file)
      kept.set(path, read)
      send(read, outgoing)
    } else {
      const rewrite = application && ((html: string) => withApplication(html, application, early))
      passOn(kerf, incoming, outgoing, rewrite, (answer) => kept.set(path, answer))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The front has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A file that never changes. */
interface Kept {
  headers: OutgoingHttpHeaders
  body: Buffer
}

function readAsset(file: string): Kept {
  const isCompressed = existsSync(`${file}.br`)
  return {
    headers: {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    },
    body: readFileSync(isCompressed ? `${file}.br` : file),
  }
}

/** Only the headers that the one application's files have: Kerf's further ones would count on one side only. */
function headersOfFile(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const few = ['content-type', 'cache-control', 'content-encoding', 'content-length']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => few.includes(name)))
}

function send({ headers, body }: Kept, outgoing: ServerResponse): void {
  outgoing.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}

function passOn(
  kerf: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: ((html: string) => string) | undefined,
  keep: (file: Kept) => void,
): void {
  const isPage = rewrite !== undefined && (incoming.headers.accept ?? '').includes('text/html')
  const headers = {
    ...incoming.headers,
    host: new URL(kerf).host,
    ...(isPage ? { 'accept-encoding': 'identity' } : {}),
  }
  const passed = request(`${kerf}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
    if (!isPage) {
      const isForever = answer.statusCode === 200 && (answer.headers['cache-control'] ?? '').includes('immutable')
      const sent = isForever ? headersOfFile(answer.headers) : answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, sent)
      answer.pipe(outgoing)
      if (!isForever) return
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => keep({ headers: sent, body: Buffer.concat(parts) }))
      return
    }
    let html = ''
    answer.setEncoding('utf8').on('data', (text: string) => {
      html += text
    })
    answer.on('end', () => {
      const { 'content-length': _, ...others } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, others)
      outgoing.end(rewrite(html))
    })
  })
  passed.on('error', () => outgoing.destroy())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}

const scripts = /<script [^>]*src="[^"]*"[^>]*><\/script>|<link [^>]*(rel="stylesheet"|href="\/assets\/css)[^>]*>/g
const preloads = /<link rel="preload"[^>]*>/g

/** The server's page, with the scripts of the one application and preload links for what the address needs. */
function withApplication(html: string, { dist, page, filesOf }: OneApplication, early: readonly Import[]): string {
  const own = [...page.matchAll(scripts)].map(([tag]) => tag)
  const links = early.flatMap(filesOf).map((file) => {
    // Without the script's integrity the browser would fetch it twice.
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64')
    const as = file.endsWith('.css') ? 'style' : 'script'
    return `<link rel="preload" as="${as}" href="/assets/${file}" integrity="sha384-${hash}" crossorigin="anonymous">`
  })
  return html
    .replace(preloads, '')
    .replace(scripts, '')
    .replace('</head>', `${own.join('')}${links.join('')}</head>`)
}
