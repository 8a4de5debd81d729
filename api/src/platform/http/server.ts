import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ErrorBody, errorCatalogue } from '@kerf/shared-contracts/contracts/errors'
import { boundConnections } from './connections.ts'
import { dropUnread, endGently, refuseUnreadable } from './unread.ts'

export interface HttpServer {
  /** Where it listens, e.g. `http://127.0.0.1:4000`. */
  url: string
  /** From now on `listener` responds; until then every request gets "not ready". */
  serve(listener: RequestListener): void
  /**
   * Accepts no new connections and lets running requests finish.
   * @param within milliseconds after which those still running are cut off
   */
  stop(within: number): Promise<void>
}

export interface ServerBounds {
  /** Milliseconds for the headers of a request. */
  headers: number
  /** Milliseconds within which the rest of an unread body must have delivered something worth the wait. */
  unreadBody: number
  /** Connections from one network address; 0 for any number. */
  connectionsPerAddress: number
}

const usual: ServerBounds = { headers: 15_000, unreadBody: 5_000, connectionsPerAddress: 0 }

/** An upload of 100 MB over a slow line takes a while. The reader of the body checks its speed. */
const longestRequest = 60 * 60 * 1000

/**
 * Takes the port first, so that nobody starts a database for nothing.
 * @throws Error with a message for the person who starts Kerf, when the port is unavailable
 */
export async function openServer(host: string, port: number, bounds: Partial<ServerBounds> = {}): Promise<HttpServer> {
  const { headers, unreadBody, connectionsPerAddress } = { ...usual, ...bounds }
  let stopping = false
  let listener: RequestListener = (request, response) =>
    request.url === '/healthz' ? response.end('{"status":"starting"}') : answerUnavailable(response)
  const server = createServer({
    requestTimeout: longestRequest,
    headersTimeout: headers,
    // How often deadlines are checked; the default of 30 seconds would delay shorter deadlines.
    connectionsCheckingInterval: Math.max(50, Math.min(5_000, headers / 2)),
    keepAliveTimeout,
  })
  boundConnections(server, connectionsPerAddress)
  refuseUnreadable(server)
  server.on('request', (request, response) => {
    // Tells the browser to reconnect, to whichever process serves then.
    if (stopping) response.setHeader('connection', 'close')
    endGently(request)
    response.once('finish', () => {
      dropUnread(request, unreadBody)
      // Its response had promised to keep the connection, if it was started before.
      if (stopping) setImmediate(() => server.closeIdleConnections())
    })
    listener(request, response)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)))
    server.listen({ host, port, exclusive: true }, resolve)
  })
  // A server listening on a port has an address of this kind.
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    serve(next) {
      listener = next
    },
    async stop(within) {
      stopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const outOfPatience = setTimeout(() => server.closeAllConnections(), within)
      await closed
      clearTimeout(outOfPatience)
    },
  }
}

/**
 * How long a client may wait before its next request over a connection, in milliseconds. Longer than clients and
 * proxies keep one idle for (nginx: 60 s), so that they close it first: a request that meets a closing connection is
 * reset.
 */
const keepAliveTimeout = 75_000

function answerUnavailable(response: ServerResponse): void {
  const { status, message } = errorCatalogue.unavailable
  const body: ErrorBody = { message, code: 'unavailable', requestId: '' }
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '2' }).end(JSON.stringify(body))
}

function explain(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken. Set PORT to another, for example: PORT=${port + 1} npm start`)
  }
  if (code === 'EACCES') return new Error(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  return new Error(`Kerf cannot listen on ${host}:${port} (${code ?? error.message}). Check HOST and PORT.`)
}
