import { useEffect, useEffectEvent, useState } from 'react'

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/**
 * Accepts files dropped on the page outside of a drop zone. Without it the browser would leave the page and open the
 * file.
 * @returns whether files are being dragged over the page
 */
export function usePageDrop(onDrop: (files: File[]) => void, isOn: boolean): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    if (!isOn) return
    // Entering a child fires before leaving its parent, so enter and leave events are counted.
    let depth = 0
    const count = (change: 1 | -1) => (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth += change
      setOver(depth > 0)
    }
    // A drop zone has already prevented the default.
    const onOver = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    const onDropped = (event: DragEvent) => {
      depth = 0
      setOver(false)
      if (!holdsFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragover', onOver, { signal })
    document.addEventListener('drop', onDropped, { signal })
    document.addEventListener('dragenter', count(1), { signal })
    document.addEventListener('dragleave', count(-1), { signal })
    return () => listening.abort()
  }, [isOn])
  return isOver && isOn
}
