import { randomBytes } from 'node:crypto'
import type { ViewerKind } from '@kerf/module-kit/platform'
import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { shellBase } from '@kerf/module-kit/release/shell-build'
import { resolveRoute } from '@kerf/module-kit/routing'
import type { Middleware, ParameterizedContext } from 'koa'
import type { State } from '../../platform/http/context.ts'
import { baseOf, guardedFrom, loadableBy, presentModule } from '../modules/catalogue.ts'
import { type Preload, renderPage } from './page.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import type { BuiltShell } from './shell-build.ts'

interface Dependencies {
  shell: () => BuiltShell
  /** The releases that users get. */
  releases: () => Promise<ReleaseDescriptor[]>
  /** Who asks. */
  viewerKind: (ctx: ParameterizedContext<State>) => Promise<ViewerKind>
}

/** Answers every address that a person can open with the one page of the shell; 404 when no module has a page there. */
export function shellPage({ shell, releases, viewerKind }: Dependencies): Middleware<State> {
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || ctx.accepts('html') === false || isFile(ctx.path)) return next()
    const [viewer, current] = await Promise.all([viewerKind(ctx), releases()])
    const loadable = loadableBy(viewer, current)
    const guarded = guardedFrom(viewer, current)
    const target = resolveRoute(ctx.path, viewer, loadable, guarded)
    const preloads = [
      ...shellPreloads(shell(), viewer),
      ...(target.kind === 'page' ? modulePreloads(target.module, target.route.page) : []),
    ]
    const state = { signedIn: viewer !== 'visitor', modules: loadable.map(presentModule), guarded }
    const nonce = randomBytes(16).toString('base64')
    ctx.status = target.kind === 'unknown' ? 404 : 200
    ctx.set({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    ctx.type = 'html'
    ctx.body = renderPage(shell().template, state, preloads, nonce)
  }
}

/** Files that exist were answered already; a page in place of a missing one would only confuse who asked for it. */
function isFile(path: string): boolean {
  return path.startsWith(shellBase) || path.startsWith('/modules/')
}

function shellPreloads({ files, frame }: BuiltShell, viewer: ViewerKind): Preload[] {
  return preloadsOf(shellBase, files, viewer === 'visitor' ? [] : frame)
}

function modulePreloads(release: ReleaseDescriptor, page: string): Preload[] {
  return preloadsOf(baseOf(release), release.files, [...release.preload, ...(release.pages[page] ?? [])])
}

function preloadsOf(base: string, files: ReleaseDescriptor['files'], names: readonly string[]): Preload[] {
  return names.flatMap((name) => {
    const file = files[name]
    return file
      ? [{ href: base + name, integrity: file.integrity, as: name.endsWith('.css') ? 'style' : 'script' }]
      : []
  })
}
