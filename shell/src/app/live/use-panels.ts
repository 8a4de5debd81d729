import type { ModuleListing } from '@kerf/module-kit/platform'
import { announcePanels } from '@kerf/shared-runtime'
import { useEffect } from 'react'
import type { ModuleLoader } from '../../federation/load-module.ts'

/** Offers to all pages the panels of the modules that the actor may load. */
export function usePanels(modules: readonly ModuleListing[] | undefined, loader: ModuleLoader): void {
  useEffect(() => {
    const offering = (name: string) => modules?.find(({ manifest }) => manifest.panels?.includes(name))
    announcePanels({
      load: (name) => {
        const listing = offering(name)
        return listing && loader.loadPanel(listing, name)
      },
      forget: (name) => {
        const listing = offering(name)
        if (listing) loader.forgetPanel(listing, name)
      },
    })
  }, [modules, loader])
}
