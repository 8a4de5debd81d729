import type { ModuleListing } from '@kerf/module-kit/platform'

const keyOf = (module: string) => `kerf.restarted.${module}`

/**
 * @param storage remembers, for this tab, which release of each module the page was last started anew for
 * @param reload starts the page anew
 * @returns starts the page anew for a release, but not twice for the same: a broken release must not loop. Answers
 *   whether it does
 */
export function restartOnce(storage: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void) {
  return ({ name, version }: ModuleListing): boolean => {
    try {
      if (storage.getItem(keyOf(name)) === version) return false
      storage.setItem(keyOf(name), version)
    } catch {
      // Without storage nobody knows whether it has been tried already.
      return false
    }
    reload()
    return true
  }
}
