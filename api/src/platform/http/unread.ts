import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ErrorBody, type ErrorCode, errorCatalogue } from '@kerf/shared-contracts/contracts/errors'

/** Bytes per millisecond: an unread body is waited for only while it arrives faster than this. */
const worthTheWait = 1
/** Milliseconds for a client to read why it was refused, before its connection is cut. */
const toRead = 2_000

/**
 * After the response, the rest of the body is dropped, so that the sender gets to read the response. Cutting the
 * connection at once would reset it and lose the response. A sender who only trickles is cut off.
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
  // A body that the handler started to read and abandoned is paused.
  request.resume()
}

const current = new WeakMap<Socket, IncomingMessage>()

/**
 * Keeps Node.js from cutting a connection right after its last response while a body still arrives, which would reset
 * it: the end is announced, and what arrives is dropped as after any other response.
 */
export function endGently(request: IncomingMessage): void {
  const { socket } = request
  if (!current.has(socket)) {
    const cut = socket.destroySoon.bind(socket)
    socket.destroySoon = () => void (current.get(socket)?.complete === false ? socket.end() : cut())
  }
  current.set(socket, request)
}

/** Answers malformed or oversized HTTP with an explanation, where Node.js would reset the connection. */
export function refuseUnreadable(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response)
    response.once('close', () => answers.delete(socket))
  })
  const refused = new WeakSet<Duplex>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Each further piece of malformed HTTP causes another error; it is dropped until the sender has read the response.
    if (refused.has(socket)) return
    refused.add(socket)
    const answer = answers.get(socket)
    const isCutOff = answer?.headersSent && !answer.writableEnded
    if (error.code === 'ECONNRESET' || !socket.writable || isCutOff) socket.destroy()
    // A body that cannot be read further, of a request already answered.
    else if (answer?.writableEnded) endOnceRead(socket)
    else answerWithoutRequest(socket, codeByError[error.code ?? ''] ?? 'request.malformed')
  })
}

const codeByError: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
}

/** Responds on a connection whose request will never be read. */
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

/** Ends a connection and drops what still arrives: unread data would turn the end into a reset. */
function endOnceRead(socket: Duplex, lastWords?: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(lastWords)
  socket.removeAllListeners('data')
  socket.resume()
  const cut = setTimeout(() => socket.destroy(), toRead)
  socket.once('close', () => clearTimeout(cut))
}
