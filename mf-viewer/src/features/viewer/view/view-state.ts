import { useMemo, useState } from 'react'
import { flatten, type Model, partOfCopy } from '../model/model.ts'
import type { Projection } from '../scene/camera-rig.ts'
import type { Display, FaceOfCopy } from '../scene/drawn-model.ts'
import { rangeOf, type Section } from '../section/section.ts'

export type Unit = 'mm' | 'in'
/** What the pointer does beside turning the model, and which settings are open. */
export type Tool = 'section' | 'measure' | 'explode'

/** How a model is looked at. */
export interface ViewState {
  display: Display
  projection: Projection
  isTransparent: boolean
  /** Whether annotations of the file are drawn, if it has some. */
  isAnnotated: boolean
  unit: Unit
  tool: Tool | null
  section: Section | null
  /** How far parts are moved away from the middle, 0 to 1. */
  explode: number
  /** Ids of parts and assemblies that are switched off. */
  hidden: ReadonlySet<string>
  chosenPart: string | null
  /** The hole or note whose faces stand out. */
  feature: string | null
  /** Faces that stand out. */
  lit: readonly FaceOfCopy[]
}

export const firstState: ViewState = {
  ...{
    display: 'edges',
    projection: 'perspective',
    isTransparent: false,
    isAnnotated: true,
    unit: 'mm',
    tool: null,
    section: null,
  },
  ...{ explode: 0, hidden: new Set<string>(), chosenPart: null, feature: null, lit: [] },
}

export interface View {
  state: ViewState
  change: (changes: Partial<ViewState>) => void
  /** Numbers of the copies that are not drawn. */
  hiddenCopies: ReadonlySet<number>
  chosenCopies: ReadonlySet<number>
  /** Chooses the part that a copy is, or none. */
  chooseCopy: (copy: number | null) => void
}

/** The state of a view of `model`, with what follows from it. */
export function useView(model: Model, first: Partial<ViewState> = {}): View {
  const [state, setState] = useState<ViewState>({ ...firstState, ...first })
  const { hidden, chosenPart } = state
  const all = useMemo(() => flatten(model.parts), [model])
  const copiesOf = (isMeant: (id: string) => boolean) =>
    new Set(all.filter(({ id }) => isMeant(id)).flatMap(({ copies }) => copies))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `copiesOf` depends on `all` alone
  const hiddenCopies = useMemo(() => copiesOf((id) => hidden.has(id)), [all, hidden])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `copiesOf` depends on `all` alone
  const chosenCopies = useMemo(() => copiesOf((id) => id === chosenPart), [all, chosenPart])
  const change = (changes: Partial<ViewState>) => setState((before) => ({ ...before, ...changes }))
  return {
    ...{ state, change, hiddenCopies, chosenCopies },
    chooseCopy: (copy) =>
      change({
        chosenPart: copy === null ? null : (partOfCopy(model.parts, copy)?.id ?? null),
        feature: null,
        lit: [],
      }),
  }
}

/**
 * What a button of the rail does: opens its tool, or closes it; closing ends what it did, unless it is a cut. Parts are
 * measured where they belong.
 */
export function toggled(state: ViewState, tool: Tool, model: Model): Partial<ViewState> {
  if (state.tool === tool) return closed(tool)
  if (tool === 'measure') return { tool, explode: 0 }
  if (tool !== 'section') return { tool }
  const { min, max } = rangeOf(model.box, 'x')
  return { tool, section: state.section ?? { axis: 'x', at: (min + max) / 2, isFlipped: false } }
}

export function closed(tool: Tool): Partial<ViewState> {
  return { tool: null, ...(tool === 'section' && { section: null }), ...(tool === 'explode' && { explode: 0 }) }
}
