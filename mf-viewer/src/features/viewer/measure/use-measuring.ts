import { useState } from 'react'
import type { Model } from '../model/model.ts'
import type { Studio } from '../scene/studio.ts'
import type { Measured } from './measured.ts'
import { type Comparison, compare } from './measurements.ts'
import { snap } from './snap.ts'

export interface Measuring {
  /** One thing, or two that are compared. */
  chosen: readonly Measured[]
  comparison: Comparison | null
  /** What a click would choose. */
  meant: Measured | null
  point: (x: number, y: number) => void
  hover: (at: { x: number; y: number } | null) => void
  clear: () => void
}

/** What is measured: a click chooses a corner, an edge or a face, a second one compares, a third one begins anew. */
export function useMeasuring(studio: Studio | null, model: Model): Measuring {
  const [chosen, setChosen] = useState<readonly Measured[]>([])
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [meant, setMeant] = useState<Measured | null>(null)
  return {
    ...{ chosen, comparison, meant },
    point: (x, y) => {
      const found = studio && snap(studio, model, x, y)
      if (!found) return
      const [first, second] = chosen
      const isSecond = first !== undefined && second === undefined && !isSame(first, found)
      setChosen(isSecond ? [first, found] : [found])
      setComparison(isSecond ? compare(first, found) : null)
    },
    hover: (at) => setMeant(at && studio && snap(studio, model, at.x, at.y)),
    clear: () => {
      setChosen([])
      setComparison(null)
      setMeant(null)
    },
  }
}

/** Whether it is the same edge or face of the same copy; points are chosen by where they are. */
function isSame(one: Measured, other: Measured): boolean {
  if (one.kind === 'face' && other.kind === 'face') return one.copy === other.copy && one.face === other.face
  return one.kind === 'edge' && other.kind === 'edge' && one.copy === other.copy && one.edge === other.edge
}

/** The faces among these things, as they are lit up. */
export const facesOf = (things: readonly (Measured | null)[]) =>
  things.flatMap((thing) => (thing?.kind === 'face' ? [{ copy: thing.copy, face: thing.face }] : []))
