import { createContext, use, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Called by a form that holds unsent input. @returns how to release it */
type Hold = (forget: () => void) => () => void

export const HoldContext = createContext<Hold>(() => () => undefined)

/**
 * Whether something below a `HoldContext` holds unsent input, so that its container must stay. Containers may be nested.
 */
export function useHeld() {
  const outer = use(HoldContext)
  const [holding, setHolding] = useState<ReadonlySet<() => void>>(new Set())
  const hold = useCallback<Hold>(
    (forget) => {
      const release = outer(forget)
      setHolding((before) => new Set([...before, forget]))
      return () => {
        release()
        setHolding((before) => new Set([...before].filter((each) => each !== forget)))
      }
    },
    [outer],
  )
  /** Removes the drafts of all unsent input. */
  const forget = () => {
    for (const each of holding) each()
  }
  return { isHeld: holding.size > 0, hold, forget }
}

/** Keeps the container while something would be lost. @param forget removes its draft */
export function useHold(when: boolean, forget: (() => void) | undefined): void {
  const hold = use(HoldContext)
  const latest = useRef(forget)
  latest.current = forget
  // Before anything is painted: input and what ends it may arrive together.
  useLayoutEffect(() => {
    if (when) return hold(() => latest.current?.())
  }, [when, hold])
}
