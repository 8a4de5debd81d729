/** The key under which the browser keeps the session token (docs/product/accounts.md, 'Sessions'). */
export const sessionKey = 'kerf.session'

type Listener = () => void
const listeners = new Set<Listener>()

/** The token of this page's own session; another tab may have stored that of a newer one. */
let own: string | null | undefined

/** The stored session token, or null when nobody is signed in here. */
export function readToken(): string | null {
  const token = localStorage.getItem(sessionKey)
  if (own === undefined) own = token
  return token
}

/** Keeps the token of a successful sign-in. */
export function storeToken(token: string): void {
  own = token
  localStorage.setItem(sessionKey, token)
}

/**
 * Forgets the token of this page's session; the server-side session is ended by the logout call. What another tab has
 * stored meanwhile is of a session that has just begun, as with a new password, and stays.
 */
export function removeToken(): void {
  if (own === undefined || readToken() === own) localStorage.removeItem(sessionKey)
}

/** Calls back whenever a call was answered 401: the session is over. @returns how to stop listening */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells all listeners that the session is over. */
export function announceSessionEnded(): void {
  if (onPurpose) onPurpose.isHeard = true
  else for (const listener of listeners) listener()
}

interface Ending {
  /** Whether the end of the session was reported. */
  isHeard: boolean
  /** Resolves when the call that was to end the session failed. */
  failed: Promise<void>
}

/** Set from the start of a call that is to end the session. */
let onPurpose: Ending | null = null

/**
 * Makes a call that ends this session on purpose, as a new password does. The end may be reported before its answer, by
 * the live stream or another call: it is held back, and announced if the call fails. After success, the caller leaves
 * or reloads the page.
 */
export async function endSessionBy<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  const ending = { isHeard: false, failed }
  onPurpose = ending
  try {
    return await call()
  } catch (error) {
    onPurpose = null
    fail()
    if (ending.isHeard) announceSessionEnded()
    throw error
  }
}

/**
 * For an answer that nobody is signed in: waits while a call ends the session on purpose, so that no page treats its
 * user as a visitor before it is left. After that call's success, it never settles.
 */
export async function waitWhileEndingSession(): Promise<void> {
  await onPurpose?.failed
}
