import { pageStateElementId } from '@kerf/module-kit/federation'
import type { PageState } from '@kerf/module-kit/platform'

/** A file the page will need, with the hash it must have. */
export interface Preload {
  href: string
  integrity: string
  as: 'script' | 'style' | 'font'
}

/** For development: the stream that tells pages to reload. */
export const reloadPath = '/dev/reload'

const reloadScript = `new EventSource('${reloadPath}').onmessage = () => location.reload()`

/** The placeholder for server data in the shell's page. */
const place = '<!--kerf:head-->'

/**
 * Writes server data into the shell's page.
 * @param template the page as the shell's build left it
 * @param isDevelopment whether the page reloads after each build
 * @throws when the template lacks the placeholder
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
  const links = preloads.map(({ href, integrity, as }) => {
    // Browsers hold no font against a hash, and warn of one.
    const hash = as === 'font' ? '' : ` integrity="${integrity}"`
    return `<link rel="preload" as="${as}" href="${href}"${hash} crossorigin="anonymous">`
  })
  const json = `<script type="application/json" id="${pageStateElementId}">${escapeJson(state)}</script>`
  const reload = isDevelopment ? `<script nonce="${nonce}">${reloadScript}</script>` : ''
  const page = [before, `<meta property="csp-nonce" nonce="${nonce}">`, json, reload, after].join('')
  // After the shell's own scripts, without which no module runs.
  return brandPage(page, state.provider).replace('</head>', () => `${links.join('')}</head>`)
}

const outageStyle = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box; }
  main { max-width: 52ch; text-align: center; }
  h1 { font-size: 22px; margin: 0 0 8px; }
  p { margin: 0 0 24px; }
  a { display: inline-block; padding: 10px 18px; border: 1px solid; border-radius: 8px; color: inherit; text-decoration: none; }
  a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`

/** What a person sees when the page itself cannot be made, as while the database is away: it needs nothing else. */
export function presentOutage(provider: string, nonce: string): string {
  const name = escapeHtml(provider)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} could not be reached</title>
<style nonce="${nonce}">${outageStyle}</style>
</head>
<body><main>
<h1><bdi>${name}</bdi> could not be reached</h1>
<p>Something went wrong on our side. What you typed in this tab is kept.</p>
<a href="">Try again</a>
</main></body>
</html>
`
}

/** Names the provider before any script runs, and gives the tab its logo. */
function brandPage(page: string, { name, logo }: PageState['provider']): string {
  const shown = escapeHtml(name)
  const named = page.replace(/(<title>|<noscript>)Kerf\b/g, (_words, begin: string) => `${begin}${shown}`)
  if (!logo) return named
  return named.replace(/<link [^>]*rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(logo.url)}">`)
}

function escapeHtml(words: string): string {
  return words.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON that is safe in a script element: it cannot end the element or begin a comment. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
