import { useEffect, useEffectEvent } from 'react'

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/**
 * Takes files that are dropped anywhere on the page but on a place for files. Without it the browser would open them in
 * place of the page.
 */
export function useDropElsewhere(onDrop: (files: File[]) => void, isOn: boolean): void {
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    if (!isOn) return
    // A place for files has prevented the default already.
    const onOver = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    const onDropped = (event: DragEvent) => {
      if (!holdsFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragover', onOver, { signal })
    document.addEventListener('drop', onDropped, { signal })
    return () => listening.abort()
  }, [isOn])
}
