import { problem } from '../errors.ts'

/** Streams of one user in one process: far more than anybody has browsers, as the tabs of one share a stream. */
export const mostStreams = 20

/** Browsers ask again by then, in seconds, and until then for what they show at intervals. */
const askAgainAfter = 15

/**
 * Counts open streams, so that one user cannot make every change costly for all. The new one is refused, not the oldest
 * ended: browsers come back to an ended stream at once, and would push each other out without end.
 */
export function countStreams(): <T>(userId: string, stream: () => Promise<T>) => Promise<T> {
  const open = new Map<string, number>()
  /** @throws Problem `rate_limited`; runs `stream` otherwise, which counts until it has ended */
  return async (userId, stream) => {
    const before = open.get(userId) ?? 0
    if (before >= mostStreams) throw problem('rate_limited', { retryAfter: askAgainAfter })
    open.set(userId, before + 1)
    try {
      return await stream()
    } finally {
      const left = (open.get(userId) ?? 1) - 1
      if (left > 0) open.set(userId, left)
      else open.delete(userId)
    }
  }
}
