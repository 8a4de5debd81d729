import { type Incoming, type Outgoing, send } from './transport.ts'

/** How often a read is repeated. */
const repeats = 2
/** In seconds; a longer wait is shown to the user as a failure at once. */
const longestWait = 6

/**
 * Sends a request. If the server answers that it cannot reply at the moment and when to try again (503 with
 * `Retry-After`), a read is repeated, at most twice. A write is left for the user to repeat, who may decide otherwise by
 * then.
 */
export async function sendPatiently(request: Outgoing, repeatsLeft = repeats): Promise<Incoming> {
  const answer = await send(request)
  const given = answer.status === 503 ? answer.header('Retry-After') : null
  const seconds = given === null ? Number.NaN : Number(given)
  const isWorthIt = request.method === 'GET' && repeatsLeft > 0 && seconds <= longestWait
  if (!isWorthIt) return answer
  // Spread out, so that not all pages retry at once.
  await wait(seconds * 1000 * (1 + Math.random() / 2), request.signal)
  return sendPatiently(request, repeatsLeft - 1)
}

/** @throws an AbortError if the call is cancelled */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(new DOMException('Nobody waits any more', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
