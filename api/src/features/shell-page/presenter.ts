import { pageStateElementId } from '@kerf/module-kit/federation'
import type { PageState } from '@kerf/module-kit/platform'

/** A script that the page will need, with the hash that it must have. */
export interface Preload {
  href: string
  integrity: string
  as: 'script' | 'style'
}

/** For development: where a page hears that it is to load anew. */
export const reloadPath = '/dev/reload'

const reloadScript = `new EventSource('${reloadPath}').onmessage = () => location.reload()`

/** Where the shell's page leaves room for what the server knows. */
const place = '<!--kerf:head-->'

/**
 * Writes into the shell's page what the server knows.
 * @param template the page as the shell's build left it
 * @param isDevelopment whether the page loads anew when something was built
 * @throws when the template has no place for it
 */
export function presentPage(
  template: string,
  state: PageState,
  preloads: readonly Preload[],
  nonce: string,
  isDevelopment = false,
): string {
  const [before, after, ...more] = template.split(place)
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`The page needs one ${place}`)
  const links = preloads.map(
    ({ href, integrity, as }) =>
      `<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
  )
  const json = `<script type="application/json" id="${pageStateElementId}">${escapeJson(state)}</script>`
  const reload = isDevelopment ? `<script nonce="${nonce}">${reloadScript}</script>` : ''
  const page = [before, `<meta property="csp-nonce" nonce="${nonce}">`, json, reload, after].join('')
  // Behind the shell's own scripts, without which nothing of a module runs.
  return page.replace('</head>', () => `${links.join('')}</head>`)
}

/** JSON that can stand in a script element: nothing in it ends the element or begins a comment. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
