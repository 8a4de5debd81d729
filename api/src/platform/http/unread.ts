import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ErrorBody, type ErrorCode, errorCatalogue } from '@kerf/shared-contracts/contracts/errors'

/** Bytes a millisecond: a body that nobody reads is waited for only as long as it comes faster. */
const worthTheWait = 1
/** Milliseconds for a client to read why it was refused, before its connection is cut. */
const toRead = 2_000

/**
 * After the answer: what still comes of the body is dropped, so that the sender gets to read the answer. Cutting the
 * connection at once would reset it, and take the answer along. Who only trickles is cut off.
 * @param patience milliseconds
 */
export function dropUnread(request: IncomingMessage, patience: number): void {
  if (request.complete || request.destroyed) return
  const { socket } = request
  let before = socket.bytesRead
  const look = setInterval(() => {
    if (socket.bytesRead - before < patience * worthTheWait) socket.destroy()
    before = socket.bytesRead
  }, patience)
  const rest = () => clearInterval(look)
  request.once('close', rest).once('end', rest)
  // What the handler began to read and gave up is paused.
  request.resume()
}

const current = new WeakMap<Socket, IncomingMessage>()

/**
 * Has Node.js not cut a connection right after its last answer while a body still comes, as that would reset it: the end is
 * announced, and what comes is dropped as after any other answer.
 */
export function endGently(request: IncomingMessage): void {
  const { socket } = request
  if (!current.has(socket)) {
    const cut = socket.destroySoon.bind(socket)
    socket.destroySoon = () => void (current.get(socket)?.complete === false ? socket.end() : cut())
  }
  current.set(socket, request)
}

/** Answers what is no HTTP, or too much of it, in words, where Node.js would reset the connection. */
export function refuseUnreadable(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response)
    response.once('close', () => answers.delete(socket))
  })
  const refused = new WeakSet<Duplex>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Each further piece of what is no HTTP comes as another error; it is dropped until the sender has read the answer.
    if (refused.has(socket)) return
    refused.add(socket)
    const answer = answers.get(socket)
    const isCutOff = answer?.headersSent && !answer.writableEnded
    if (error.code === 'ECONNRESET' || !socket.writable || isCutOff) socket.destroy()
    // A body that cannot be read on, of a request that has its answer.
    else if (answer?.writableEnded) endOnceRead(socket)
    else answerWithoutRequest(socket, codeByError[error.code ?? ''] ?? 'request.malformed')
  })
}

const codeByError: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
}

/** Answers on a connection whose request is not, and will not be, read. */
export function answerWithoutRequest(socket: Duplex, code: ErrorCode, retryAfter?: number): void {
  const { status, message } = errorCatalogue[code]
  const body: ErrorBody = { message, code, requestId: '' }
  const content = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(content)}`,
    ...(retryAfter === undefined ? [] : [`retry-after: ${retryAfter}`]),
    'connection: close',
  ]
  endOnceRead(socket, `${head.join('\r\n')}\r\n\r\n${content}`)
}

/** Ends a connection, and drops what still comes: what was sent and is not read would make the end a reset. */
function endOnceRead(socket: Duplex, lastWords?: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(lastWords)
  socket.removeAllListeners('data')
  socket.resume()
  const cut = setTimeout(() => socket.destroy(), toRead)
  socket.once('close', () => clearTimeout(cut))
}
