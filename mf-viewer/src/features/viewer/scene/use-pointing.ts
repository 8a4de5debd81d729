import { useEffect, useRef } from 'react'
import type { Studio } from './studio.ts'

/** A drag of more pixels than this is no click. */
const still = 4

interface Pointing {
  /** A click, or a key that stands for one in the middle of the picture. */
  onPoint: (x: number, y: number) => void
  /** The pointer came to rest there, or left. Left out where nobody needs to know. */
  onHover?: ((at: { x: number; y: number } | null) => void) | undefined
}

/** Tells where somebody points in the picture; a drag that turns the model points at nothing. */
export function usePointing(studio: Studio | null, pointing: Pointing): void {
  const latest = useRef(pointing)
  latest.current = pointing
  useEffect(() => {
    if (!studio) return
    const { canvas } = studio
    let down = { x: 0, y: 0 }
    let frame = 0
    // two fingers zoom, and point at nothing
    let isAlone = true
    const press = ({ offsetX, offsetY, isPrimary }: PointerEvent) => {
      isAlone = isPrimary
      down = { x: offsetX, y: offsetY }
    }
    const release = ({ offsetX, offsetY, button }: PointerEvent) => {
      if (button !== 0 || !isAlone || Math.hypot(offsetX - down.x, offsetY - down.y) > still) return
      latest.current.onPoint(offsetX, offsetY)
    }
    const move = ({ offsetX, offsetY, buttons }: PointerEvent) => {
      if (!latest.current.onHover || buttons !== 0) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => latest.current.onHover?.({ x: offsetX, y: offsetY }))
    }
    const leave = () => {
      cancelAnimationFrame(frame)
      latest.current.onHover?.(null)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      latest.current.onPoint(studio.aim.x, studio.aim.y)
    }
    const listeners = { pointerdown: press, pointerup: release, pointermove: move, pointerleave: leave, keydown: key }
    for (const [name, listener] of Object.entries(listeners))
      canvas.addEventListener(name, listener as (event: Event) => void)
    return () => {
      cancelAnimationFrame(frame)
      for (const [name, listener] of Object.entries(listeners))
        canvas.removeEventListener(name, listener as (event: Event) => void)
    }
  }, [studio])
}
