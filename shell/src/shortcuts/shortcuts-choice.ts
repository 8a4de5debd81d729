const storageKey = 'kerf.shortcuts'

/** Whether single keys are shortcuts in this browser. Speech input types letters by chance, so they can be turned off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Turns single keys on or off in this browser. */
export function chooseShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Forbidden storage remembers nothing: they stay on.
  }
}
