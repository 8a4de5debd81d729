import { type RefObject, useEffect, useState } from 'react'
import type { Model } from '../model/model.ts'
import { NoWebgl } from './renderer.ts'
import { steerByKey } from './steer-by-key.ts'
import { Studio } from './studio.ts'

type StudioState = { status: 'starting' } | { status: 'ready'; studio: Studio } | { status: 'no-webgl' | 'lost' }

/** Keeps a studio with the model in `container` as long as both are there. */
export function useStudio(
  container: RefObject<HTMLElement | null>,
  model: Model,
  { label, dark }: { label: string; dark: boolean },
): StudioState & { restart: () => void } {
  const [state, setState] = useState<StudioState>({ status: 'starting' })
  const [starts, setStarts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another start makes another studio, another background does not
  useEffect(() => {
    if (!container.current) return
    try {
      const studio = new Studio(container.current, model, dark)
      const { canvas } = studio
      canvas.setAttribute('role', 'img')
      canvas.tabIndex = 0
      const steer = (event: KeyboardEvent) => {
        if (steerByKey(studio.navigation, event)) event.preventDefault()
      }
      const lose = () => setState({ status: 'lost' })
      canvas.addEventListener('keydown', steer)
      canvas.addEventListener('webglcontextlost', lose)
      setState({ status: 'ready', studio })
      return () => {
        canvas.removeEventListener('webglcontextlost', lose)
        studio.dispose()
      }
    } catch (error) {
      if (!(error instanceof NoWebgl)) throw error
      setState({ status: 'no-webgl' })
    }
  }, [container, model, starts])

  useEffect(() => {
    if (state.status === 'ready') state.studio.canvas.setAttribute('aria-label', label)
  }, [state, label])
  return { ...state, restart: () => setStarts((count) => count + 1) }
}
