import { storeToken, toast } from '@kerf/shared-runtime'

/**
 * Keeps the token of a session that has begun and loads the page anew with it (docs/product/accounts.md, 'Sign in').
 * @param welcome said once the page is there: a title, and a sentence if need be
 * @param address where to, in place of the present address
 * @returns a promise that does not settle, so that a form stays busy until its page is gone
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
