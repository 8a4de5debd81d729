import type { ActorKind } from '@kerf/module-kit/platform'
import type { ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { baseOf } from '@kerf/module-kit/release/listing'
import { shellBase } from '@kerf/module-kit/release/shell-build'
import { startOf } from '@kerf/module-kit/return-to'
import { resolveRoute } from '@kerf/module-kit/routing'
import type { Preload } from './presenter.ts'
import type { BuiltShell } from './shell-service.ts'

/** Stands in for the page's own origin, which does not matter: a return address is a path. */
const anyOrigin = 'https://kerf.invalid'

/**
 * What the page at an address will need: from the shell, and from the module of the page that is finally shown. The
 * start page redirects signed-in users to their portal, or back to where they were going.
 * @param loadable the releases the actor may load
 */
export function preloadsFor(
  { path, search }: { path: string; search: string },
  actor: ActorKind,
  loadable: readonly ReleaseDescriptor[],
  { files, frame }: Pick<BuiltShell, 'files' | 'frame'>,
): Preload[] {
  const shown = path === '/' ? startOf({ search, hash: '' }, actor, anyOrigin) : path
  const [pathname = ''] = shown.split(/[?#]/)
  const target = resolveRoute(pathname, actor, loadable)
  return [
    ...preloadsOf(shellBase, files, Object.keys(files).filter(isBasicFont)),
    ...preloadsOf(shellBase, files, actor === 'visitor' ? [] : frame),
    ...(target.kind === 'page' ? modulePreloads(target.module, target.route.page) : []),
  ]
}

function modulePreloads(release: ReleaseDescriptor, page: string): Preload[] {
  return preloadsOf(baseOf(release), release.files, [...release.preload, ...(release.pages[page] ?? [])])
}

/** Every page is set in it: once it is there before the first words, nothing is set anew. */
const isBasicFont = (name: string) => /\/inter-latin-wght-.*\.woff2$/.test(name)

function kindOf(name: string): Preload['as'] {
  if (name.endsWith('.woff2')) return 'font'
  return name.endsWith('.css') ? 'style' : 'script'
}

function preloadsOf(base: string, files: ReleaseDescriptor['files'], names: readonly string[]): Preload[] {
  return names.flatMap((name) => {
    const file = files[name]
    return file ? [{ href: base + name, integrity: file.integrity, as: kindOf(name) }] : []
  })
}
