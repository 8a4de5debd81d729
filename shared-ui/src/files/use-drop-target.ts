import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts files that are dropped on an element.
 * @returns whether files are being dragged over it
 */
export function useDropTarget(
  target: RefObject<HTMLElement | null>,
  onDrop: (files: File[]) => void,
  enabled: boolean,
): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onDrop)

  useEffect(() => {
    const element = target.current
    if (!element || !enabled) return
    // Entering a child fires before leaving its parent, so the events are counted.
    let depth = 0
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onEnter = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth += 1
      setOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth -= 1
      setOver(depth > 0)
    }
    const onOver = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    const onDropped = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    element.addEventListener('dragenter', onEnter, options)
    element.addEventListener('dragleave', onLeave, options)
    element.addEventListener('dragover', onOver, options)
    element.addEventListener('drop', onDropped, options)
    return () => listening.abort()
  }, [target, enabled])

  return over && enabled
}
