import type { ModuleListing } from '@kerf/module-kit/platform'

const storageKey = 'kerf.restarted'

/**
 * @param storage remembers, for this tab, which release the page was last started anew for
 * @param reload starts the page anew
 * @returns starts the page anew for a release, but not twice for the same: a broken release must not loop
 */
export function restartOnce(storage: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void) {
  return ({ name, version }: ModuleListing): void => {
    const release = `${name}@${version}`
    if (storage.getItem(storageKey) === release) return
    storage.setItem(storageKey, release)
    reload()
  }
}
