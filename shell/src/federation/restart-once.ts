import type { ModuleListing } from '@kerf/module-kit/platform'

const keyOf = (module: string) => `kerf.restarted.${module}`

/**
 * @param storage remembers, for this tab, the release of each module for which the page was last reloaded
 * @param reload reloads the page
 * @returns reloads the page for a release, but not twice for the same: a broken release must not loop. Returns whether it
 *   does
 */
export function restartOnce(storage: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void) {
  return ({ name, version }: ModuleListing): boolean => {
    try {
      if (storage.getItem(keyOf(name)) === version) return false
      storage.setItem(keyOf(name), version)
    } catch {
      // Without storage nobody knows whether it has been tried.
      return false
    }
    reload()
    return true
  }
}
