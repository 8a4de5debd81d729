/** The key under which the browser keeps the session token (docs/product/accounts.md, 'Sessions'). */
export const sessionKey = 'kerf.session'

type Listener = () => void
const listeners = new Set<Listener>()

/** The token of this page's own session; another tab may have stored a newer one. */
let own: string | null | undefined

/** The stored session token, or null when nobody is signed in here. */
export function readToken(): string | null {
  const token = localStorage.getItem(sessionKey)
  if (own === undefined) own = token
  return token
}

/** Stores the token of a successful sign-in. */
export function storeToken(token: string): void {
  own = token
  localStorage.setItem(sessionKey, token)
}

/**
 * Removes the token of this page's session; the logout call ends the session on the server. A token that another tab has
 * stored since belongs to a new session, for example after a new password, and stays.
 */
export function removeToken(): void {
  if (own === undefined || readToken() === own) localStorage.removeItem(sessionKey)
}

/** Calls back whenever a call was answered with 401: the session has ended. @returns how to unsubscribe */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells all listeners that the session has ended. */
export function announceSessionEnded(): void {
  if (onPurpose) onPurpose.isHeard = true
  else for (const listener of listeners) listener()
}

interface Ending {
  /** Whether the end of the session was reported. */
  isHeard: boolean
  /** Resolves when the call that was meant to end the session failed. */
  failed: Promise<void>
}

/** Set from the start of a call that is meant to end the session. */
let onPurpose: Ending | null = null

/**
 * Makes a call that ends this session on purpose, such as setting a new password. The live stream or another call may
 * report the end before its answer: the report is held back, and announced if the call fails. After a success the caller
 * leaves or reloads the page.
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
 * For an answer that nobody is signed in: waits while a call ends the session on purpose, so that no page treats its user
 * as a visitor before it is left. If that call succeeds, it never settles.
 */
export async function waitWhileEndingSession(): Promise<void> {
  await onPurpose?.failed
}
