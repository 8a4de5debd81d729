import { type ProblemDetails, problem } from '../errors.ts'

/**
 * Limits concurrent runs per user in this process, so that one user cannot slow it down for everybody.
 * @param most how many run at once for one user
 * @param refusal the error for any more than that, mainly when to retry
 */
export function limitAtOnce(
  most: number,
  refusal: () => ProblemDetails,
): <T>(userId: string, run: () => Promise<T>) => Promise<T> {
  const running = new Map<string, number>()
  /** @throws Problem `rate_limited`; otherwise calls `run`, which counts until it settles */
  return async (userId, run) => {
    const before = running.get(userId) ?? 0
    if (before >= most) throw problem('rate_limited', refusal())
    running.set(userId, before + 1)
    try {
      return await run()
    } finally {
      const left = (running.get(userId) ?? 1) - 1
      if (left > 0) running.set(userId, left)
      else running.delete(userId)
    }
  }
}
