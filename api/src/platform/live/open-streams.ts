import { limitAtOnce } from '../http/at-once.ts'

/** Streams of one user in one process: far more than anybody's browsers need, because tabs share a stream. */
export const maxStreamsPerUser = 20

/** Browsers retry after this many seconds, and poll until then. */
const askAgainAfter = 15

/**
 * Limits open streams per user, so that one user cannot make every change costly for everybody. The new one is refused,
 * not the oldest ended: browsers reopen an ended stream at once, and would evict each other endlessly.
 */
export const countStreams = () => limitAtOnce(maxStreamsPerUser, () => ({ retryAfter: askAgainAfter }))
