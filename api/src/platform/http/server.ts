import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ErrorBody, errorCatalogue } from '@kerf/shared-contracts/contracts/errors'

export interface HttpServer {
  /** Where it listens, e.g. `http://127.0.0.1:4000`. */
  url: string
  /** From now on `listener` answers; before, every request was told that the service is not ready. */
  serve(listener: RequestListener): void
  /**
   * Takes no new connections and lets requests in flight finish.
   * @param within milliseconds after which those that still run are cut off
   */
  stop(within: number): Promise<void>
}

/** An upload of 100 MB over a slow line takes a while; a client that only trickles must not take for ever. */
const longestRequest = 60 * 60 * 1000

/**
 * Takes the port at once, so that nobody starts a database for nothing.
 * @throws Error with a message for the person who starts Kerf, when the port cannot be had
 */
export async function openServer(host: string, port: number): Promise<HttpServer> {
  let stopping = false
  let listener: RequestListener = (request, response) =>
    request.url === '/healthz' ? response.end('{"status":"starting"}') : answerUnavailable(response)
  const server = createServer({ requestTimeout: longestRequest, headersTimeout: 30_000, keepAliveTimeout: 10_000 })
  server.on('request', (request, response) => {
    // Tells the browser to come back over a new connection, to whoever serves then.
    if (stopping) response.setHeader('connection', 'close')
    listener(request, response)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)))
    server.listen({ host, port, exclusive: true }, resolve)
  })
  // A server that listens on a port has an address of this kind.
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
