import { type ProblemDetails, problem } from '../errors.ts'

/**
 * Counts what runs for each user in this process, so that one of them cannot make it slow for all.
 * @param most how much of it runs at once for one user
 * @param refusal what is said of more than that: above all when to ask again
 */
export function limitAtOnce(
  most: number,
  refusal: ProblemDetails,
): <T>(userId: string, run: () => Promise<T>) => Promise<T> {
  const running = new Map<string, number>()
  /** @throws Problem `rate_limited`; calls `run` otherwise, which counts until it has ended */
  return async (userId, run) => {
    const before = running.get(userId) ?? 0
    if (before >= most) throw problem('rate_limited', refusal)
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
