import { createContext, use, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Told by a form that something typed in it is not sent. @returns ends that */
type Hold = (forget: () => void) => () => void

export const HoldContext = createContext<Hold>(() => () => undefined)

/**
 * Whether something below a `HoldContext` is typed and not sent: what it stands in must not go. Frames may stand in
 * each other.
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
  /** Forgets the drafts of all that is typed. */
  const forget = () => {
    for (const each of holding) each()
  }
  return { isHeld: holding.size > 0, hold, forget }
}

/** Holds what stands around while something would be lost. @param forget ends the draft of it */
export function useHold(when: boolean, forget: (() => void) | undefined): void {
  const hold = use(HoldContext)
  const latest = useRef(forget)
  latest.current = forget
  // Before anything is drawn: what is typed and what ends it may arrive together.
  useLayoutEffect(() => {
    if (when) return hold(() => latest.current?.())
  }, [when, hold])
}
