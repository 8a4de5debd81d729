import { toast } from '@kerf/shared-runtime'
import { useRef, useState } from 'react'

/** A window whose code is fetched when somebody is about to open it, as most pages are used without. */
export interface LazyWindow<Component> {
  /** Nothing until it was fetched. */
  Window: Component | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  open: () => void
  /** Fetches the code ahead, for a pointer or a focus that is about to open it. */
  prepare: () => void
}

/** @param load fetches the component @param words are said when that fails */
export function useLazyWindow<Component>(
  load: () => Promise<Component>,
  words: { notLoaded: string; tryAgain: string },
): LazyWindow<Component> {
  const [isOpen, setOpen] = useState(false)
  const [Window, setWindow] = useState<Component>()
  const isLoading = useRef(false)
  const open = async () => {
    setOpen(true)
    if (Window || isLoading.current) return
    isLoading.current = true
    try {
      const loaded = await load()
      setWindow(() => loaded)
    } catch {
      setOpen(false)
      toast.error(words.notLoaded, words.tryAgain)
    }
    isLoading.current = false
  }
  return {
    Window,
    isOpen,
    setOpen,
    open: () => void open(),
    // A hint that fails is no failure: opening tries again, and tells.
    prepare: () => void load().catch(() => {}),
  }
}
