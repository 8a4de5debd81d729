import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
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
 * A server in front of Kerf on a port of its own. It passes everything on, so that both sides pay for it alike; for one
 * application it serves that application's files, and puts its scripts into the page in place of the product's.
 * @param early what it loads early, where the product preloads a module's files
 */
export async function openFront(
  kerf: string,
  application?: OneApplication,
  early: readonly Import[] = [],
): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', kerf).pathname
    const file = application && join(application.dist, path.replace(/^\/assets\//, ''))
    if (application && file && path.startsWith('/assets/') && existsSync(file)) sendFile(file, outgoing)
    else passOn(kerf, incoming, outgoing, application && ((html) => withApplication(html, application, early)))
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

function sendFile(file: string, outgoing: ServerResponse): void {
  const isCompressed = existsSync(`${file}.br`)
  outgoing.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
  })
  createReadStream(isCompressed ? `${file}.br` : file).pipe(outgoing)
}

function passOn(
  kerf: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: ((html: string) => string) | undefined,
): void {
  const isPage = rewrite !== undefined && (incoming.headers.accept ?? '').includes('text/html')
  const headers = {
    ...incoming.headers,
    host: new URL(kerf).host,
    ...(isPage ? { 'accept-encoding': 'identity' } : {}),
  }
  const passed = request(`${kerf}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
    if (!isPage) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
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

/** The page that the server sent, with the scripts of one application and early links for what the address needs. */
function withApplication(html: string, { dist, page, filesOf }: OneApplication, early: readonly Import[]): string {
  const own = [...page.matchAll(scripts)].map(([tag]) => tag)
  const links = early.flatMap(filesOf).map((file) => {
    // Without the hash that the script has, the browser would fetch it twice.
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64')
    const as = file.endsWith('.css') ? 'style' : 'script'
    return `<link rel="preload" as="${as}" href="/assets/${file}" integrity="sha384-${hash}" crossorigin="anonymous">`
  })
  return html
    .replace(preloads, '')
    .replace(scripts, '')
    .replace('</head>', `${links.join('')}${own.join('')}</head>`)
}
