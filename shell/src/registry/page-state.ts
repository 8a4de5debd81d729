import { pageStateElementId } from '@kerf/module-kit/federation'
import type { PageState } from '@kerf/module-kit/platform'

/**
 * Reads what the server wrote into the page. It is trusted: the same server sent this script and validated the manifests
 * that come from elsewhere.
 * @throws if it is missing: this page was not served by Kerf
 */
export function readPageState(page: Document): PageState {
  const element = page.getElementById(pageStateElementId)
  if (!element) throw new Error('The server wrote nothing into this page')
  const state: PageState = JSON.parse(element.textContent ?? '')
  return state
}
