import { limitAtOnce } from '../http/at-once.ts'

/** Streams of one user in one process: far more than anybody has browsers, as the tabs of one share a stream. */
export const mostStreams = 20

/** Browsers ask again by then, in seconds, and until then for what they show at intervals. */
const askAgainAfter = 15

/**
 * Counts open streams, so that one user cannot make every change costly for all. The new one is refused, not the oldest
 * ended: browsers come back to an ended stream at once, and would push each other out without end.
 */
export const countStreams = () => limitAtOnce(mostStreams, { retryAfter: askAgainAfter })
