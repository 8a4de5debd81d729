import { storeToken, toast } from '@kerf/shared-runtime'

/**
 * Stores the token of a new session and reloads the page with it (docs/product/accounts.md, 'Sign in').
 * @param welcome toast after the reload: a title and an optional description
 * @param address loaded instead of the current one
 * @returns a promise that never settles, so that the form stays busy until its page is gone
 */
export function beginSession(
  token: string,
  welcome: readonly [title: string, description?: string],
  address?: string,
): Promise<never> {
  storeToken(token)
  toast.afterReload('success', ...welcome)
  if (address === undefined) window.location.reload()
  else window.location.replace(address)
  return new Promise(() => {})
}
