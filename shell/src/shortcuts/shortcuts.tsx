import { useNavigate } from 'react-router-dom'
import { useLazyWindow } from '../app/pages/use-lazy-window.ts'
import type { Shortcut } from './shortcuts-dialog.tsx'
import { text } from './text.ts'
import { useShortcuts } from './use-shortcuts.ts'

const load = () => import('./shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog)

interface Entry {
  to: string
  label: string
  /** Such as `g o`. */
  keys?: string | undefined
}

/**
 * The shortcuts of a portal: the keys of its navigation, and `?`, which lists them.
 * @param entries of the navigation, as modules declare them; of two with the same keys the first has them
 * @returns the window, and what opens it
 */
export function usePortalShortcuts(entries: readonly Entry[]) {
  const { Window, isOpen, setOpen, open } = useLazyWindow(load, text)
  const navigate = useNavigate()
  const pages = entries.flatMap(({ to, label, keys }, at): (Shortcut & { to: string })[] => {
    const isFirst = entries.findIndex((other) => other.keys === keys) === at
    return keys !== undefined && isFirst ? [{ to, label, keys }] : []
  })
  const actions = new Map<string, () => void>(pages.map(({ to, keys }) => [keys, () => void navigate(to)]))
  useShortcuts(actions.set('?', open))
  return {
    shortcutsWindow: Window && <Window open={isOpen} onOpenChange={setOpen} pages={pages} />,
    openShortcuts: open,
  }
}
