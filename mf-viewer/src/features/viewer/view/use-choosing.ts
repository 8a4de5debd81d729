import { createContext, use, useState } from 'react'
import { faceOfNumber, numberOfFace } from '../model/faces.ts'
import type { Model } from '../model/model.ts'
import type { FaceOfCopy } from '../scene/drawn-model.ts'
import type { Studio } from '../scene/studio.ts'

/** Faces that are chosen for the page around the viewer. */
interface Choice {
  /** Those that are chosen, by their numbers in the file. */
  faces: readonly number[]
  /** Points at faces. */
  point: (faces: readonly number[]) => void
}

/** Null where nobody wants faces to be chosen. */
export const ChoiceContext = createContext<Choice | null>(null)

export interface Choosing {
  choice: Choice
  /** What is chosen, and what a click would choose. */
  lit: readonly FaceOfCopy[]
  point: (x: number, y: number) => void
  hover: (at: { x: number; y: number } | null) => void
}

/** A click points at the face that lies there. */
export function useChoosing(studio: Studio | null, model: Model): Choosing | null {
  const choice = use(ChoiceContext)
  const [meant, setMeant] = useState<number | null>(null)
  if (!choice) return null
  const faceAt = (x: number, y: number): number | null => {
    const { copy = 0, face = null } = studio?.pick(x, y) ?? {}
    return face === null ? null : numberOfFace(model, { copy, face })
  }
  const numbers = new Set([...choice.faces, ...(meant === null ? [] : [meant])])
  return {
    choice,
    lit: [...numbers].flatMap((number) => faceOfNumber(model, number) ?? []),
    point: (x, y) => {
      const face = faceAt(x, y)
      if (face !== null) choice.point([face])
    },
    hover: (at) => setMeant(at && faceAt(at.x, at.y)),
  }
}
