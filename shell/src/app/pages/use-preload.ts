import type { ActorKind, ModuleListing } from '@kerf/module-kit/platform'
import { resolveRoute } from '@kerf/module-kit/routing'
import { useModuleLoader } from './loader-context.ts'

/** @returns preloads the code of the page at `to`, which may be opened next */
export function usePreload(modules: readonly ModuleListing[], actor: ActorKind): (to: string) => void {
  const loader = useModuleLoader()
  return (to) => {
    const target = resolveRoute(to, actor, modules)
    if (target.kind !== 'page') return
    // A failure here does not matter: opening the page tries again, and reports it.
    loader.loadPage(target.module, target.route.page).catch(() => loader.forget(target.module, target.route.page))
  }
}
