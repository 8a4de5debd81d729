import { type Incoming, type Outgoing, send } from './transport.ts'

/** Times that a reading call is repeated. */
const repeats = 2
/** Seconds; whoever looks at a page that loads is told of a longer wait at once. */
const longestWait = 6

/**
 * Sends a request. While the server answers that it cannot at the moment, and when to ask again (503 with `Retry-After`),
 * a call that only reads is repeated, twice at most. What changes something is for the person to repeat: it may take
 * another decision by then.
 */
export async function sendPatiently(request: Outgoing, repeatsLeft = repeats): Promise<Incoming> {
  const answer = await send(request)
  const given = answer.status === 503 ? answer.header('Retry-After') : null
  const seconds = given === null ? Number.NaN : Number(given)
  const isWorthIt = request.method === 'GET' && repeatsLeft > 0 && seconds <= longestWait
  if (!isWorthIt) return answer
  // Not all pages at once, when what was away is back.
  await wait(seconds * 1000 * (1 + Math.random() / 2), request.signal)
  return sendPatiently(request, repeatsLeft - 1)
}

/** @throws an AbortError when nobody waits for the answer any more */
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
