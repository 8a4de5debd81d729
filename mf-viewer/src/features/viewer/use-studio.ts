import { type RefObject, useEffect, useState } from 'react'
import type { PerspectiveCamera } from 'three'
import type { Model } from './model.ts'
import { steerByKey } from './steer-by-key.ts'
import { NoWebgl, Studio } from './studio.ts'

type StudioState = { status: 'starting' } | { status: 'ready'; studio: Studio } | { status: 'no-webgl' }

/** Keeps a studio with the model in `container` as long as both are there. */
export function useStudio(
  container: RefObject<HTMLElement | null>,
  model: Model,
  label: string,
  onRender: (camera: PerspectiveCamera) => void,
): StudioState {
  const [state, setState] = useState<StudioState>({ status: 'starting' })
  useEffect(() => {
    if (!container.current) return
    try {
      const studio = new Studio(container.current, model, onRender)
      const { canvas } = studio
      canvas.setAttribute('role', 'img')
      canvas.tabIndex = 0
      const steer = (event: KeyboardEvent) => {
        if (steerByKey(studio, event)) event.preventDefault()
      }
      canvas.addEventListener('keydown', steer)
      setState({ status: 'ready', studio })
      return () => studio.dispose()
    } catch (error) {
      if (!(error instanceof NoWebgl)) throw error
      setState({ status: 'no-webgl' })
    }
  }, [container, model, onRender])

  useEffect(() => {
    if (state.status === 'ready') state.studio.canvas.setAttribute('aria-label', label)
  }, [state, label])
  return state
}
