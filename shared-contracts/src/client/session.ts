/** The key under which the browser keeps the session token (decisions, first paragraph). */
export const sessionKey = 'kerf.session'

type Listener = () => void
const listeners = new Set<Listener>()

/** The stored session token, or null when nobody is signed in here. */
export function readToken(): string | null {
  return localStorage.getItem(sessionKey)
}

/** Keeps the token of a successful sign-in. */
export function storeToken(token: string): void {
  localStorage.setItem(sessionKey, token)
}

/** Forgets the token; the server-side session is ended by the logout call. */
export function removeToken(): void {
  localStorage.removeItem(sessionKey)
}

/** Calls back whenever a call was answered 401: the session is over. @returns how to stop listening */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells all listeners that the session is over. */
export function announceSessionEnded(): void {
  for (const listener of listeners) listener()
}
