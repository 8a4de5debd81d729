import type { ActorKind, ModuleListing } from '@kerf/module-kit/platform'
import { resolveRoute } from '@kerf/module-kit/routing'
import { useModuleLoader } from './loader-context.ts'

/** @returns loads the code of the page at `to`, as a hint that it may be opened next */
export function usePreload(modules: readonly ModuleListing[], actor: ActorKind): (to: string) => void {
  const loader = useModuleLoader()
  return (to) => {
    const target = resolveRoute(to, actor, modules)
    if (target.kind !== 'page') return
    // A hint that fails is no failure: opening the page tries again, and tells.
    loader.loadPage(target.module, target.route.page).catch(() => loader.forget(target.module, target.route.page))
  }
}
