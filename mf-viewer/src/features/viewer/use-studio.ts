import { type RefObject, useEffect, useState } from 'react'
import type { PerspectiveCamera } from 'three'
import type { Model } from './model.ts'
import { viewOfKey } from './standard-views.ts'
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

const step = Math.PI / 18

/** @returns whether the key meant something here */
export function steerByKey(
  studio: Studio,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const arrows: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  }
  const arrow = arrows[event.key]
  const view = viewOfKey(event.key)
  if (arrow && event.shiftKey) studio.pan(arrow[0] * 0.06, arrow[1] * 0.06)
  else if (arrow) studio.orbit(arrow[0] * step, arrow[1] * step)
  else if (view) studio.view(view)
  else if (event.key === '+' || event.key === '=') studio.zoom(1 / 1.25)
  else if (event.key === '-' || event.key === '_') studio.zoom(1.25)
  else if (event.key === 'f' || event.key === 'F') studio.fit()
  else return false
  return true
}
