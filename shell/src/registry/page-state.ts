import { type PageState, pageState, pageStateElementId } from '@kerf/module-kit/platform'

/**
 * Reads what the server wrote into the page.
 * @throws when it is missing or malformed: this page was not served by Kerf
 */
export function readPageState(page: Document): PageState {
  return pageState.parse(JSON.parse(page.getElementById(pageStateElementId)?.textContent ?? 'null'))
}
