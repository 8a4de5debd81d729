const storageKey = 'kerf.unanswered-calls'
/** As long as the server stores keys. */
const lifetimeMs = 24 * 60 * 60_000
/** What must never be stored, not even as a hash that could be brute-forced. */
const secret = /password|code|token/i

interface UnansweredCall {
  key: string
  /** Milliseconds since 1970. */
  until: number
}

/** By hand: zod is kept out of what every page loads first (docs/decisions/0029). */
function isUnansweredCall(value: unknown): value is UnansweredCall {
  if (typeof value !== 'object' || value === null) return false
  return 'key' in value && typeof value.key === 'string' && 'until' in value && typeof value.until === 'number'
}

function readCalls(): Record<string, UnansweredCall> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const isCurrent = (call: unknown) => isUnansweredCall(call) && call.until > Date.now()
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, call]) => isCurrent(call)))
  } catch {
    return {}
  }
}

function writeCalls(calls: Record<string, UnansweredCall>): void {
  try {
    if (Object.keys(calls).length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(calls))
  } catch {
    // Storage is full or forbidden: keys then last as long as the page.
  }
}

/**
 * Where the key of a call is stored in this tab until it is answered, so that the same content sent again after a reload
 * has the same key: under a hash of the content and the sender.
 * @param userId null while unknown
 * @returns null for calls whose key is not stored: by visitors, with a secret, or in a browser without hashing
 */
export async function unansweredEntry(request: string, body: unknown, userId: string | null): Promise<string | null> {
  const isSecret = typeof body === 'object' && body !== null && Object.keys(body).some((field) => secret.test(field))
  if (userId === null || isSecret || !globalThis.crypto?.subtle) return null
  const content = new TextEncoder().encode(`${userId} ${request}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key of a call unanswered within the last 24 hours. */
export function unansweredKey(entry: string): string | undefined {
  return readCalls()[entry]?.key
}

export function keepUnanswered(entry: string, key: string): void {
  const calls = readCalls()
  writeCalls({ ...calls, [entry]: { key, until: calls[entry]?.until ?? Date.now() + lifetimeMs } })
}

export function forgetUnanswered(entry: string): void {
  const { [entry]: _answered, ...others } = readCalls()
  writeCalls(others)
}
