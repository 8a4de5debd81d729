import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

/** A part of one module within a page of another. What it is to show is told to it in words. */
export type Panel = ComponentType<Readonly<Record<string, string>>>

/** Loads the panels that the actor's modules offer. */
export interface PanelSource {
  /** @returns nothing where no module offers it */
  load(name: string): Promise<Panel> | undefined
  /** Forgets a load that failed, so that the next call tries again. */
  forget(name: string): void
}

/** None until the shell knows the actor's modules, and in tests. */
let source: PanelSource | undefined
const listeners = new Set<() => void>()

/** Says where panels come from: called by the shell. */
export function announcePanels(announced: PanelSource): void {
  source = announced
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

type Loaded =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; Panel: Panel }

const waiting: Loaded = { status: 'loading' }

/**
 * A panel that some module offers, by what it shows (docs/modules.md, 'Panels'). It is loaded when it is first shown. One
 * that is shown stays while a new list of modules is loaded from, and if that fails.
 */
export function usePanel(name: string): Loaded {
  const offered = useSyncExternalStore(subscribe, () => source)
  const [attempt, setAttempt] = useState(0)
  const [{ of, loaded }, setLoaded] = useState<{ of: string; loaded: Loaded }>({ of: name, loaded: waiting })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isWanted = true
    const settle = (outcome: Loaded) => {
      if (!isWanted) return
      const next = { of: name, loaded: outcome }
      const isKept = outcome.status === 'loading' || outcome.status === 'failed'
      setLoaded((now) => (isKept && now.of === name && now.loaded.status === 'ready' ? now : next))
    }
    const loading = offered?.load(name)
    settle(loading ? waiting : { status: 'missing' })
    const retry = () => {
      offered?.forget(name)
      setAttempt((before) => before + 1)
    }
    loading?.then(
      (Panel) => settle({ status: 'ready', Panel }),
      () => settle({ status: 'failed', retry }),
    )
    return () => {
      isWanted = false
    }
  }, [offered, name, attempt])
  return of === name ? loaded : waiting
}
