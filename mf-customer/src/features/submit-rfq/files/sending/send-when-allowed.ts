import { isApiError } from '@kerf/shared-runtime'

interface Answer {
  error?: unknown
}

const longestWaitSeconds = 120

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const onAbort = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', onAbort, { once: true })
  })
}

/**
 * Sends a call, and repeats it after the wait that the server names while it answers 429 (too many calls) or 503
 * (unavailable): a request of many parts has more files than may be uploaded in a minute.
 */
export async function sendWhenAllowed<T extends Answer>(
  send: () => PromiseLike<T>,
  signal: AbortSignal,
  triesLeft = 20,
): Promise<T> {
  const answer = await send()
  const { error } = answer
  const seconds = isApiError(error) && [429, 503].includes(error.status) ? error.retryAfter : undefined
  if (seconds === undefined || seconds > longestWaitSeconds || triesLeft === 0 || signal.aborted) return answer
  await wait(seconds, signal)
  return signal.aborted ? answer : sendWhenAllowed(send, signal, triesLeft - 1)
}
