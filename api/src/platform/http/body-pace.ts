import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config.ts'
import { type Problem, problem } from '../errors.ts'

/** Watches how fast a body arrives. */
export interface Pace {
  /** Aborted with a Problem `request.too_slow`. */
  signal: AbortSignal
  /** To be called once the body was read or abandoned. */
  rest(): void
}

const tooSlow = () => problem('request.too_slow')

/** A whole body within a time limit: form input is small, and arrives at once or not at all. */
export function withinTime(milliseconds: number): Pace {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(tooSlow()), milliseconds)
  return { signal: slow.signal, rest: () => clearTimeout(timer) }
}

/** How many checks make a window. */
const looks = 8

/**
 * A minimum number of bytes in every window of time. Time in which nothing is read (while the store accepts earlier
 * bytes) does not count, because the sender can do nothing about it.
 */
export function atLeast(request: IncomingMessage, { uploadWindow, leastUpload }: Config['waits']['http']): Pace {
  const slow = new AbortController()
  const { socket } = request
  let counted = 0
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.isPaused()) return
    counted += 1
    if (counted < looks) return
    if (socket.bytesRead - before < leastUpload && !request.complete) slow.abort(tooSlow())
    counted = 0
    before = socket.bytesRead
  }, uploadWindow / looks)
  return { signal: slow.signal, rest: () => clearInterval(timer) }
}

/** What `reading` resolves to, unless the body comes too slowly. @throws Problem `request.too_slow` */
export async function atPace<T>({ signal, rest }: Pace, reading: Promise<T>): Promise<T> {
  const { promise: slow, reject } = Promise.withResolvers<never>()
  const tell = () => reject(signal.reason as Problem) // the only reason given above
  signal.addEventListener('abort', tell, { once: true })
  try {
    return await Promise.race([reading, slow])
  } finally {
    reading.catch(() => {}) // if it lost the race
    rest()
  }
}
