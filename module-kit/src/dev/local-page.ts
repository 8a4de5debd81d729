import { pageStateElementId } from '../federation.ts'
import type { ModuleListing, PageState } from '../platform.ts'

/** The header with which a Kerf says that it lets developers see their own builds of modules in it. */
export const allowsLocalModules = 'x-kerf-local-modules'

/** The stream of this machine that tells pages to reload. */
export const reloadPath = '/dev/reload'

/**
 * The modules that an actor may load, with a build of this machine in place of what is published.
 * @param offered what the server answered for the actor
 */
export function withLocal(offered: readonly ModuleListing[], local: ModuleListing): ModuleListing[] {
  const others = offered.filter(({ name }) => name !== local.name)
  const wasOffered = others.length < offered.length
  // Whoever asks is of a kind that may load all that was offered.
  const kinds = local.manifest.access.filter((kind) => offered.every(({ manifest }) => manifest.access.includes(kind)))
  return wasOffered || kinds.length > 0 ? [...others, local] : others
}

/**
 * The page that a server sent, with a build of this machine in place of what is published.
 * @param policy its Content-Security-Policy, which names the nonce for scripts
 * @returns `null` for what is no page of a shell
 */
export function localPage(html: string, policy: string, local: ModuleListing): string | null {
  const state = new RegExp(`(<script type="application/json" id="${pageStateElementId}">)(.*?)(</script>)`, 's')
  const [, begin, written, end] = state.exec(html) ?? []
  if (!(begin && written && end)) return null
  const page: PageState = JSON.parse(written)
  const changed = { ...page, modules: withLocal(page.modules, local) }
  // As the server writes it: nothing in it can end the element.
  const json = JSON.stringify(changed).replace(/</g, '\\u003c')
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  const reload = `<script nonce="${nonce}">new EventSource('${reloadPath}').onmessage = () => location.reload()</script>`
  const published = new RegExp(`<link rel="preload"[^>]* href="/modules/${local.name}/[^>]*>`, 'g')
  return html.replace(state, () => `${begin}${json}${end}${reload}`).replace(published, '')
}
